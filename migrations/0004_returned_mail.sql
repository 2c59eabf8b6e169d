DROP INDEX `deliveries_try`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `request_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`message_id`,`identifier`,`attempt`,`channel`,`outcome`);