CREATE TABLE "programme" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"cycle" text,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"cycle_send" text DEFAULT 'draft' NOT NULL,
	"minimum_users" integer DEFAULT 4 NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"plan" text,
	"plan_since" timestamp (3) with time zone,
	CONSTRAINT "programme_one_row" CHECK ("programme"."is_only"),
	CONSTRAINT "programme_cycle" CHECK ("programme"."cycle" ~ '^[^ ]+( [^ ]+){4}$'),
	CONSTRAINT "programme_time_zone" CHECK ("programme"."time_zone" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
	CONSTRAINT "programme_cycle_send" CHECK ("programme"."cycle_send" in ('draft', 'send')),
	CONSTRAINT "programme_minimum_users" CHECK ("programme"."minimum_users" between 2 and 1000000),
	CONSTRAINT "programme_plan_since" CHECK (("programme"."plan" is null) = ("programme"."plan_since" is null))
);
--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "programme" jsonb;--> statement-breakpoint
-- The plan by which the cycle ran until now. In a new database the product makes the row: no migration fills a table
-- of an empty one, or a backup could not be restored into it.
INSERT INTO "programme" ("plan", "plan_since")
SELECT "value" ->> 'cycle', ("value" ->> 'since')::timestamptz FROM "installation"
WHERE "key" = 'cycle in force' AND "value" ->> 'cycle' IS NOT NULL;
--> statement-breakpoint
DELETE FROM "installation" WHERE "key" = 'cycle in force';
