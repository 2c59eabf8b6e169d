ALTER TABLE `campaigns` ADD `size` text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `paused_until` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `every_other_day` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `repeat_of` integer REFERENCES campaigns(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `finished` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_repeat` ON `campaigns` (`repeat_of`);--> statement-breakpoint
ALTER TABLE `messages` ADD `offer` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `moved_from` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `dropped` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_offers` ON `messages` (`campaign_id`,`sent_at`) WHERE offer IS NOT NULL;