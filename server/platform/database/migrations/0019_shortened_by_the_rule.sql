-- As before, but the entry says of the last one that is gone what its link proves (server/audit/audit-chain.rules.ts), so
-- that nobody can shorten the log by hand and write the entry themselves. The link that is kept is that entry's own.
CREATE OR REPLACE FUNCTION public.shorten_audit_log(keep_from timestamptz, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_kept bigint;
  checkpoint public.audit_chain;
  last public.audit_log;
  before bytea;
  entries bigint;
BEGIN
  IF keep_from > now() - interval '12 months' + interval '1 day' THEN
    RAISE EXCEPTION 'the audit log is kept for 12 months at least';
  END IF;
  PERFORM pg_advisory_xact_lock(7064508); -- AUDIT_CHAIN_LOCK
  SELECT link.number INTO first_kept FROM public.audit_chain link
    JOIN public.audit_log log ON log.id = link.entry_id
    WHERE log.at >= keep_from ORDER BY link.number LIMIT 1;
  SELECT link.* INTO checkpoint FROM public.audit_chain link
    JOIN public.audit_log log ON log.id = link.entry_id
    WHERE link.kind = 'entry' AND (link.number < first_kept OR first_kept IS NULL)
    ORDER BY link.number DESC LIMIT 1;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT * INTO last FROM public.audit_log WHERE id = checkpoint.entry_id;
  SELECT hash INTO before FROM public.audit_chain WHERE number = checkpoint.number - 1;
  DELETE FROM public.audit_log log USING public.audit_chain link
    WHERE link.entry_id = log.id AND link.kind = 'entry' AND link.number <= checkpoint.number;
  GET DIAGNOSTICS entries = ROW_COUNT;
  DELETE FROM public.audit_chain WHERE number < checkpoint.number;
  INSERT INTO public.audit_log (at, actor_email, action, subject_kind, subject_id, subject_label, after)
  VALUES (moment, 'system', 'audit_log.shortened', 'audit_log',
    checkpoint.number || ':' || encode(checkpoint.hash, 'hex'), 'Audit log',
    jsonb_build_object('entries', entries,
      'keptFrom', to_char(keep_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'last', jsonb_build_object('before', encode(before, 'hex'), 'id', last.id,
        'at', to_char(last.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actorId', last.actor_id,
        'action', last.action, 'subjectKind', last.subject_kind, 'subjectId', last.subject_id)));
  RETURN entries;
END
$$;
