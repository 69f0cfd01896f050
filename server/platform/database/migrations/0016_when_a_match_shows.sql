ALTER TABLE "pairings" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "publish" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_publish" CHECK ("programme"."publish" in ('at-once', 'with-newsletter'));--> statement-breakpoint
-- Until now everybody saw their match as soon as it was made.
UPDATE "pairings" SET "published_at" = "created_at";
