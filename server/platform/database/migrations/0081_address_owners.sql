ALTER TABLE "directory_users" ADD COLUMN "user_name" text;--> statement-breakpoint
-- allowed: the column is new, so the index is empty
CREATE UNIQUE INDEX "directory_users_name_unique" ON "directory_users" USING btree ("user_name") WHERE "directory_users"."user_name" is not null;--> statement-breakpoint
-- Who is behind an address: whoever gets an address is found by those who named it before, and by their id from then on. Here,
-- because accounts come by sign-in, the directory, imports and commands. With the owner's rights: managers see no blocks.
CREATE OR REPLACE FUNCTION public.find_by_address(ids uuid[]) RETURNS void
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.find_newcomers() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM public.find_by_address(array(SELECT id FROM new_people));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.find_moved() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM public.find_by_address(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.find_by_address(uuid[]), public.find_newcomers(), public.find_moved() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER newcomers_found AFTER INSERT ON public.users REFERENCING NEW TABLE AS new_people
FOR EACH STATEMENT EXECUTE FUNCTION public.find_newcomers();--> statement-breakpoint
CREATE TRIGGER moved_found AFTER UPDATE OF email ON public.users FOR EACH ROW
WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION public.find_moved();--> statement-breakpoint
SELECT public.find_by_address(array(SELECT u.id FROM public.users u JOIN public.blocked_addresses b USING (email)));--> statement-breakpoint
-- The same as before, but that a block does not keep an account: it goes back to the address, and tells nobody that it is there.
CREATE OR REPLACE FUNCTION public.delete_unused_accounts(ids uuid[]) RETURNS bigint
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
