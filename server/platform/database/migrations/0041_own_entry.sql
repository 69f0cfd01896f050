DROP VIEW "public"."whitelist_coverage";--> statement-breakpoint
DROP INDEX "users_readiness";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "entry_is_active" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "entry_group_id" uuid;--> statement-breakpoint
-- What the whitelist says of a person's own address. It is read anew at every write of the columns, so nobody can set them.
-- Somebody may get an entry in one transaction and an account in another, neither of which sees the other's row: both
-- take the lock of the address, COVERAGE_LOCK, until they end. Addresses share 256 locks, as a transaction can't hold very many.
-- With the owner's rights: what the product may see of the whitelist does not matter here.
CREATE OR REPLACE FUNCTION public.read_own_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7064512, hashtext(NEW.email) & 255);
  SELECT is_active, domain_group_id INTO NEW.entry_is_active, NEW.entry_group_id
  FROM public.allowed_emails WHERE email = NEW.email;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.renew_own_entries() RETURNS trigger
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
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.read_own_entry(), public.renew_own_entries() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER read_own_entry BEFORE INSERT OR UPDATE OF email, entry_is_active, entry_group_id ON public.users
FOR EACH ROW EXECUTE FUNCTION public.read_own_entry();--> statement-breakpoint
CREATE TRIGGER entries_added AFTER INSERT ON public.allowed_emails REFERENCING NEW TABLE AS new_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();--> statement-breakpoint
CREATE TRIGGER entries_changed AFTER UPDATE ON public.allowed_emails REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();--> statement-breakpoint
CREATE TRIGGER entries_removed AFTER DELETE ON public.allowed_emails REFERENCING OLD TABLE AS old_entries
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();--> statement-breakpoint
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.allowed_emails
FOR EACH STATEMENT EXECUTE FUNCTION public.renew_own_entries();--> statement-breakpoint
-- After the triggers: whoever writes to the whitelist now waits until the migration is over.
UPDATE public.users SET entry_is_active = NULL
FROM public.allowed_emails WHERE users.email = allowed_emails.email;--> statement-breakpoint
CREATE UNIQUE INDEX "allowed_emails_whole_domains" ON "allowed_emails" USING btree ("domain") WHERE "allowed_emails"."email" like '*@%';--> statement-breakpoint
CREATE INDEX "users_preference_name" ON "users" USING btree ("matching_preference",lower("last_name") collate "public"."names",lower("first_name") collate "public"."names","id");--> statement-breakpoint
CREATE INDEX "users_readiness" ON "users" USING btree ("email_domain","entry_is_active","entry_group_id","is_active","is_admin","is_validated","needs_profile_setup","participation_status","pause_end_date","employee_status","leave_start_date","leave_end_date") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE VIEW "public"."whitelist_coverage" AS (
  select users.id as user_id,
    users.is_admin or coalesce(users.entry_is_active, wildcard.is_active, false) as is_covered,
    case when users.entry_is_active is null then wildcard.domain_group_id else users.entry_group_id end as domain_group_id
  from users
  left join allowed_emails wildcard on wildcard.domain = users.email_domain and wildcard.email like '*@%');
