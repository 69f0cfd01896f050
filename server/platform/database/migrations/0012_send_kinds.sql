ALTER TABLE "sends" ADD COLUMN "kind" text DEFAULT 'newsletter' NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder'));--> statement-breakpoint
UPDATE "sends" SET "kind" = 'reminder' WHERE "id" IN (SELECT "send_id" FROM "reminders");
