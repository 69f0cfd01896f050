CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid,
	"user1_id" uuid NOT NULL,
	"user2_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"sequence" integer NOT NULL,
	"uid" text NOT NULL,
	"booked_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_one_per_match" UNIQUE("match_id"),
	CONSTRAINT "meetings_uid" UNIQUE("uid"),
	CONSTRAINT "meetings_two_people" CHECK ("meetings"."user1_id" <> "meetings"."user2_id"),
	CONSTRAINT "meetings_booked_by" CHECK ("meetings"."booked_by" in ("meetings"."user1_id", "meetings"."user2_id")),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('booked', 'cancelled')),
	CONSTRAINT "meetings_sequence" CHECK ("meetings"."sequence" >= 0),
	CONSTRAINT "meetings_uid_form" CHECK ("meetings"."uid" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "meetings_quarter_hour" CHECK (extract(epoch from "meetings"."starts_at")::bigint % 900 = 0)
);
--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_kind";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "organiser_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user1_id_users_id_fk" FOREIGN KEY ("user1_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user2_id_users_id_fk" FOREIGN KEY ("user2_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_user1" ON "meetings" USING btree ("user1_id");--> statement-breakpoint
CREATE INDEX "meetings_user2" ON "meetings" USING btree ("user2_id");--> statement-breakpoint
CREATE INDEX "meetings_to_come" ON "meetings" USING btree ("starts_at") WHERE "meetings"."state" = 'booked';--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_organiser" ON "matches" USING btree ("organiser_id");--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_organiser_is_of_it" CHECK ("matches"."organiser_id" in ("matches"."user1_id", "matches"."user2_id"));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder', 'heads-up', 'silence', 'stranded', 'rescue', 'invitation'));