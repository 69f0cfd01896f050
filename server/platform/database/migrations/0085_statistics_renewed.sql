-- After a large write PostgreSQL plans by statistics of before, until autovacuum comes by. Only the owner of a table may renew
-- them, so the product asks for it here. What rounds and imports write, and what is read of all people of a round.
CREATE OR REPLACE FUNCTION public.renew_statistics() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  ANALYZE public.users, public.allowed_emails, public.whitelist_coverage, public.pairings, public.matches, public.seats;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.renew_statistics() FROM PUBLIC;
