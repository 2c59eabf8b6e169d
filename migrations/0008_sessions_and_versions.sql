ALTER TABLE `campaigns` ADD `plan_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `session_id` text;