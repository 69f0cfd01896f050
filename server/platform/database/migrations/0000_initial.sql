CREATE TABLE "allowed_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"domain_group_id" uuid,
	"added_by" text NOT NULL,
	"reason" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowed_emails_email_unique" UNIQUE("email"),
	CONSTRAINT "allowed_emails_email" CHECK ("allowed_emails"."email" = lower("allowed_emails"."email") and split_part("allowed_emails"."email", '@', 2) = "allowed_emails"."domain")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"domain_group_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "domain_groups_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "domain_groups_color" CHECK ("domain_groups"."color" ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"filename" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"copied_from" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_copied_once" UNIQUE("copied_from"),
	CONSTRAINT "images_copied" CHECK (("images"."source" = 'copied') = ("images"."copied_from" is not null)),
	CONSTRAINT "images_source" CHECK ("images"."source" in ('profile', 'admin-uploaded', 'copied'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_domain" text GENERATED ALWAYS AS (split_part(email, '@', 2)) STORED NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_image" text,
	"department" text,
	"matching_preference" text DEFAULT 'any' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"participation_status" text DEFAULT 'active' NOT NULL,
	"pause_start_date" date,
	"pause_end_date" date,
	"pause_reason" text,
	"employee_status" text DEFAULT 'active' NOT NULL,
	"leave_start_date" date,
	"leave_end_date" date,
	"leave_reason" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_validated" boolean DEFAULT false NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"needs_profile_setup" boolean DEFAULT true NOT NULL,
	"auth_method" text DEFAULT 'magic_link' NOT NULL,
	"password_hash" text,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(department, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_preference" CHECK ("users"."matching_preference" in ('same-department', 'cross-department', 'any')),
	CONSTRAINT "users_participation" CHECK ("users"."participation_status" in ('active', 'paused', 'opted_out')),
	CONSTRAINT "users_employee_status" CHECK ("users"."employee_status" in ('active', 'leave')),
	CONSTRAINT "users_pause_dates" CHECK ("users"."participation_status" = 'paused' or ("users"."pause_start_date" is null and "users"."pause_end_date" is null and "users"."pause_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"last_accessed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sign_in_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"code_hash" "bytea" NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_tokens_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_tokens_flow" CHECK ("sign_in_tokens"."flow" in ('magic_link', 'code', 'validation')),
	CONSTRAINT "sign_in_tokens_tries" CHECK ("sign_in_tokens"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pairing_id" uuid NOT NULL,
	"user1_id" uuid NOT NULL,
	"user2_id" uuid NOT NULL,
	"why" jsonb NOT NULL,
	"match_date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"user1_connection_status" text DEFAULT 'pending' NOT NULL,
	"user2_connection_status" text DEFAULT 'pending' NOT NULL,
	"user1_confirmed_at" timestamp (3) with time zone,
	"user2_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matches_two_people" CHECK ("matches"."user1_id" <> "matches"."user2_id"),
	CONSTRAINT "matches_status" CHECK ("matches"."status" in ('active', 'completed')),
	CONSTRAINT "matches_user1_answer" CHECK ("matches"."user1_connection_status" in ('pending', 'confirmed', 'not_confirmed')),
	CONSTRAINT "matches_user2_answer" CHECK ("matches"."user2_connection_status" in ('pending', 'confirmed', 'not_confirmed'))
);
--> statement-breakpoint
CREATE TABLE "pairing_members" (
	"pairing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"match_id" uuid,
	"reason" text,
	"is_active" boolean NOT NULL,
	CONSTRAINT "pairing_members_pairing_id_user_id_pk" PRIMARY KEY("pairing_id","user_id"),
	CONSTRAINT "pairing_members_outcome" CHECK (("pairing_members"."match_id" is null) = ("pairing_members"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"month" text NOT NULL,
	"domain_group_id" uuid,
	"domain_group_name" text,
	"group_number" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"total_pairs" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_deleted_at" timestamp (3) with time zone,
	"seed" bigint NOT NULL,
	"certificate" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "pairings_file_unique" UNIQUE("file_name"),
	CONSTRAINT "pairings_month_form" CHECK ("pairings"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pairings_status" CHECK ("pairings"."status" in ('active', 'completed')),
	CONSTRAINT "pairings_completed" CHECK (("pairings"."status" = 'completed') = ("pairings"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_photos" (
	"filename" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_rate" (
	"key" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"mood_description" text DEFAULT '' NOT NULL,
	"mood_image_url" text DEFAULT '' NOT NULL,
	"newsletter_image_url" text DEFAULT '' NOT NULL,
	"quote_text" text DEFAULT '' NOT NULL,
	"quote_author" text DEFAULT '' NOT NULL,
	"brain_buzzer_question" text DEFAULT '' NOT NULL,
	"brain_buzzer_choices" jsonb NOT NULL,
	"brain_buzzer_correct_answer" text DEFAULT '' NOT NULL,
	"coffee_chats_paragraph" text DEFAULT '' NOT NULL,
	"coffee_chat_starters" jsonb NOT NULL,
	"pro_tips" jsonb NOT NULL,
	"pairing_id" uuid,
	"match_placeholder" text DEFAULT '' NOT NULL,
	"closing_message" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "newsletters_month" CHECK ("newsletters"."month" between 1 and 12),
	CONSTRAINT "newsletters_status" CHECK ("newsletters"."status" in ('draft', 'approved', 'sent')),
	CONSTRAINT "newsletters_sent" CHECK (("newsletters"."status" = 'sent') = ("newsletters"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "send_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "send_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"send_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"match_email" text,
	"match_validated" boolean NOT NULL,
	"validation_issues" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"leased_by" integer,
	"lease_ends_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"send_status" text,
	"error_code" text,
	"error_message" text,
	"failure_reason" text,
	"is_senders_fault" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "send_recipients_once" UNIQUE("send_id","email"),
	CONSTRAINT "send_recipients_state" CHECK ("send_recipients"."state" in ('waiting', 'leased', 'committing', 'sent', 'failed', 'unknown', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"newsletter_id" uuid,
	"pairing_id" uuid,
	"pairing_file" text,
	"domain_group_id" uuid,
	"domain_group_name" text,
	"newsletter_title" text NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"resumes_by_itself" boolean DEFAULT false NOT NULL,
	"total_matches" integer NOT NULL,
	"validated_matches" integer NOT NULL,
	"total_recipients" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "sends_state" CHECK ("sends"."state" in ('queued', 'sending', 'paused', 'sent', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"expected_users" text NOT NULL,
	"additional_info" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "cycle_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cycle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"outcome" jsonb,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "cycle_steps_once" UNIQUE("cycle_id","kind","subject"),
	CONSTRAINT "cycle_steps_state" CHECK ("cycle_steps"."state" in ('waiting', 'committing', 'done', 'skipped', 'failed', 'unknown')),
	CONSTRAINT "cycle_steps_finished" CHECK (("cycle_steps"."state" in ('waiting', 'committing')) = ("cycle_steps"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "cycles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "cycles_once" UNIQUE("scheduled_at")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"send_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_match_id_user_id_pk" PRIMARY KEY("match_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "allowed_emails" ADD CONSTRAINT "allowed_emails_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profile_image_images_filename_fk" FOREIGN KEY ("profile_image") REFERENCES "public"."images"("filename") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user1_id_users_id_fk" FOREIGN KEY ("user1_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user2_id_users_id_fk" FOREIGN KEY ("user2_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_members" ADD CONSTRAINT "pairing_members_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_members" ADD CONSTRAINT "pairing_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_members" ADD CONSTRAINT "pairing_members_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_recipients" ADD CONSTRAINT "send_recipients_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_recipients" ADD CONSTRAINT "send_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_steps" ADD CONSTRAINT "cycle_steps_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowed_emails_group" ON "allowed_emails" USING btree ("domain_group_id");--> statement-breakpoint
CREATE INDEX "allowed_emails_domain" ON "allowed_emails" USING btree ("domain");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree (coalesce("domain_group_id", '00000000-0000-0000-0000-000000000000'::uuid),lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "domain_groups_name_unique" ON "domain_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "images_gallery" ON "images" USING btree ("created_at") WHERE "images"."source" <> 'profile';--> statement-breakpoint
CREATE INDEX "users_domain" ON "users" USING btree ("email_domain");--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("department","participation_status","pause_end_date","needs_profile_setup");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_tokens_email" ON "sign_in_tokens" USING btree ("email","flow","created_at");--> statement-breakpoint
CREATE INDEX "matches_pairing" ON "matches" USING btree ("pairing_id","status");--> statement-breakpoint
CREATE INDEX "matches_user1" ON "matches" USING btree ("user1_id");--> statement-breakpoint
CREATE INDEX "matches_user2" ON "matches" USING btree ("user2_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_members_one_active_match" ON "pairing_members" USING btree ("user_id") WHERE "pairing_members"."is_active" and "pairing_members"."match_id" is not null;--> statement-breakpoint
CREATE INDEX "pairing_members_user" ON "pairing_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pairing_members_match" ON "pairing_members" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "pairing_members_left_out" ON "pairing_members" USING btree ("pairing_id") WHERE "pairing_members"."match_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_one_active_per_scope_and_month" ON "pairings" USING btree (coalesce("domain_group_id", '00000000-0000-0000-0000-000000000000'::uuid),"month") WHERE "pairings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "pairings_month" ON "pairings" USING btree ("month");--> statement-breakpoint
CREATE INDEX "newsletters_status" ON "newsletters" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "newsletters_pairing" ON "newsletters" USING btree ("pairing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "send_recipients_message_id" ON "send_recipients" USING btree ("message_id") WHERE "send_recipients"."state" not in ('failed', 'cancelled');--> statement-breakpoint
CREATE INDEX "send_recipients_due" ON "send_recipients" USING btree ("next_attempt_at","id") WHERE "send_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "send_recipients_held" ON "send_recipients" USING btree ("leased_by") WHERE "send_recipients"."state" in ('leased', 'committing');--> statement-breakpoint
CREATE INDEX "send_recipients_state" ON "send_recipients" USING btree ("send_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "sends_one_open_per_newsletter" ON "sends" USING btree ("newsletter_id") WHERE "sends"."state" in ('queued', 'sending', 'paused');--> statement-breakpoint
CREATE INDEX "sends_month" ON "sends" USING btree ("year","month");--> statement-breakpoint
CREATE INDEX "sends_pairing" ON "sends" USING btree ("pairing_id");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "cycles_open" ON "cycles" USING btree ("scheduled_at") WHERE "cycles"."finished_at" is null;--> statement-breakpoint
CREATE VIEW "public"."whitelist_coverage" AS (
  select users.id as user_id,
    users.is_admin or case when exact.id is not null then exact.is_active else coalesce(wildcard.is_active, false) end as is_covered,
    case when exact.id is not null then exact.domain_group_id else wildcard.domain_group_id end as domain_group_id
  from users
  left join allowed_emails exact on exact.email = users.email
  left join allowed_emails wildcard on wildcard.email = '*@' || users.email_domain);