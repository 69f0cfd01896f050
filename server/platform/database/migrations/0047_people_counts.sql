CREATE TABLE "people_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_key" text NOT NULL,
	"email_domain" text NOT NULL,
	"entry_is_active" boolean,
	"entry_group_id" uuid,
	"department" text,
	"is_active" boolean NOT NULL,
	"is_admin" boolean NOT NULL,
	"is_validated" boolean NOT NULL,
	"needs_profile_setup" boolean NOT NULL,
	"participation_status" text NOT NULL,
	"pause_end_date" date,
	"employee_status" text NOT NULL,
	"leave_start_date" date,
	"leave_end_date" date,
	"people" integer NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_counts" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "match_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
-- Rows of differences, so that writers do not wait for each other; with the owner's rights, as the product only reads and
-- adds up. One look at all rows of a statement, whatever their number.
CREATE OR REPLACE FUNCTION public.count_people() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.people_counts (group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, people)
    SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, count(*) FROM new_people WHERE erased_at IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.people_counts (group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, people)
    SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, -count(*) FROM old_people WHERE erased_at IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO public.people_counts (group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, people)
    SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, sum(change) FROM (
      SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, -1 AS change FROM old_people WHERE erased_at IS NULL
      UNION ALL
      SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, 1 FROM new_people WHERE erased_at IS NULL) changed
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 HAVING sum(change) <> 0;
  ELSE
    -- The lock, so that none is being added up meanwhile.
    LOCK TABLE public.people_counts IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM public.people_counts;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.count_people() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER people_added AFTER INSERT ON public.users REFERENCING NEW TABLE AS new_people
FOR EACH STATEMENT EXECUTE FUNCTION public.count_people();--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE ON public.users REFERENCING OLD TABLE AS old_people NEW TABLE AS new_people
FOR EACH STATEMENT EXECUTE FUNCTION public.count_people();--> statement-breakpoint
CREATE TRIGGER people_removed AFTER DELETE ON public.users REFERENCING OLD TABLE AS old_people
FOR EACH STATEMENT EXECUTE FUNCTION public.count_people();--> statement-breakpoint
CREATE TRIGGER people_emptied AFTER TRUNCATE ON public.users
FOR EACH STATEMENT EXECUTE FUNCTION public.count_people();--> statement-breakpoint
-- After the triggers: whoever writes people now waits until the migration is over.
INSERT INTO public.people_counts (group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, people, is_settled)
SELECT group_key, email_domain, entry_is_active, entry_group_id, department, is_active, is_admin, is_validated,
    needs_profile_setup, participation_status, pause_end_date, employee_status, leave_start_date, leave_end_date, count(*), true FROM public.users WHERE erased_at IS NULL
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14;
