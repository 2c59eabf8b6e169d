CREATE TABLE `suppressions` (
	`address` text NOT NULL,
	`channel` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`address`, `cause`)
);
--> statement-breakpoint
CREATE INDEX `messages_user` ON `messages` (`user_id`);--> statement-breakpoint
CREATE INDEX `stops_campaign` ON `stops` (`campaign_id`) WHERE campaign_id IS NOT NULL;