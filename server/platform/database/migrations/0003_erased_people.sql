DROP INDEX "users_department";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("department","participation_status","pause_end_date","needs_profile_setup","erased_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or ("users"."email" = 'erased-' || "users"."id"::text and "users"."first_name" = 'A former colleague'
        and "users"."last_name" = '' and "users"."bio" = '' and "users"."department" is null and "users"."profile_image" is null
        and "users"."participation_status" = 'opted_out' and "users"."employee_status" = 'active' and "users"."leave_start_date" is null
        and "users"."leave_end_date" is null and "users"."leave_reason" is null and "users"."password_hash" is null and "users"."needs_profile_setup"
        and not ("users"."is_active" or "users"."is_admin" or "users"."is_sample" or "users"."is_validated" or "users"."is_email_verified")));