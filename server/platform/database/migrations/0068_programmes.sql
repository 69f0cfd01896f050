-- needs: 0067_newsletter_translations
-- allowed: the view `programme` below is what the version before reads and writes; it has the first programme only
ALTER TABLE "programme" RENAME TO "programmes";--> statement-breakpoint
-- allowed: the view is for the first programme, whose rules stay
ALTER TABLE "programmes" DROP CONSTRAINT "programme_one_row";--> statement-breakpoint
-- allowed: replaced below by one of the same rows, which is found by the same columns
ALTER TABLE "programmes" DROP CONSTRAINT "programme_pkey";--> statement-breakpoint
ALTER TABLE "programmes" ALTER COLUMN "is_only" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL,
	ADD COLUMN "name" text DEFAULT 'Cup of Joe' NOT NULL,
	ADD COLUMN "slug" text DEFAULT 'cup-of-joe' NOT NULL,
	ADD COLUMN "description" text DEFAULT '' NOT NULL,
	ADD COLUMN "colour" text DEFAULT '#a06a3f' NOT NULL,
	ADD COLUMN "audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	ADD COLUMN "weeks" jsonb,
	ADD COLUMN "join" text DEFAULT 'everyone' NOT NULL,
	ADD COLUMN "size" integer DEFAULT 2 NOT NULL,
	ADD COLUMN "scope" text DEFAULT 'per-group' NOT NULL,
	ADD COLUMN "no_repeat_months" integer DEFAULT 3 NOT NULL,
	ADD COLUMN "archived_at" timestamp (3) with time zone,
	ADD CONSTRAINT "programmes_first" UNIQUE("is_only"),
	ADD CONSTRAINT "programmes_slug" UNIQUE("slug"),
	ADD CONSTRAINT "programme_only_first" CHECK (coalesce("programmes"."is_only", false) = ("programmes"."id" = '00000000-0000-4000-8000-000000000001')),
	ADD CONSTRAINT "programme_first_stays" CHECK ("programmes"."archived_at" is null or "programmes"."is_only" is null),
	ADD CONSTRAINT "programme_name_length" CHECK (char_length("programmes"."name") between 1 and 60),
	ADD CONSTRAINT "programme_colour" CHECK ("programmes"."colour" ~ '^#[0-9a-fA-F]{6}$'),
	ADD CONSTRAINT "programme_one_rhythm" CHECK ("programmes"."cycle" is null or "programmes"."weeks" is null),
	ADD CONSTRAINT "programme_join" CHECK ("programmes"."join" in ('everyone', 'opt-in')),
	ADD CONSTRAINT "programme_size" CHECK ("programmes"."size" between 2 and 5),
	ADD CONSTRAINT "programme_scope" CHECK ("programmes"."scope" in ('per-group', 'across', 'between')),
	ADD CONSTRAINT "programme_no_repeat_months" CHECK ("programmes"."no_repeat_months" between 0 and 12);--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_name" ON "programmes" USING btree (lower("name")) WHERE "programmes"."archived_at" is null;--> statement-breakpoint
CREATE VIEW "programme" AS SELECT "is_only", "cycle", "time_zone", "next_round", "cycle_send", "minimum_users", "reminders", "heads_up_days", "dormant_after", "threes", "publish", "booking", "language", "plan", "plan_since" FROM "programmes" WHERE "is_only" WITH CASCADED CHECK OPTION;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "pairings" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL,
	ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "heads_ups" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "skips" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "monthly_cap" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_monthly_cap" CHECK ("users"."monthly_cap" between 1 and 3) NOT VALID;--> statement-breakpoint
CREATE TABLE "participations" (
	"programme_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL,
	"user_id" uuid NOT NULL,
	"is_in" boolean NOT NULL,
	"until" date,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participations_programme_id_user_id_pk" PRIMARY KEY("programme_id","user_id"),
	CONSTRAINT "participations_until" CHECK ("participations"."until" is null or not "participations"."is_in")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participations_user" ON "participations" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_of_programme" UNIQUE("id","programme_id");--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_day_form" CHECK ("pairings"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and left("pairings"."day", 7) = "pairings"."month");--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_of_pairing" FOREIGN KEY ("pairing_id","programme_id") REFERENCES "public"."pairings"("id","programme_id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "heads_ups" ADD CONSTRAINT "heads_ups_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- allowed: a month of seven digits, as the version before writes it, has this form, too
ALTER TABLE "heads_ups" DROP CONSTRAINT "heads_ups_month_form", ADD CONSTRAINT "heads_ups_period_form" CHECK ("heads_ups"."month" ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$') NOT VALID;--> statement-breakpoint
ALTER TABLE "skips" ADD CONSTRAINT "skips_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- allowed: only those who sit out a round; while the version before still runs, a skip by it fails, and is tried again
ALTER TABLE "skips" DROP CONSTRAINT "skips_pkey", ADD CONSTRAINT "skips_user_id_programme_id_pk" PRIMARY KEY("user_id","programme_id");--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_once_in_programme" UNIQUE("programme_id","scheduled_at");--> statement-breakpoint
-- allowed: two programmes may be due at once; of one, the constraint above says the same
ALTER TABLE "cycles" DROP CONSTRAINT "cycles_once";--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_one_active_per_scope_and_period" ON "pairings" USING btree ("programme_id",coalesce("domain_group_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("day", "month")) WHERE "pairings"."status" = 'active';
