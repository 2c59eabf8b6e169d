CREATE TABLE `campaign_questions` (
	`campaign_id` integer NOT NULL,
	`question` text NOT NULL,
	`week` integer NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `question`, `week`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `ai_writing` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `topic` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `plan_smallest` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `plan_snag` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `plan_person` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `plan_next` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `plan_restart` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `dose_verb` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `lock_screen_words` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `check_ins` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `on_hold` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `own_words` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `short` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `condition` text;--> statement-breakpoint
UPDATE `campaigns` SET `size` = 'usual' WHERE `size` = 'stretch';
--> statement-breakpoint
UPDATE `messages` SET `line` = NULL WHERE `line` IS NOT NULL;
