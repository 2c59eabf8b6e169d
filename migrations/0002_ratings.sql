ALTER TABLE `campaigns` ADD `style_offers_off` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `banned_lines` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `style` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `tier` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `techniques` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `line` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `rating` text;