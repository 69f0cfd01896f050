ALTER TABLE "matches" DROP CONSTRAINT "matches_organiser_is_of_it";--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_booked_by";--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_id" uuid;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_first_name" text;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_last_name" text;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_email" text;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_department" text;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user3_connection_status" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "user3_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "user3_connection_status" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "user3_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "user3_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "user3_reply" text;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "threes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user3_id_users_id_fk" FOREIGN KEY ("user3_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user3_id_users_id_fk" FOREIGN KEY ("user3_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_user3" ON "matches" USING btree ("user3_id") WHERE "matches"."user3_id" is not null;--> statement-breakpoint
CREATE INDEX "matches_of_three" ON "matches" USING btree ("pairing_id") WHERE "matches"."user3_id" is not null;--> statement-breakpoint
CREATE INDEX "meetings_user3" ON "meetings" USING btree ("user3_id") WHERE "meetings"."user3_id" is not null;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_three_people" CHECK ("matches"."user3_id" <> "matches"."user1_id" and "matches"."user3_id" <> "matches"."user2_id");--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_third" CHECK (case when "matches"."user3_id" is null then "matches"."user3_connection_status" is null and "matches"."user3_confirmed_at" is null
        else "matches"."user3_connection_status" is not null end);--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user3_answer" CHECK ("matches"."user3_connection_status" in ('pending', 'confirmed', 'not_confirmed'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_organiser_is_of_it" CHECK ("matches"."organiser_id" in ("matches"."user1_id", "matches"."user2_id", coalesce("matches"."user3_id", "matches"."user1_id")));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_three_people" CHECK ("meetings"."user3_id" <> "meetings"."user1_id" and "meetings"."user3_id" <> "meetings"."user2_id");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user3_reply" CHECK ("meetings"."user3_reply" in ('accepted', 'tentative'));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_booked_by" CHECK ("meetings"."booked_by" in ("meetings"."user1_id", "meetings"."user2_id", coalesce("meetings"."user3_id", "meetings"."user1_id")));