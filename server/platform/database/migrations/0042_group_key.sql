DROP INDEX "users_department";--> statement-breakpoint
DROP INDEX "users_readiness";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "group_key" text GENERATED ALWAYS AS (case when erased_at is not null then '@' else coalesce(case when entry_is_active is null
          then '@' || nullif(split_part(email, '@', 2), '') else entry_group_id::text end, '') end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("department","participation_status","pause_end_date","needs_profile_setup","erased_at","group_key");--> statement-breakpoint
CREATE INDEX "users_readiness" ON "users" USING btree ("group_key","email_domain","entry_is_active","entry_group_id","is_active","is_admin","is_validated","needs_profile_setup","participation_status","pause_end_date","employee_status","leave_start_date","leave_end_date") WHERE "users"."erased_at" is null;