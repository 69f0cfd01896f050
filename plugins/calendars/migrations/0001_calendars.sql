-- Tables: `npm run migration` writes them from plugins/calendars/server. Change them there.

CREATE TABLE "busy_times" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"busy" integer[],
	"note" jsonb,
	CONSTRAINT "busy_times_pairs" CHECK (cardinality("busy_times"."busy") % 2 = 0),
	CONSTRAINT "busy_times_read" CHECK ("busy_times"."read_at" is not null or "busy_times"."busy" is null)
);
CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"host" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendars_one_per_person" UNIQUE("user_id"),
	CONSTRAINT "calendars_source" CHECK ("calendars"."source" in ('caldav', 'ics'))
);
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "busy_times_calendar" ON "busy_times" USING btree ("calendar_id");
CREATE INDEX "busy_times_begun" ON "busy_times" USING btree ("begun_at");

-- By hand: functions and triggers.

-- What calendars said is of the moment: a crash of the database empties the table, and no backup has it.
ALTER TABLE public.busy_times SET UNLOGGED;
