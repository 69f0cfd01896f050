ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "working_days" integer[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "works_from" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "works_to" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "meeting_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_time_zone" CHECK ("users"."time_zone" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_working_hours" CHECK (("users"."working_days" is null and "users"."works_from" is null and "users"."works_to" is null)
        or ("users"."working_days" <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality("users"."working_days") between 1 and 7
          and "users"."works_from" >= 0 and "users"."works_to" < 1440 and "users"."works_to" - "users"."works_from" >= 60
          and "users"."works_from" % 15 = 0 and "users"."works_to" % 15 = 0) is true);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_meeting_link" CHECK ("users"."meeting_link" = '' or "users"."meeting_link" ~* '^https://[^/[:space:]][^[:space:]]*$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or ("users"."email" = 'erased-' || "users"."id"::text and "users"."first_name" = 'A former colleague'
        and "users"."last_name" = '' and "users"."bio" = '' and "users"."meeting_link" = ''
        and "users"."time_zone" is null and "users"."working_days" is null and "users"."department" is null and "users"."profile_image" is null
        and "users"."participation_status" = 'opted_out' and "users"."employee_status" = 'active' and "users"."leave_start_date" is null
        and "users"."leave_end_date" is null and "users"."leave_reason" is null and "users"."password_hash" is null and "users"."needs_profile_setup"
        and not ("users"."is_active" or "users"."is_admin" or "users"."is_sample" or "users"."is_validated" or "users"."is_email_verified")));