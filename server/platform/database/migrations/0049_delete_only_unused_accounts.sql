-- Deletes accounts that an import made and that nothing has used or adopted since; the product may delete no other person.
-- Every row that refers to an account counts, of whatever table: a new table is included without being named here. Only
-- reporting to somebody does not count, as people of one import report to each other.
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
    WHERE contype = 'f' AND confrelid = 'public.users'::regclass AND conrelid <> confrelid
  LOOP
    EXECUTE format('SELECT array(SELECT account.id FROM unnest($1) AS account (id)
      WHERE NOT EXISTS (SELECT FROM %s AS reference WHERE reference.%I = account.id))', reference.source, reference.key)
    INTO unused USING unused;
  END LOOP;
  DELETE FROM public.users WHERE id = ANY(unused);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;
