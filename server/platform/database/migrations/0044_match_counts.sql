CREATE TABLE "match_counts" (
	"pairing_id" uuid NOT NULL,
	"status" text NOT NULL,
	"user1_connection_status" text NOT NULL,
	"user2_connection_status" text NOT NULL,
	"user3_connection_status" text,
	"is_reminded" boolean NOT NULL,
	"user1_rescue" text,
	"user2_rescue" text,
	"matches" integer NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "match_counts_pairing" ON "match_counts" USING btree ("pairing_id");--> statement-breakpoint
-- Adds a row of differences for each kind of match whose number a statement changes. With the owner's rights: nobody else
-- writes them, and a manager's matches are counted as everybody's are.
CREATE OR REPLACE FUNCTION public.count_matches() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.match_counts (pairing_id, status, user1_connection_status, user2_connection_status,
      user3_connection_status, is_reminded, user1_rescue, user2_rescue, matches)
    SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status,
      organiser_reminded_at IS NOT NULL, user1_rescue, user2_rescue, count(*)
    FROM new_matches GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.match_counts (pairing_id, status, user1_connection_status, user2_connection_status,
      user3_connection_status, is_reminded, user1_rescue, user2_rescue, matches)
    SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status,
      organiser_reminded_at IS NOT NULL, user1_rescue, user2_rescue, -count(*)
    FROM old_matches GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO public.match_counts (pairing_id, status, user1_connection_status, user2_connection_status,
      user3_connection_status, is_reminded, user1_rescue, user2_rescue, matches)
    SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status,
      organiser_reminded_at IS NOT NULL, user1_rescue, user2_rescue, sum(n)
    FROM (SELECT *, 1 AS n FROM new_matches UNION ALL SELECT *, -1 FROM old_matches) m
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(n) <> 0;
  ELSE
    -- The job that adds up is waited for: what it has just written has to go as well.
    LOCK TABLE public.match_counts IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM public.match_counts;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.count_matches() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER matches_added AFTER INSERT ON public.matches REFERENCING NEW TABLE AS new_matches
FOR EACH STATEMENT EXECUTE FUNCTION public.count_matches();--> statement-breakpoint
CREATE TRIGGER matches_changed AFTER UPDATE ON public.matches REFERENCING OLD TABLE AS old_matches NEW TABLE AS new_matches
FOR EACH STATEMENT EXECUTE FUNCTION public.count_matches();--> statement-breakpoint
CREATE TRIGGER matches_removed AFTER DELETE ON public.matches REFERENCING OLD TABLE AS old_matches
FOR EACH STATEMENT EXECUTE FUNCTION public.count_matches();--> statement-breakpoint
CREATE TRIGGER matches_emptied AFTER TRUNCATE ON public.matches
FOR EACH STATEMENT EXECUTE FUNCTION public.count_matches();
