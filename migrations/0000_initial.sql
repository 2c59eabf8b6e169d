CREATE TABLE `account_tokens` (
	`key` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer,
	`address` text,
	`tries_left` integer DEFAULT 1 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_expiry` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `daily_usage` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `identities` (
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`avatar` text,
	`access_token` text,
	`refresh_token` text,
	`created_at` integer NOT NULL,
	`name` text,
	`public_key` text,
	`counter` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_once` ON `identities` (`user_id`,`provider`) WHERE provider <> 'passkey';--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_confirmed_at` integer,
	`pending_email` text,
	`password_hash` text,
	`phone` text,
	`email_hash` text NOT NULL,
	`phone_hash` text,
	`phone_confirmed_at` integer,
	`carrier` text,
	`email_fallback` integer DEFAULT true NOT NULL,
	`ai_writing` integer DEFAULT true NOT NULL,
	`timezone` text NOT NULL,
	`moving_since` integer,
	`calendar_key` text,
	`blocked_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_confirmed_email` ON `users` (`email_key`) WHERE email_confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_calendar_key` ON `users` (`calendar_key`);--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`phone`);--> statement-breakpoint
CREATE INDEX `users_moving` ON `users` (`moving_since`) WHERE moving_since IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seed` text NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`frequency` text NOT NULL,
	`message_time` text NOT NULL,
	`message_style` text NOT NULL,
	`delivery_method` text NOT NULL,
	`dose_verb` text,
	`topic` text,
	`hue` text NOT NULL,
	`icon` text NOT NULL,
	`lock_screen_words` integer DEFAULT false NOT NULL,
	`check_ins` integer DEFAULT false NOT NULL,
	`plan_anchor` text,
	`plan_action` text,
	`plan_smallest` text,
	`plan_snag` text,
	`plan_person` text,
	`plan_why` text,
	`plan_restart` text,
	`plan_next` text,
	`custom_time` text,
	`send_minute` integer NOT NULL,
	`kind` text NOT NULL,
	`on_hold` integer DEFAULT false NOT NULL,
	`start_date` text NOT NULL,
	`time_zone` text NOT NULL,
	`timezone_offset` integer DEFAULT 0 NOT NULL,
	`ends_at` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`completed` integer DEFAULT false NOT NULL,
	`size` text DEFAULT 'usual' NOT NULL,
	`paused_until` text,
	`every_other_day` integer DEFAULT false NOT NULL,
	`every_day_kept` integer DEFAULT false NOT NULL,
	`repeat_of` integer,
	`finished` integer DEFAULT false NOT NULL,
	`planned_at` integer DEFAULT 0 NOT NULL,
	`plan_version` integer DEFAULT 0 NOT NULL,
	`text_seed` text,
	`undo_version` integer,
	`undo_seed` text,
	`undo_week` integer,
	`written_through_week` integer DEFAULT 0 NOT NULL,
	`ai_next_try_at` integer,
	`ai_tokens` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`repeat_of`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_seed` ON `campaigns` (`seed`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_repeat` ON `campaigns` (`repeat_of`);--> statement-breakpoint
CREATE INDEX `campaigns_user` ON `campaigns` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_closing` ON `campaigns` (`ends_at`) WHERE completed = 0;--> statement-breakpoint
CREATE TABLE `inbound_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`sender` text NOT NULL,
	`helped` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inbound_messages_sender` ON `inbound_messages` (`sender`,`received_at`);--> statement-breakpoint
CREATE INDEX `inbound_messages_age` ON `inbound_messages` (`received_at`);--> statement-breakpoint
CREATE TABLE `opt_outs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`campaign_id` integer,
	`channel` text,
	`scope` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opt_outs_once` ON `opt_outs` (`user_id`,`scope`,`cause`);--> statement-breakpoint
CREATE INDEX `opt_outs_campaign` ON `opt_outs` (`campaign_id`) WHERE campaign_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `retired_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` integer NOT NULL,
	`text_key` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `retired_texts_once` ON `retired_texts` (`campaign_id`,`text_key`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`address` text NOT NULL,
	`channel` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`address`, `cause`)
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`campaign_id` integer,
	`message_id` integer,
	`reason` text NOT NULL,
	`identifier` text NOT NULL,
	`due_at` integer NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`next_try_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`channel` text,
	`cause` text,
	`error` text,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`message_id`,`identifier`);--> statement-breakpoint
CREATE INDEX `deliveries_campaign` ON `deliveries` (`campaign_id`,`status`,`due_at`,`reason`,`message_id`,`cause`);--> statement-breakpoint
CREATE INDEX `deliveries_user` ON `deliveries` (`user_id`,`status`,(CASE WHEN settled_at IS NULL THEN due_at ELSE settled_at END));--> statement-breakpoint
CREATE INDEX `deliveries_overdue` ON `deliveries` (`due_at`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`delivery_id` integer NOT NULL,
	`attempt` integer NOT NULL,
	`channel` text NOT NULL,
	`outcome` text NOT NULL,
	`error` text,
	`provider_id` text,
	`request_id` text,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL,
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_attempts_once` ON `delivery_attempts` (`delivery_id`,`attempt`,`channel`,`outcome`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaign_id` integer NOT NULL,
	`kind` text NOT NULL,
	`notes` text NOT NULL,
	`content` text NOT NULL,
	`writer` text NOT NULL,
	`own_words` text,
	`short` text,
	`condition` text,
	`entry` text,
	`edited` integer DEFAULT false NOT NULL,
	`rating` text,
	`offer` text,
	`moved_from` text,
	`moved_from_minute` integer,
	`size_from` text,
	`smaller` integer DEFAULT false NOT NULL,
	`slot_index` integer,
	`week` integer NOT NULL,
	`slot_kind` text NOT NULL,
	`local_date` text NOT NULL,
	`day_ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`mark` text,
	`marked_at` integer,
	`day_note` text,
	`noted_at` integer,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_day` ON `messages` (`campaign_id`,`local_date`,(CASE WHEN kind = 'planned' OR kind = 'closing' THEN kind END));--> statement-breakpoint
CREATE UNIQUE INDEX `messages_call` ON `messages` (`campaign_id`,`idempotency_key`) WHERE idempotency_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`identifier` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`html` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`channel`,`identifier`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `replaced_texts` (
	`campaign_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`content` text NOT NULL,
	`writer` text NOT NULL,
	`own_words` text,
	`short` text,
	`condition` text,
	`entry` text,
	PRIMARY KEY(`campaign_id`, `local_date`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE VIEW `stops` AS 
  SELECT user_id, id, campaign_id, channel, cause, created_at FROM opt_outs
  UNION ALL
  SELECT u.id, NULL, NULL, s.channel, s.cause, s.created_at FROM users u JOIN suppressions s
    ON s.address IN (u.email_hash, u.phone_hash);--> statement-breakpoint
CREATE VIEW `progress` AS 
  SELECT d.user_id, d.campaign_id, d.id AS delivery_id, d.reason, d.status, d.cause, d.due_at, d.settled_at,
    d.channel, d.tries, d.error, m.id AS message_id, m.kind, m.slot_index, m.week, m.slot_kind, m.local_date,
    m.day_ends_at, m.time_zone, m.mark, m.marked_at, m.day_note, m.writer, m.edited, m.condition, m.entry, m.offer,
    m.rating, m.notes,
    m.content, m.own_words, m.short, m.kind = 'planned' AND m.mark IS 'done' AS is_done,
    CASE WHEN m.kind <> 'planned' THEN NULL
      WHEN m.mark IS 'done' AND d.status <> 'failed' THEN m.day_ends_at - 86400000
      WHEN d.status = 'sent' OR (m.mark IS 'skipped' AND d.cause IS 'day_skipped') THEN m.day_ends_at END AS due_from
  FROM deliveries d JOIN messages m ON m.id = d.message_id
  WHERE d.reason <> 'snooze';