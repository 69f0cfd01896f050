CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_kind_subject_id_pk" PRIMARY KEY("import_id","kind","subject_id"),
	CONSTRAINT "import_changes_kind" CHECK ("import_changes"."kind" in ('person', 'entry', 'department'))
);
--> statement-breakpoint
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
	CONSTRAINT "imports_applied" CHECK (("imports"."applied_at" is null) = ("imports"."figures" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "manager_id" uuid;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("manager_id") WHERE "users"."manager_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_other" CHECK ("users"."manager_id" <> "users"."id");--> statement-breakpoint
-- Deletes accounts that an import made and nobody has used; the product may delete no other person.
CREATE OR REPLACE FUNCTION public.delete_unused_accounts(ids uuid[]) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    DELETE FROM public.users u
    WHERE u.id = ANY(ids) AND u.auth_method = 'employee_file' AND u.last_active_at IS NULL AND u.needs_profile_setup
      AND NOT (u.is_validated OR u.is_admin) AND u.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM public.pairing_members m WHERE m.user_id = u.id)
      AND NOT EXISTS (SELECT FROM public.matches m WHERE u.id IN (m.user1_id, m.user2_id))
    RETURNING 1)
  SELECT count(*) FROM gone
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.delete_unused_accounts(uuid[]) FROM PUBLIC;
