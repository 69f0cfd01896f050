CREATE TABLE "audit_chain" (
	"number" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"facts" "bytea" NOT NULL,
	"personal" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_entry" ON "audit_chain" USING btree ("entry_id","number");
--> statement-breakpoint
-- The digest of a list of texts: each with its length before it, so that no two lists look alike; '-' for null.
CREATE OR REPLACE FUNCTION public.audit_digest(VARIADIC fields text[]) RETURNS bytea
LANGUAGE plpgsql STABLE AS $$
DECLARE
  field text;
  list text := '';
BEGIN
  FOREACH field IN ARRAY fields LOOP
    list := list || CASE WHEN field IS NULL THEN '-'
      ELSE octet_length(convert_to(field, 'UTF8')) || ':' || field || ',' END;
  END LOOP;
  RETURN sha256(convert_to(list, 'UTF8'));
END
$$;
--> statement-breakpoint
-- Appends a link. server/audit/audit-chain.rules.ts computes the same digests to check them.
CREATE OR REPLACE FUNCTION public.audit_link(link_kind text, entry public.audit_log) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  head public.audit_chain;
  next bigint;
  facts bytea := public.audit_digest(entry.id::text,
    to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.actor_id::text, entry.action, entry.subject_kind, entry.subject_id);
  personal bytea := public.audit_digest(entry.salt::text, entry.actor_email, entry.subject_label,
    entry.before::text, entry.after::text);
BEGIN
  PERFORM pg_advisory_xact_lock(7064508); -- AUDIT_CHAIN_LOCK
  SELECT * INTO head FROM public.audit_chain ORDER BY number DESC LIMIT 1;
  next := coalesce(head.number, 0) + 1;
  INSERT INTO public.audit_chain (number, kind, entry_id, facts, personal, hash)
  VALUES (next, link_kind, entry.id, facts, personal, public.audit_digest(
    encode(head.hash, 'hex'), next::text, link_kind, entry.id::text, encode(facts, 'hex'), encode(personal, 'hex')));
END
$$;
--> statement-breakpoint
DO $$
DECLARE entry public.audit_log;
BEGIN
  FOR entry IN SELECT * FROM public.audit_log ORDER BY id LOOP
    PERFORM public.audit_link('entry', entry);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.chain_audit_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE entry public.audit_log;
BEGIN
  SELECT * INTO entry FROM public.audit_log WHERE id = NEW.id;
  IF FOUND THEN PERFORM public.audit_link('entry', entry); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the commit: so the chain's lock is the last that a transaction takes, and is held for a moment only.
CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON public.audit_log
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.chain_audit_entry();
--> statement-breakpoint
-- Takes words (regular expressions, as in a text and as in JSON) out of every entry; the only way to change one.
CREATE OR REPLACE FUNCTION public.erase_from_audit_log(words text, words_in_json text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  former CONSTANT text := 'A former colleague';
  entry public.audit_log;
  entries bigint := 0;
BEGIN
  FOR entry IN
    UPDATE public.audit_log log SET
      actor_email = regexp_replace(log.actor_email, words, former, 'gi'),
      subject_label = regexp_replace(log.subject_label, words, former, 'gi'),
      before = regexp_replace(log.before::text, words_in_json, former, 'gi')::jsonb,
      after = regexp_replace(log.after::text, words_in_json, former, 'gi')::jsonb,
      salt = gen_random_uuid()
    WHERE concat_ws(' ', log.actor_email, log.subject_label) ~* words
      OR concat_ws(' ', log.before, log.after) ~* words_in_json
    RETURNING log.*
  LOOP
    PERFORM public.audit_link('erasure', entry);
    entries := entries + 1;
  END LOOP;
  RETURN entries;
END
$$;
--> statement-breakpoint
-- Removes the entries from before a moment, and leaves one that says so. The link before the first that stays is kept:
-- the chain goes on from there. The 12 months (a day less, for time zones) are by the clock of the database, because no
-- caller is to shorten them.
CREATE OR REPLACE FUNCTION public.shorten_audit_log(keep_from timestamptz, moment timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  first_kept bigint;
  checkpoint public.audit_chain;
  entries bigint;
BEGIN
  IF keep_from > now() - interval '12 months' + interval '1 day' THEN
    RAISE EXCEPTION 'the audit log is kept for 12 months at least';
  END IF;
  PERFORM pg_advisory_xact_lock(7064508); -- AUDIT_CHAIN_LOCK
  SELECT link.number INTO first_kept FROM public.audit_chain link
    JOIN public.audit_log log ON log.id = link.entry_id
    WHERE log.at >= keep_from ORDER BY link.number LIMIT 1;
  SELECT * INTO checkpoint FROM public.audit_chain
    WHERE number < first_kept OR first_kept IS NULL ORDER BY number DESC LIMIT 1;
  DELETE FROM public.audit_log log USING public.audit_chain link
    WHERE link.entry_id = log.id AND link.kind = 'entry' AND link.number <= checkpoint.number;
  GET DIAGNOSTICS entries = ROW_COUNT;
  IF entries = 0 THEN RETURN 0; END IF;
  DELETE FROM public.audit_chain WHERE number < checkpoint.number;
  INSERT INTO public.audit_log (at, actor_email, action, subject_kind, subject_id, subject_label, after)
  VALUES (moment, 'system', 'audit_log.shortened', 'audit_log',
    checkpoint.number || ':' || encode(checkpoint.hash, 'hex'), 'Audit log',
    jsonb_build_object('entries', entries, 'keptFrom', to_char(keep_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  RETURN entries;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.erase_from_audit_log(text, text), public.shorten_audit_log(timestamptz, timestamptz),
  public.audit_link(text, public.audit_log) FROM PUBLIC;
