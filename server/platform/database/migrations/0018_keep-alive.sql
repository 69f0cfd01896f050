CREATE TABLE "heads_ups" (
	"month" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "heads_ups_month_user_id_pk" PRIMARY KEY("month","user_id"),
	CONSTRAINT "heads_ups_month_form" CHECK ("heads_ups"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "silences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skips" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pairing_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "heads_up_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "dormant_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "heads_ups" ADD CONSTRAINT "heads_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silences" ADD CONSTRAINT "silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skips" ADD CONSTRAINT "skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skips" ADD CONSTRAINT "skips_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heads_ups_user" ON "heads_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skips_pairing" ON "skips" USING btree ("pairing_id");--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_heads_up_days" CHECK ("programme"."heads_up_days" between 0 and 14);--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_dormant_after" CHECK ("programme"."dormant_after" between 0 and 24);--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder', 'heads-up', 'silence'));--> statement-breakpoint
-- What came before is not counted: nobody is silent from the first day.
UPDATE "users" SET "last_active_at" = now() WHERE "erased_at" IS NULL;
