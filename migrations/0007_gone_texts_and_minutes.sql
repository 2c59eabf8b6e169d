ALTER TABLE `campaigns` ADD `gone_texts` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `moved_from_minute` integer;