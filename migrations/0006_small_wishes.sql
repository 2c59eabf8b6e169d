ALTER TABLE `campaigns` ADD `every_day_kept` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `size_from` text;