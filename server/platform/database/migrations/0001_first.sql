-- The first form of the database. CONTRIBUTING.md says how to change it.

-- By hand: what the tables need.
-- Names are sorted by their letters: in ICU's root order, or by code points where PostgreSQL was built without ICU.
DO $$ BEGIN
  CREATE COLLATION public.names (provider = icu, locale = 'und');
EXCEPTION WHEN feature_not_supported THEN
  CREATE COLLATION public.names FROM "C";
END $$;

-- Tables: `npm run migration` writes them from server/tables. Change them there.

CREATE TABLE "directory_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text,
	"display_name" text NOT NULL,
	"domain_group_id" uuid,
	"department_id" uuid,
	"tied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "directory_groups_one_tie" CHECK ("directory_groups"."domain_group_id" is null or "directory_groups"."department_id" is null)
);
CREATE TABLE "directory_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "directory_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
CREATE TABLE "directory_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"user_name" text,
	"known_as" uuid,
	"given_name" text,
	"family_name" text,
	"display_name" text,
	"work_email" text,
	"title" text,
	"preferred_language" text,
	"locale" text,
	"time_zone" text,
	"department" text,
	"manager" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "former_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"replaced_by" uuid,
	"replaced_at" timestamp (3) with time zone,
	"kept" jsonb,
	"is_asked" boolean DEFAULT false NOT NULL,
	"is_same" boolean
);
CREATE TABLE "cycle_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cycle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"note" jsonb,
	"outcome" jsonb,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "cycle_steps_once" UNIQUE("cycle_id","kind","subject"),
	CONSTRAINT "cycle_steps_state" CHECK ("cycle_steps"."state" in ('waiting', 'committing', 'done', 'skipped', 'failed', 'unknown')),
	CONSTRAINT "cycle_steps_finished" CHECK (("cycle_steps"."state" in ('waiting', 'committing')) = ("cycle_steps"."finished_at" is null))
);
CREATE TABLE "cycles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"programme" jsonb,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "cycles_once_in_programme" UNIQUE("programme_id","scheduled_at")
);
CREATE TABLE "reminders" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"send_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_match_id_user_id_pk" PRIMARY KEY("match_id","user_id")
);
CREATE TABLE "allowed_emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"domain_group_id" uuid,
	"added_by" text NOT NULL,
	"reason" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_barred_by_directory" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowed_emails_email_unique" UNIQUE("email"),
	CONSTRAINT "allowed_emails_email" CHECK ("allowed_emails"."email" = lower("allowed_emails"."email") and split_part("allowed_emails"."email", '@', 2) = "allowed_emails"."domain")
);
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"domain_group_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "domain_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "domain_groups_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"language" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"next_round" text,
	"next_round_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "domain_groups_language" CHECK ("domain_groups"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar')),
	CONSTRAINT "domain_groups_color" CHECK ("domain_groups"."color" ~ '^#[0-9a-fA-F]{6}$')
);
CREATE TABLE "images" (
	"filename" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"copied_from" text,
	"domain_group_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_copied_once" UNIQUE("copied_from"),
	CONSTRAINT "images_copied" CHECK (("images"."source" = 'copied') = ("images"."copied_from" is not null)),
	CONSTRAINT "images_source" CHECK ("images"."source" in ('profile', 'admin-uploaded', 'copied'))
);
CREATE TABLE "feedback" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"beans" smallint,
	"line" text NOT NULL,
	"may_be_quoted" boolean DEFAULT false NOT NULL,
	"domain_group_id" uuid,
	"batch_id" uuid,
	"batch_size" integer,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_match_id_user_id_pk" PRIMARY KEY("match_id","user_id"),
	CONSTRAINT "feedback_beans" CHECK ("feedback"."beans" between 1 and 5),
	CONSTRAINT "feedback_line" CHECK (length("feedback"."line") <= 280),
	CONSTRAINT "feedback_month_form" CHECK ("feedback"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "feedback_batch" CHECK (("feedback"."batch_id" is null) = ("feedback"."batch_size" is null)),
	CONSTRAINT "feedback_batch_size" CHECK ("feedback"."batch_size" >= 5),
	CONSTRAINT "feedback_taken_back" CHECK ("feedback"."beans" is not null or ("feedback"."batch_id" is not null and "feedback"."line" = ''))
);
CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_kind_subject_id_pk" PRIMARY KEY("import_id","kind","subject_id"),
	CONSTRAINT "import_changes_kind" CHECK ("import_changes"."kind" in ('person', 'entry', 'department', 'group'))
);
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"content" text,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"figures" jsonb,
	"refused" text,
	"group_ids" uuid[],
	CONSTRAINT "imports_applied" CHECK (("imports"."applied_at" is null) = ("imports"."figures" is null))
);
CREATE TABLE "undo_rows" (
	"undo_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	CONSTRAINT "undo_rows_undo_id_subject_id_pk" PRIMARY KEY("undo_id","subject_id")
);
CREATE TABLE "undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"group_ids" uuid[],
	CONSTRAINT "undos_kind" CHECK ("undos"."kind" in ('user', 'entry'))
);
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
CREATE TABLE "held_credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"of_table" text NOT NULL,
	"user_id" uuid,
	"content" jsonb NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"expected_users" text NOT NULL,
	"additional_info" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
CREATE TABLE "bounces" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "bounces_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "bounces_month" CHECK ("bounces"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"is_address_fault" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "mail_events_kind" CHECK ("mail_events"."kind" in ('delivered', 'bounced', 'dropped', 'complained', 'unsubscribed'))
);
CREATE TABLE "mail_photos" (
	"filename" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
CREATE TABLE "group_domains" (
	"domain_group_id" uuid NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "group_domains_domain_group_id_domain_pk" PRIMARY KEY("domain_group_id","domain"),
	CONSTRAINT "group_domains_domain" CHECK ("group_domains"."domain" = lower("group_domains"."domain") and "group_domains"."domain" !~ '[@*[:space:]]')
);
CREATE TABLE "group_managers" (
	"domain_group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_managers_domain_group_id_user_id_pk" PRIMARY KEY("domain_group_id","user_id")
);
CREATE TABLE "newsletter_rounds" (
	"newsletter_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	CONSTRAINT "newsletter_rounds_newsletter_id_round_id_pk" PRIMARY KEY("newsletter_id","round_id")
);
CREATE TABLE "newsletters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"day" text,
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
	"is_linked_by_hand" boolean DEFAULT false NOT NULL,
	"match_placeholder" text DEFAULT '' NOT NULL,
	"closing_message" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"programme_id" uuid NOT NULL,
	"domain_group_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "newsletters_month" CHECK ("newsletters"."month" between 1 and 12),
	CONSTRAINT "newsletters_day" CHECK (left("newsletters"."day", 8) = "newsletters"."year"::text || '-' || lpad("newsletters"."month"::text, 2, '0') || '-'),
	CONSTRAINT "newsletters_status" CHECK ("newsletters"."status" in ('draft', 'approved', 'sent')),
	CONSTRAINT "newsletters_sent" CHECK (("newsletters"."status" = 'sent') = ("newsletters"."sent_at" is not null))
);
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"why" jsonb NOT NULL,
	"shared" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overruled" jsonb,
	"match_date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"organiser_id" uuid,
	"host_id" uuid,
	"organiser_reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matches_status" CHECK ("matches"."status" in ('active', 'completed', 'called_off'))
);
CREATE TABLE "meeting_guests" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reply" text,
	CONSTRAINT "meeting_guests_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id"),
	CONSTRAINT "meeting_guests_reply" CHECK ("meeting_guests"."reply" in ('accepted', 'tentative'))
);
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"sequence" integer NOT NULL,
	"uid" text NOT NULL,
	"booked_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_one_per_match" UNIQUE("match_id"),
	CONSTRAINT "meetings_uid" UNIQUE("uid"),
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('booked', 'cancelled')),
	CONSTRAINT "meetings_sequence" CHECK ("meetings"."sequence" >= 0),
	CONSTRAINT "meetings_uid_form" CHECK ("meetings"."uid" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "meetings_length" CHECK ("meetings"."ends_at" > "meetings"."starts_at"),
	CONSTRAINT "meetings_quarter_hour" CHECK (extract(epoch from "meetings"."starts_at")::bigint % 900 = 0)
);
CREATE TABLE "round_changes" (
	"round_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid,
	"asked" jsonb,
	"wishes" jsonb NOT NULL,
	"people" integer NOT NULL,
	"replaced" jsonb NOT NULL,
	"certificate_before" jsonb NOT NULL,
	CONSTRAINT "round_changes_round_id_version_pk" PRIMARY KEY("round_id","version")
);
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"programme_id" uuid NOT NULL,
	"month" text NOT NULL,
	"day" text,
	"domain_group_id" uuid,
	"domain_group_name" text,
	"group_number" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"total_pairs" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_deleted_at" timestamp (3) with time zone,
	"seed" bigint NOT NULL,
	"certificate" jsonb NOT NULL,
	"asked" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_for_all" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rounds_file_unique" UNIQUE("file_name"),
	CONSTRAINT "rounds_of_programme" UNIQUE("id","programme_id"),
	CONSTRAINT "rounds_month_form" CHECK ("rounds"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "rounds_day_form" CHECK ("rounds"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and left("rounds"."day", 7) = "rounds"."month"),
	CONSTRAINT "rounds_status" CHECK ("rounds"."status" in ('active', 'completed')),
	CONSTRAINT "rounds_completed" CHECK (("rounds"."status" = 'completed') = ("rounds"."completed_at" is not null))
);
CREATE TABLE "seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"match_id" uuid,
	"place" smallint,
	"reasons" jsonb,
	"wait_rounds" integer,
	"answer" text DEFAULT 'pending' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"rescue_reason" text,
	"stepped_out_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"is_active" boolean NOT NULL,
	"recorded_first_name" text,
	"recorded_last_name" text,
	"recorded_email" text,
	"recorded_department" text,
	"recorded_answer" text,
	"recorded_status" text,
	CONSTRAINT "seats_outcome" CHECK (("seats"."match_id" is null) = ("seats"."reasons" is not null)),
	CONSTRAINT "seats_place" CHECK (("seats"."match_id" is null) = ("seats"."place" is null) and "seats"."place" >= 0),
	CONSTRAINT "seats_answer" CHECK ("seats"."answer" in ('pending', 'confirmed', 'not_confirmed')),
	CONSTRAINT "seats_recorded_answer" CHECK ("seats"."recorded_answer" in ('pending', 'confirmed', 'not_confirmed')),
	CONSTRAINT "seats_recorded_status" CHECK ("seats"."recorded_status" in ('active', 'completed', 'called_off')),
	CONSTRAINT "seats_rescue_reason" CHECK ("seats"."rescue_reason" in ('stranded', 'left_out')),
	CONSTRAINT "seats_recorded" CHECK (num_nulls("seats"."recorded_first_name", "seats"."recorded_last_name", "seats"."recorded_email", "seats"."recorded_answer",
        "seats"."recorded_status") in (0, 5))
);
CREATE TABLE "asked_each_time" (
	"user_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asked_each_time_user_id_programme_id_pk" PRIMARY KEY("user_id","programme_id")
);
CREATE TABLE "asks" (
	"user_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"period" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"is_in" boolean DEFAULT false NOT NULL,
	"round_id" uuid,
	"silent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "asks_programme_id_user_id_pk" PRIMARY KEY("programme_id","user_id")
);
CREATE TABLE "blocked_addresses" (
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_addresses_user_id_email_pk" PRIMARY KEY("user_id","email")
);
CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."user_id" <> "blocks"."blocked_id")
);
CREATE TABLE "heads_ups" (
	"programme_id" uuid NOT NULL,
	"month" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "heads_ups_period_form" CHECK ("heads_ups"."month" ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$')
);
CREATE TABLE "invitations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_times" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "invitations_times" CHECK ("invitations"."times" between 1 and 3)
);
CREATE TABLE "silences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "skips" (
	"user_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"round_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skips_user_id_programme_id_pk" PRIMARY KEY("user_id","programme_id")
);
CREATE TABLE "told_of_waiting" (
	"user_id" uuid NOT NULL,
	"programme_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_of_waiting_user_id_programme_id_pk" PRIMARY KEY("user_id","programme_id")
);
CREATE TABLE "attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_name" text DEFAULT '' NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attributes_source" CHECK ("attributes"."source" in ('import', 'scim', 'own')),
	CONSTRAINT "attributes_id" CHECK ("attributes"."id" ~ '^[a-z][a-z0-9-]{0,39}$' and "attributes"."id" <> 'department'),
	CONSTRAINT "attributes_values" CHECK (cardinality("attributes"."choices") <= 500)
);
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_domain" text GENERATED ALWAYS AS (split_part(email, '@', 2)) STORED NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_image" text,
	"department" text,
	"matching_preference" text DEFAULT 'any' NOT NULL,
	"manager_id" uuid,
	"monthly_cap" integer,
	"bio" text DEFAULT '' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_zone" text,
	"language" text,
	"directory_language" text,
	"browser_language" text,
	"tell_by" text,
	"working_days" integer[],
	"works_from" integer,
	"works_to" integer,
	"meeting_link" text DEFAULT '' NOT NULL,
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
	"joined_on" date,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_validated" boolean DEFAULT false NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"needs_profile_setup" boolean DEFAULT true NOT NULL,
	"auth_method" text DEFAULT 'magic_link' NOT NULL,
	"password_hash" text,
	"erased_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(department, ''))) STORED NOT NULL,
	"entry_is_active" boolean,
	"entry_group_id" uuid,
	"group_key" text GENERATED ALWAYS AS (case when erased_at is not null then '@' else coalesce(case when entry_is_active is null
          then '@' || nullif(split_part(email, '@', 2), '') else entry_group_id::text end, '') end) STORED NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_manager_other" CHECK ("users"."manager_id" <> "users"."id"),
	CONSTRAINT "users_email" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_preference" CHECK ("users"."matching_preference" in ('same-department', 'cross-department', 'any')),
	CONSTRAINT "users_participation" CHECK ("users"."participation_status" in ('active', 'paused', 'opted_out')),
	CONSTRAINT "users_employee_status" CHECK ("users"."employee_status" in ('active', 'leave')),
	CONSTRAINT "users_pause_dates" CHECK ("users"."participation_status" = 'paused' or ("users"."pause_start_date" is null and "users"."pause_end_date" is null and "users"."pause_reason" is null)),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar')),
	CONSTRAINT "users_directory_language" CHECK ("users"."directory_language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar')),
	CONSTRAINT "users_browser_language" CHECK ("users"."browser_language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar')),
	CONSTRAINT "users_time_zone" CHECK ("users"."time_zone" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
	CONSTRAINT "users_working_hours" CHECK (("users"."working_days" is null and "users"."works_from" is null and "users"."works_to" is null)
        or ("users"."working_days" <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality("users"."working_days") between 1 and 7
          and "users"."works_from" >= 0 and "users"."works_to" < 1440 and "users"."works_to" - "users"."works_from" >= 60
          and "users"."works_from" % 15 = 0 and "users"."works_to" % 15 = 0) is true),
	CONSTRAINT "users_meeting_link" CHECK ("users"."meeting_link" = '' or "users"."meeting_link" ~* '^https://[^/[:space:]][^[:space:]]*$'),
	CONSTRAINT "users_pause_ends_later" CHECK ("users"."pause_end_date" > "users"."pause_start_date"),
	CONSTRAINT "users_monthly_cap" CHECK ("users"."monthly_cap" between 1 and 3),
	CONSTRAINT "users_erased" CHECK ("users"."erased_at" is null or ("users"."email" = 'erased-' || "users"."id"::text and "users"."first_name" = 'A former colleague'
        and "users"."last_name" = '' and "users"."bio" = '' and "users"."meeting_link" = '' and "users"."topics" = '{}' and "users"."attributes" = '{}'
        and "users"."time_zone" is null and "users"."working_days" is null and "users"."department" is null and "users"."profile_image" is null
        and "users"."participation_status" = 'opted_out' and "users"."employee_status" = 'active' and "users"."leave_start_date" is null
        and "users"."leave_end_date" is null and "users"."leave_reason" is null and "users"."password_hash" is null and "users"."needs_profile_setup"
        and not ("users"."is_active" or "users"."is_admin" or "users"."is_sample" or "users"."is_validated" or "users"."is_email_verified")))
);
CREATE TABLE "participations" (
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_in" boolean NOT NULL,
	"until" date,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participations_programme_id_user_id_pk" PRIMARY KEY("programme_id","user_id"),
	CONSTRAINT "participations_until" CHECK ("participations"."until" is null or not "participations"."is_in")
);
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT 'Cup of Joe' NOT NULL,
	"slug" text DEFAULT 'cup-of-joe' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '#a06a3f' NOT NULL,
	"audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hosts" jsonb,
	"mix" jsonb,
	"cycle" text,
	"weeks" jsonb,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"next_round" text,
	"next_round_at" timestamp (3) with time zone,
	"meal" text DEFAULT 'coffee' NOT NULL,
	"minutes" integer DEFAULT 25 NOT NULL,
	"cycle_send" text DEFAULT 'draft' NOT NULL,
	"minimum_users" integer DEFAULT 4 NOT NULL,
	"reminders" boolean DEFAULT false NOT NULL,
	"heads_up_days" integer DEFAULT 3 NOT NULL,
	"dormant_after" integer DEFAULT 0 NOT NULL,
	"scope" text DEFAULT 'per-group' NOT NULL,
	"threes" boolean DEFAULT false NOT NULL,
	"topics" boolean DEFAULT true NOT NULL,
	"publish" text DEFAULT 'at-once' NOT NULL,
	"booking" text DEFAULT 'offer' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"tell_by" text DEFAULT 'mail' NOT NULL,
	"join" text DEFAULT 'everyone' NOT NULL,
	"size" integer DEFAULT 2 NOT NULL,
	"no_repeat_months" integer DEFAULT 3 NOT NULL,
	"levels_above" integer DEFAULT 0 NOT NULL,
	"preferences" boolean DEFAULT true NOT NULL,
	"plan" text,
	"plan_since" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "programmes_slug" UNIQUE("slug"),
	CONSTRAINT "programme_default_stays" CHECK ("programmes"."archived_at" is null or not "programmes"."is_default"),
	CONSTRAINT "programme_name_length" CHECK (char_length("programmes"."name") between 1 and 60),
	CONSTRAINT "programme_colour" CHECK ("programmes"."colour" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "programme_one_rhythm" CHECK ("programmes"."cycle" is null or "programmes"."weeks" is null),
	CONSTRAINT "programme_cycle" CHECK ("programmes"."cycle" ~ '^[^ ]+( [^ ]+){4}$'),
	CONSTRAINT "programme_time_zone" CHECK ("programmes"."time_zone" ~ '^[A-Za-z][A-Za-z0-9_+/-]*$'),
	CONSTRAINT "programme_meal" CHECK ("programmes"."meal" in ('coffee', 'lunch', 'tea')),
	CONSTRAINT "programme_minutes" CHECK ("programmes"."minutes" between 15 and 120),
	CONSTRAINT "programme_cycle_send" CHECK ("programmes"."cycle_send" in ('draft', 'send')),
	CONSTRAINT "programme_minimum_users" CHECK ("programmes"."minimum_users" between 2 and 1000000),
	CONSTRAINT "programme_heads_up_days" CHECK ("programmes"."heads_up_days" between 0 and 14),
	CONSTRAINT "programme_dormant_after" CHECK ("programmes"."dormant_after" between 0 and 24),
	CONSTRAINT "programme_scope" CHECK ("programmes"."scope" in ('per-group', 'across', 'between')),
	CONSTRAINT "programme_publish" CHECK ("programmes"."publish" in ('at-once', 'with-newsletter')),
	CONSTRAINT "programme_booking" CHECK ("programmes"."booking" in ('off', 'offer', 'auto')),
	CONSTRAINT "programme_language" CHECK ("programmes"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar')),
	CONSTRAINT "programme_join" CHECK ("programmes"."join" in ('everyone', 'opt-in', 'ask')),
	CONSTRAINT "programme_size" CHECK ("programmes"."size" between 2 and 5),
	CONSTRAINT "programme_no_repeat_months" CHECK ("programmes"."no_repeat_months" between 0 and 12),
	CONSTRAINT "programme_levels_above" CHECK ("programmes"."levels_above" between 0 and 10),
	CONSTRAINT "programme_default_prefers" CHECK ("programmes"."preferences" or not "programmes"."is_default"),
	CONSTRAINT "programme_not_their_manager" CHECK ("programmes"."levels_above" <> 1),
	CONSTRAINT "programme_plan_since" CHECK (("programmes"."plan" is null) = ("programmes"."plan_since" is null))
);
CREATE TABLE "mail_rate" (
	"key" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "send_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "send_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"send_id" uuid NOT NULL,
	"user_id" uuid,
	"way" text DEFAULT 'mail' NOT NULL,
	"email" text NOT NULL,
	"match_email" text,
	"names" uuid[] DEFAULT '{}' NOT NULL,
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
	CONSTRAINT "send_recipients_state" CHECK ("send_recipients"."state" in ('waiting', 'leased', 'committing', 'sent', 'failed', 'unknown', 'cancelled'))
);
CREATE TABLE "sends" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'newsletter' NOT NULL,
	"newsletter_id" uuid,
	"round_id" uuid,
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
	"purged_at" timestamp (3) with time zone,
	CONSTRAINT "sends_state" CHECK ("sends"."state" in ('queued', 'sending', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder', 'heads-up', 'silence', 'stranded', 'rescue', 'invitation', 'join'))
);
CREATE TABLE "strandings" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"send_id" uuid,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "strandings_match_id_user_id_pk" PRIMARY KEY("match_id","user_id")
);
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"last_accessed_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token_hash")
);
CREATE TABLE "authenticator_apps" (
	"user_id" uuid NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "authenticator_apps_user_id_is_confirmed_pk" PRIMARY KEY("user_id","is_confirmed")
);
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
CREATE TABLE "passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'prove', 'sign_in')),
	CONSTRAINT "passkey_challenges_session" CHECK (("passkey_challenges"."purpose" = 'sign_in') = ("passkey_challenges"."session_id" is null))
);
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
CREATE TABLE "sign_in_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"code_hash" "bytea" NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"is_reserved" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_tokens_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_tokens_flow" CHECK ("sign_in_tokens"."flow" in ('magic_link', 'code', 'validation', 'deletion', 'invitation')),
	CONSTRAINT "sign_in_tokens_tries" CHECK ("sign_in_tokens"."tries" between 0 and 5)
);
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "directory_members" ADD CONSTRAINT "directory_members_group_id_directory_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."directory_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_members" ADD CONSTRAINT "directory_members_user_id_directory_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."directory_users"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_accounts" ADD CONSTRAINT "former_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_accounts" ADD CONSTRAINT "former_accounts_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cycle_steps" ADD CONSTRAINT "cycle_steps_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "allowed_emails" ADD CONSTRAINT "allowed_emails_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "images" ADD CONSTRAINT "images_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "undo_rows" ADD CONSTRAINT "undo_rows_undo_id_undos_id_fk" FOREIGN KEY ("undo_id") REFERENCES "public"."undos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "held_credentials" ADD CONSTRAINT "held_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_recipient_id_send_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."send_recipients"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_domains" ADD CONSTRAINT "group_domains_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_rounds" ADD CONSTRAINT "newsletter_rounds_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletter_rounds" ADD CONSTRAINT "newsletter_rounds_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "matches" ADD CONSTRAINT "matches_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "matches" ADD CONSTRAINT "matches_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "matches" ADD CONSTRAINT "matches_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "round_changes" ADD CONSTRAINT "round_changes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "round_changes" ADD CONSTRAINT "round_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seats" ADD CONSTRAINT "seats_of_round" FOREIGN KEY ("round_id","programme_id") REFERENCES "public"."rounds"("id","programme_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "asked_each_time" ADD CONSTRAINT "asked_each_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "asked_each_time" ADD CONSTRAINT "asked_each_time_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "asks" ADD CONSTRAINT "asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "asks" ADD CONSTRAINT "asks_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "asks" ADD CONSTRAINT "asks_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "blocked_addresses" ADD CONSTRAINT "blocked_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "heads_ups" ADD CONSTRAINT "heads_ups_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "heads_ups" ADD CONSTRAINT "heads_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "silences" ADD CONSTRAINT "silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "skips" ADD CONSTRAINT "skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "skips" ADD CONSTRAINT "skips_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "skips" ADD CONSTRAINT "skips_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "told_of_waiting" ADD CONSTRAINT "told_of_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "told_of_waiting" ADD CONSTRAINT "told_of_waiting_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_profile_image_images_filename_fk" FOREIGN KEY ("profile_image") REFERENCES "public"."images"("filename") ON DELETE set null ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "participations" ADD CONSTRAINT "participations_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "participations" ADD CONSTRAINT "participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "send_recipients" ADD CONSTRAINT "send_recipients_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "send_recipients" ADD CONSTRAINT "send_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sends" ADD CONSTRAINT "sends_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sends" ADD CONSTRAINT "sends_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sends" ADD CONSTRAINT "sends_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "directory_groups_name_unique" ON "directory_groups" USING btree (lower("display_name"));
CREATE INDEX "directory_members_user" ON "directory_members" USING btree ("user_id");
CREATE INDEX "directory_users_created" ON "directory_users" USING btree ("created_at","user_id");
CREATE UNIQUE INDEX "directory_users_name_unique" ON "directory_users" USING btree ("user_name") WHERE "directory_users"."user_name" is not null;
CREATE UNIQUE INDEX "directory_users_known_as" ON "directory_users" USING btree ("known_as") WHERE "directory_users"."known_as" is not null;
CREATE INDEX "directory_users_external" ON "directory_users" USING btree ("external_id");
CREATE INDEX "directory_users_manager" ON "directory_users" USING btree (lower("manager")) WHERE "directory_users"."manager" is not null;
CREATE INDEX "former_accounts_replaced" ON "former_accounts" USING btree ("replaced_by");
CREATE INDEX "cycles_open" ON "cycles" USING btree ("scheduled_at") WHERE "cycles"."finished_at" is null;
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");
CREATE INDEX "allowed_emails_group" ON "allowed_emails" USING btree ("domain_group_id");
CREATE INDEX "allowed_emails_domain" ON "allowed_emails" USING btree ("domain");
CREATE INDEX "allowed_emails_added" ON "allowed_emails" USING btree ("created_at","email");
CREATE UNIQUE INDEX "allowed_emails_whole_domains" ON "allowed_emails" USING btree ("domain") WHERE "allowed_emails"."email" like '*@%';
CREATE UNIQUE INDEX "departments_name_unique" ON "departments" USING btree (coalesce("domain_group_id", '00000000-0000-0000-0000-000000000000'::uuid),lower("name"));
CREATE UNIQUE INDEX "domain_groups_name_unique" ON "domain_groups" USING btree (lower("name"));
CREATE INDEX "images_gallery" ON "images" USING btree ("created_at") WHERE "images"."source" <> 'profile';
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");
CREATE INDEX "feedback_month" ON "feedback" USING btree ("month","batch_id");
CREATE INDEX "feedback_lines" ON "feedback" USING btree ("month",md5("line")) WHERE "feedback"."line" <> '' and "feedback"."batch_id" is not null;
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("month") WHERE "feedback"."batch_id" is null;
CREATE INDEX "undos_created" ON "undos" USING btree ("created_at");
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");
CREATE INDEX "held_credentials_kind" ON "held_credentials" USING btree ("kind");
CREATE INDEX "held_credentials_user" ON "held_credentials" USING btree ("user_id");
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at");
CREATE INDEX "mail_events_recipient" ON "mail_events" USING btree ("recipient_id");
CREATE INDEX "mail_events_open" ON "mail_events" USING btree ("recipient_id") WHERE "mail_events"."is_open";
CREATE INDEX "mail_events_complaints" ON "mail_events" USING btree ("at") WHERE "mail_events"."kind" = 'complained';
CREATE INDEX "group_managers_user" ON "group_managers" USING btree ("user_id");
CREATE INDEX "newsletter_pairings_round" ON "newsletter_rounds" USING btree ("round_id");
CREATE INDEX "newsletters_status" ON "newsletters" USING btree ("status","created_at");
CREATE INDEX "matches_round" ON "matches" USING btree ("round_id","status");
CREATE INDEX "matches_figures" ON "matches" USING btree ("round_id","id","status","organiser_reminded_at");
CREATE INDEX "matches_organiser" ON "matches" USING btree ("organiser_id");
CREATE INDEX "matches_host" ON "matches" USING btree ("host_id") WHERE "matches"."host_id" is not null;
CREATE INDEX "matches_called_off" ON "matches" USING btree ("id") WHERE "matches"."status" = 'called_off';
CREATE INDEX "meeting_guests_user" ON "meeting_guests" USING btree ("user_id");
CREATE INDEX "meetings_to_come" ON "meetings" USING btree ("starts_at") WHERE "meetings"."state" = 'booked';
CREATE UNIQUE INDEX "rounds_one_active_per_scope_and_period" ON "rounds" USING btree ("programme_id",coalesce("domain_group_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("day", "month")) WHERE "rounds"."status" = 'active';
CREATE INDEX "rounds_month" ON "rounds" USING btree ("month");
CREATE UNIQUE INDEX "seats_once_in_match" ON "seats" USING btree ("match_id","user_id");
CREATE UNIQUE INDEX "seats_left_out" ON "seats" USING btree ("round_id","user_id") WHERE "seats"."match_id" is null;
CREATE UNIQUE INDEX "seats_one_active_match_in_programme" ON "seats" USING btree ("user_id","programme_id") WHERE "seats"."is_active" and "seats"."match_id" is not null;
CREATE INDEX "seats_round" ON "seats" USING btree ("round_id","user_id");
CREATE INDEX "seats_user" ON "seats" USING btree ("user_id");
CREATE INDEX "seats_answered" ON "seats" USING btree ("round_id","match_id","answer") WHERE "seats"."answer" <> 'pending';
CREATE INDEX "seats_denied" ON "seats" USING btree ("round_id","match_id") WHERE "seats"."answer" = 'not_confirmed';
CREATE INDEX "seats_rescued" ON "seats" USING btree ("round_id") WHERE "seats"."rescue_reason" is not null;
CREATE INDEX "seats_beyond_two" ON "seats" USING btree ("round_id","match_id") WHERE "seats"."place" > 1;
CREATE INDEX "asks_user" ON "asks" USING btree ("user_id");
CREATE INDEX "asks_round" ON "asks" USING btree ("round_id");
CREATE INDEX "blocked_addresses_email" ON "blocked_addresses" USING btree ("email");
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");
CREATE UNIQUE INDEX "heads_ups_once" ON "heads_ups" USING btree ("programme_id","month","user_id");
CREATE INDEX "heads_ups_user" ON "heads_ups" USING btree ("user_id");
CREATE INDEX "skips_round" ON "skips" USING btree ("round_id");
CREATE INDEX "users_domain" ON "users" USING btree ("email_domain");
CREATE INDEX "users_department" ON "users" USING btree ("department","participation_status","pause_end_date","needs_profile_setup","erased_at","group_key");
CREATE INDEX "users_name" ON "users" USING btree (lower("last_name") collate "public"."names",lower("first_name") collate "public"."names","id");
CREATE INDEX "users_department_name" ON "users" USING btree (lower(coalesce("department", '')) collate "public"."names",lower("last_name") collate "public"."names",lower("first_name") collate "public"."names","id");
CREATE INDEX "users_preference_name" ON "users" USING btree ("matching_preference",lower("last_name") collate "public"."names",lower("first_name") collate "public"."names","id");
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");
CREATE INDEX "users_whose" ON "users" USING btree ("id","group_key");
CREATE INDEX "users_manager" ON "users" USING btree ("manager_id") WHERE "users"."manager_id" is not null;
CREATE INDEX "users_readiness" ON "users" USING btree ("group_key","email_domain","entry_is_active","entry_group_id","is_active","is_admin","is_validated","needs_profile_setup","participation_status","pause_end_date","employee_status","leave_start_date","leave_end_date") WHERE "users"."erased_at" is null;
CREATE INDEX "participations_user" ON "participations" USING btree ("user_id");
CREATE UNIQUE INDEX "programmes_default" ON "programmes" USING btree ("is_default") WHERE "programmes"."is_default";
CREATE UNIQUE INDEX "programmes_name" ON "programmes" USING btree (lower("name")) WHERE "programmes"."archived_at" is null;
CREATE UNIQUE INDEX "send_recipients_once_a_way" ON "send_recipients" USING btree ("send_id","email","way");
CREATE UNIQUE INDEX "send_recipients_message_a_way" ON "send_recipients" USING btree ("message_id","way") WHERE "send_recipients"."state" not in ('failed', 'cancelled');
CREATE INDEX "send_recipients_due" ON "send_recipients" USING btree ("next_attempt_at","id") WHERE "send_recipients"."state" = 'waiting';
CREATE INDEX "send_recipients_held" ON "send_recipients" USING btree ("leased_by") WHERE "send_recipients"."state" in ('leased', 'committing');
CREATE INDEX "send_recipients_state" ON "send_recipients" USING btree ("send_id","state");
CREATE INDEX "send_recipients_names" ON "send_recipients" USING gin ("names");
CREATE INDEX "send_recipients_user" ON "send_recipients" USING btree ("user_id");
CREATE UNIQUE INDEX "sends_one_open_per_round" ON "sends" USING btree ("newsletter_id","round_id") WHERE "sends"."state" in ('queued', 'sending', 'paused');
CREATE INDEX "sends_month" ON "sends" USING btree ("year","month");
CREATE INDEX "sends_round" ON "sends" USING btree ("round_id");
CREATE INDEX "strandings_user" ON "strandings" USING btree ("user_id");
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");
CREATE INDEX "known_devices_last_seen" ON "known_devices" USING btree ("last_seen_at");
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
CREATE INDEX "sign_in_tokens_email" ON "sign_in_tokens" USING btree ("email","flow","created_at");
CREATE VIEW "public"."whitelist_coverage" AS (
  select users.id as user_id,
    users.is_admin or coalesce(users.entry_is_active, wildcard.is_active, false) as is_covered,
    case when users.entry_is_active is null then wildcard.domain_group_id else users.entry_group_id end as domain_group_id
  from users
  left join allowed_emails wildcard on wildcard.domain = users.email_domain and wildcard.email like '*@%');

-- By hand: functions and triggers.

-- The audit log. Takes words (regular expressions, as in a text and as in JSON) out of every entry; the only way to change one.
CREATE FUNCTION public.erase_from_audit_log(words text, words_in_json text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.audit_log SET
    actor_email = regexp_replace(actor_email, words, 'A former colleague', 'gi'),
    subject_label = regexp_replace(subject_label, words, 'A former colleague', 'gi'),
    before = regexp_replace(before::text, words_in_json, 'A former colleague', 'gi')::jsonb,
    after = regexp_replace(after::text, words_in_json, 'A former colleague', 'gi')::jsonb
  WHERE concat_ws(' ', actor_email, subject_label) ~* words OR concat_ws(' ', before, after) ~* words_in_json
$$;

-- Removes the entries from before a moment, and leaves one that says so. The 12 months (a day less, for time zones) are by the
-- clock of the database: no caller can shorten them.
CREATE FUNCTION public.shorten_audit_log(keep_from timestamptz, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  entries bigint;
BEGIN
  IF keep_from > now() - interval '12 months' + interval '1 day' THEN
    RAISE EXCEPTION 'the audit log is kept for 12 months at least';
  END IF;
  DELETE FROM public.audit_log WHERE at < keep_from;
  GET DIAGNOSTICS entries = ROW_COUNT;
  IF entries > 0 THEN
    INSERT INTO public.audit_log (at, actor_email, action, subject_kind, subject_label, after)
    VALUES (moment, 'system', 'audit_log.shortened', 'audit_log', 'Audit log', jsonb_build_object('entries', entries,
      'keptFrom', to_char(keep_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  END IF;
  RETURN entries;
END
$$;

REVOKE ALL ON FUNCTION public.erase_from_audit_log(text, text), public.shorten_audit_log(timestamptz, timestamptz) FROM PUBLIC;

-- The whitelist: what it says of a person's own address.
-- It is read again at each write of the columns, so nobody can set them. An entry and an account for one address may be made in
-- two transactions that do not see each other: both take the lock of the address, COVERAGE_LOCK, until they end. Addresses share
-- 256 locks, as a transaction can't hold very many.
CREATE FUNCTION public.read_own_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7064512, hashtext(NEW.email) & 255);
  SELECT is_active, domain_group_id INTO NEW.entry_is_active, NEW.entry_group_id
  FROM public.allowed_emails WHERE email = NEW.email;
  RETURN NEW;
END
$$;

CREATE FUNCTION public.renew_own_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE public.users SET entry_is_active = NULL WHERE entry_is_active IS NOT NULL;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    changed := array(SELECT email FROM new_entries);
  ELSIF TG_OP = 'DELETE' THEN
    changed := array(SELECT email FROM old_entries);
  ELSE
    changed := array(SELECT unnest(ARRAY[o.email, n.email]) FROM old_entries o FULL JOIN new_entries n USING (id)
      WHERE (o.email, o.is_active, o.domain_group_id) IS DISTINCT FROM (n.email, n.is_active, n.domain_group_id));
  END IF;
  -- In order, so that two large changes do not wait for each other.
  PERFORM pg_advisory_xact_lock(7064512, number)
  FROM (SELECT DISTINCT hashtext(email) & 255 AS number FROM unnest(changed) email ORDER BY 1) numbers;
  UPDATE public.users SET entry_is_active = NULL
  FROM (SELECT DISTINCT email FROM unnest(changed) email) addresses WHERE users.email = addresses.email;
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION public.read_own_entry(), public.renew_own_entries() FROM PUBLIC;
CREATE TRIGGER read_own_entry BEFORE INSERT OR UPDATE OF email, entry_is_active, entry_group_id ON public.users
FOR EACH ROW EXECUTE FUNCTION public.read_own_entry();
CREATE TRIGGER entries_added AFTER INSERT ON public.allowed_emails REFERENCING NEW TABLE AS new_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON public.allowed_emails REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();
CREATE TRIGGER entries_removed AFTER DELETE ON public.allowed_emails REFERENCING OLD TABLE AS old_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.allowed_emails
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();

-- Addresses: whoever gets one is found by those who named it before, and by their id from then on. Accounts come by sign-in, the
-- directory, imports and commands. With the owner's rights: managers see no blocks.
CREATE FUNCTION public.find_by_address(ids uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH named AS (
    DELETE FROM public.blocked_addresses b USING public.users u WHERE u.id = ANY (ids) AND b.email = u.email
    RETURNING b.user_id, u.id, b.created_at)
  INSERT INTO public.blocks (user_id, blocked_id, created_at)
  SELECT user_id, id, created_at FROM named WHERE user_id <> id ON CONFLICT DO NOTHING;
  UPDATE public.users report SET manager_id = boss.id
  FROM public.users boss JOIN public.directory_users d ON lower(d.manager) = boss.email AND d.manager IS NOT NULL
  WHERE boss.id = ANY (ids) AND report.id = d.user_id AND report.id <> boss.id
    AND report.manager_id IS NULL AND report.erased_at IS NULL;
$$;

CREATE FUNCTION public.find_newcomers() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM public.find_by_address(array(SELECT id FROM new_people));
  RETURN NULL;
END
$$;

CREATE FUNCTION public.find_moved() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM public.find_by_address(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

REVOKE ALL ON FUNCTION public.find_by_address(uuid[]), public.find_newcomers(), public.find_moved() FROM PUBLIC;
CREATE TRIGGER newcomers_found AFTER INSERT ON public.users REFERENCING NEW TABLE AS new_people
FOR EACH STATEMENT EXECUTE FUNCTION public.find_newcomers();
CREATE TRIGGER moved_found AFTER UPDATE OF email ON public.users FOR EACH ROW
WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION public.find_moved();

-- Deletes accounts that an import made and that nothing has used or adopted since; the product may delete no other person.
-- Each row that refers to an account counts, of whatever table: a new table is included without being named here. Reporting to
-- somebody does not count, as people of one import report to each other; nor does a block, which goes back to the address.
CREATE FUNCTION public.delete_unused_accounts(ids uuid[]) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  unused uuid[];
  reference record;
  gone bigint;
BEGIN
  -- Locked first: what refers to one of them a moment later waits, and what did so a moment ago is seen below.
  unused := array(
    SELECT id FROM public.users
    WHERE id = ANY(ids) AND auth_method = 'employee_file' AND is_active AND last_active_at IS NULL AND needs_profile_setup
      AND NOT (is_validated OR is_admin) AND erased_at IS NULL
    ORDER BY id FOR UPDATE);
  FOR reference IN
    SELECT conrelid::regclass AS source, attname AS key
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND confrelid = 'public.users'::regclass
      AND conrelid NOT IN (confrelid, 'public.blocks'::regclass)
  LOOP
    EXECUTE format('SELECT array(SELECT account.id FROM unnest($1) AS account (id)
      WHERE NOT EXISTS (SELECT FROM %s AS reference WHERE reference.%I = account.id))', reference.source, reference.key)
    INTO unused USING unused;
  END LOOP;
  INSERT INTO public.blocked_addresses (user_id, email, created_at)
  SELECT b.user_id, u.email, b.created_at FROM public.blocks b JOIN public.users u ON u.id = b.blocked_id
  WHERE u.id = ANY(unused) ON CONFLICT DO NOTHING;
  DELETE FROM public.users WHERE id = ANY(unused);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE ALL ON FUNCTION public.delete_unused_accounts(uuid[]) FROM PUBLIC;

-- Statistics: after a large write PostgreSQL plans by those of before, until autovacuum comes by. Only the owner of a table may
-- renew them, so the product asks for it here.
CREATE FUNCTION public.renew_statistics() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  ANALYZE public.users, public.allowed_emails, public.whitelist_coverage, public.rounds, public.matches, public.seats;
END
$$;

REVOKE ALL ON FUNCTION public.renew_statistics() FROM PUBLIC;
