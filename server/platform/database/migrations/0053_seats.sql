CREATE TABLE "meeting_guests" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reply" text,
	CONSTRAINT "meeting_guests_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id"),
	CONSTRAINT "meeting_guests_reply" CHECK ("meeting_guests"."reply" in ('accepted', 'tentative'))
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pairing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"match_id" uuid,
	"place" smallint,
	"reason" text,
	"answer" text DEFAULT 'pending' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"rescue_reason" text,
	"is_active" boolean NOT NULL,
	"recorded_first_name" text,
	"recorded_last_name" text,
	"recorded_email" text,
	"recorded_department" text,
	"recorded_answer" text,
	"recorded_status" text,
	CONSTRAINT "seats_outcome" CHECK (("seats"."match_id" is null) = ("seats"."reason" is not null)),
	CONSTRAINT "seats_place" CHECK (("seats"."match_id" is null) = ("seats"."place" is null) and "seats"."place" >= 0),
	CONSTRAINT "seats_answer" CHECK ("seats"."answer" in ('pending', 'confirmed', 'not_confirmed')),
	CONSTRAINT "seats_recorded_answer" CHECK ("seats"."recorded_answer" in ('pending', 'confirmed', 'not_confirmed')),
	CONSTRAINT "seats_recorded_status" CHECK ("seats"."recorded_status" in ('active', 'completed', 'called_off')),
	CONSTRAINT "seats_rescue_reason" CHECK ("seats"."rescue_reason" in ('stranded', 'left_out')),
	CONSTRAINT "seats_recorded" CHECK (num_nulls("seats"."recorded_first_name", "seats"."recorded_last_name", "seats"."recorded_email", "seats"."recorded_answer",
        "seats"."recorded_status") in (0, 5))
);
--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "meeting_guests_user" ON "meeting_guests" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "seats_once_in_match" ON "seats" USING btree ("match_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "seats_left_out" ON "seats" USING btree ("pairing_id","user_id") WHERE "seats"."match_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "seats_one_active_match" ON "seats" USING btree ("user_id") WHERE "seats"."is_active" and "seats"."match_id" is not null;
--> statement-breakpoint
CREATE INDEX "seats_pairing" ON "seats" USING btree ("pairing_id","user_id");
--> statement-breakpoint
CREATE INDEX "seats_user" ON "seats" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "seats_rescued" ON "seats" USING btree ("pairing_id") WHERE "seats"."rescue_reason" is not null;
--> statement-breakpoint
CREATE INDEX "seats_beyond_two" ON "seats" USING btree ("pairing_id","match_id") WHERE "seats"."place" > 1;
--> statement-breakpoint
-- People have seats. The version before knows the places of a match, pairing_members and completed_matches instead: triggers
-- keep both forms in step, in both directions, until they go. Each looks at what a statement of the product wrote, not at what
-- another trigger did. They have the owner's rights: a manager's rows are kept as everybody's are.
ALTER TABLE "matches" ALTER COLUMN "user1_id" DROP NOT NULL, ALTER COLUMN "user2_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ALTER COLUMN "user1_id" DROP NOT NULL, ALTER COLUMN "user2_id" DROP NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.seats_from_matches() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.seats (pairing_id, match_id, is_active, user_id, place, answer, answered_at, rescue_reason)
    SELECT m.pairing_id, m.id, false, p.*
    FROM new_matches m CROSS JOIN LATERAL (VALUES (m.user1_id, 0, m.user1_connection_status, m.user1_confirmed_at, m.user1_rescue),
    (m.user2_id, 1, m.user2_connection_status, m.user2_confirmed_at, m.user2_rescue),
    (m.user3_id, 2, m.user3_connection_status, m.user3_confirmed_at, NULL)) AS p(user_id, place, answer, answered_at, rescue_reason)
    WHERE p.user_id IS NOT NULL
    ON CONFLICT (match_id, user_id) DO NOTHING;
    RETURN NULL;
  END IF;
  WITH changed AS (
    SELECT n.* FROM new_matches n JOIN old_matches o ON o.id = n.id
    WHERE n.user1_id IS NOT NULL
      AND (n.user1_id, n.user2_id, n.user3_id, n.user1_connection_status, n.user2_connection_status, n.user3_connection_status, n.user1_confirmed_at, n.user2_confirmed_at, n.user3_confirmed_at, n.user1_rescue, n.user2_rescue)
        IS DISTINCT FROM (o.user1_id, o.user2_id, o.user3_id, o.user1_connection_status, o.user2_connection_status, o.user3_connection_status, o.user1_confirmed_at, o.user2_confirmed_at, o.user3_confirmed_at, o.user1_rescue, o.user2_rescue)),
  gone AS (
    DELETE FROM public.seats s USING changed m
    WHERE s.match_id = m.id AND s.user_id NOT IN (m.user1_id, m.user2_id, coalesce(m.user3_id, m.user1_id)))
  INSERT INTO public.seats (pairing_id, match_id, is_active, user_id, place, answer, answered_at, rescue_reason)
  SELECT m.pairing_id, m.id, false, p.*
  FROM changed m CROSS JOIN LATERAL (VALUES (m.user1_id, 0, m.user1_connection_status, m.user1_confirmed_at, m.user1_rescue),
    (m.user2_id, 1, m.user2_connection_status, m.user2_confirmed_at, m.user2_rescue),
    (m.user3_id, 2, m.user3_connection_status, m.user3_confirmed_at, NULL)) AS p(user_id, place, answer, answered_at, rescue_reason)
  WHERE p.user_id IS NOT NULL
  ON CONFLICT (match_id, user_id) DO UPDATE SET place = excluded.place, answer = excluded.answer,
    answered_at = excluded.answered_at, rescue_reason = excluded.rescue_reason;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.seats_from_members() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM public.seats s USING old_members o
    WHERE s.pairing_id = o.pairing_id AND s.user_id = o.user_id AND s.match_id IS NULL AND o.match_id IS NULL;
    UPDATE public.seats s SET is_active = false FROM old_members o
    WHERE s.match_id = o.match_id AND s.user_id = o.user_id AND s.is_active;
    RETURN NULL;
  END IF;
  UPDATE public.seats s SET is_active = false FROM new_members n
  WHERE s.pairing_id = n.pairing_id AND s.user_id = n.user_id AND s.is_active AND s.match_id IS DISTINCT FROM n.match_id;
  DELETE FROM public.seats s USING new_members n
  WHERE s.pairing_id = n.pairing_id AND s.user_id = n.user_id AND s.match_id IS NULL AND n.match_id IS NOT NULL;
  UPDATE public.seats s SET is_active = n.is_active FROM new_members n
  WHERE s.match_id = n.match_id AND s.user_id = n.user_id AND s.is_active <> n.is_active;
  INSERT INTO public.seats (pairing_id, user_id, reason, is_active)
  SELECT pairing_id, user_id, reason, is_active FROM new_members WHERE match_id IS NULL
  ON CONFLICT (pairing_id, user_id) WHERE match_id IS NULL
    DO UPDATE SET reason = excluded.reason, is_active = excluded.is_active;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.seats_from_records() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  UPDATE public.seats s SET recorded_first_name = r.first_name, recorded_last_name = r.last_name,
    recorded_email = r.email, recorded_department = r.department, recorded_answer = r.answer, recorded_status = c.status
  FROM new_records c CROSS JOIN LATERAL (VALUES
      (c.user1_id, c.user1_first_name, c.user1_last_name, c.user1_email, c.user1_department, c.user1_connection_status),
      (c.user2_id, c.user2_first_name, c.user2_last_name, c.user2_email, c.user2_department, c.user2_connection_status),
      (c.user3_id, c.user3_first_name, c.user3_last_name, c.user3_email, c.user3_department, c.user3_connection_status)
    ) AS r(user_id, first_name, last_name, email, department, answer)
  WHERE s.match_id = c.match_id AND s.user_id = r.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guests_from_meetings() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF pg_trigger_depth() > 1 OR NEW.user1_id IS NULL THEN RETURN NULL; END IF;
  DELETE FROM public.meeting_guests g
  WHERE g.meeting_id = NEW.id AND g.user_id NOT IN (NEW.user1_id, NEW.user2_id, coalesce(NEW.user3_id, NEW.user1_id));
  INSERT INTO public.meeting_guests (meeting_id, user_id, reply)
  SELECT NEW.id, p.* FROM (VALUES (NEW.user1_id, NEW.user1_reply), (NEW.user2_id, NEW.user2_reply), (NEW.user3_id, NEW.user3_reply))
    AS p(user_id, reply)
  WHERE p.user_id IS NOT NULL
  ON CONFLICT (meeting_id, user_id) DO UPDATE SET reply = excluded.reply;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.old_form_from_seats() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  touched uuid[];
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT DISTINCT match_id FROM old_seats WHERE match_id IS NOT NULL);
    DELETE FROM public.pairing_members p USING old_seats o
    WHERE p.pairing_id = o.pairing_id AND p.user_id = o.user_id AND p.match_id IS NOT DISTINCT FROM o.match_id;
  ELSE
    touched := ARRAY(SELECT DISTINCT match_id FROM new_seats WHERE match_id IS NOT NULL);
  END IF;
  UPDATE public.matches m SET
    user1_id = p.ids[1], user1_connection_status = coalesce(p.answers[1], 'pending'), user1_confirmed_at = p.times[1], user1_rescue = p.reasons[1],
    user2_id = p.ids[2], user2_connection_status = coalesce(p.answers[2], 'pending'), user2_confirmed_at = p.times[2], user2_rescue = p.reasons[2],
    user3_id = p.ids[3], user3_connection_status = p.answers[3], user3_confirmed_at = p.times[3]
  FROM (
    SELECT match_id, array_agg(user_id ORDER BY place) AS ids, array_agg(answer ORDER BY place) AS answers,
      array_agg(answered_at ORDER BY place) AS times, array_agg(rescue_reason ORDER BY place) AS reasons
    FROM public.seats WHERE match_id = ANY (touched) GROUP BY match_id) p
  WHERE m.id = p.match_id AND (m.user1_id, m.user2_id, m.user3_id, m.user1_connection_status, m.user2_connection_status, m.user3_connection_status, m.user1_confirmed_at, m.user2_confirmed_at, m.user3_confirmed_at, m.user1_rescue, m.user2_rescue)
    IS DISTINCT FROM (p.ids[1], p.ids[2], p.ids[3], coalesce(p.answers[1], 'pending'), coalesce(p.answers[2], 'pending'), p.answers[3],
      p.times[1], p.times[2], p.times[3], p.reasons[1], p.reasons[2]);
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  INSERT INTO public.pairing_members (pairing_id, user_id, match_id, reason, is_active)
  SELECT DISTINCT ON (pairing_id, user_id) pairing_id, user_id, match_id, reason, is_active
  FROM new_seats ORDER BY pairing_id, user_id, is_active DESC, id DESC
  ON CONFLICT (pairing_id, user_id) DO UPDATE
    SET match_id = excluded.match_id, reason = excluded.reason, is_active = excluded.is_active
    WHERE (excluded.is_active OR pairing_members.match_id IS NOT DISTINCT FROM excluded.match_id)
      AND (pairing_members.match_id, pairing_members.reason, pairing_members.is_active)
        IS DISTINCT FROM (excluded.match_id, excluded.reason, excluded.is_active);
  IF NOT EXISTS (SELECT FROM new_seats WHERE recorded_answer IS NOT NULL) THEN RETURN NULL; END IF;
  INSERT INTO public.completed_matches (pairing_id, match_id, status, overruled, user1_id, user1_first_name, user1_last_name,
    user1_email, user1_department, user1_connection_status, user1_rescue, user2_id, user2_first_name, user2_last_name,
    user2_email, user2_department, user2_connection_status, user2_rescue, user3_id, user3_first_name, user3_last_name,
    user3_email, user3_department, user3_connection_status)
  SELECT m.pairing_id, m.id, s[1].recorded_status, m.overruled,
    s[1].user_id, s[1].recorded_first_name, s[1].recorded_last_name, s[1].recorded_email, s[1].recorded_department,
    s[1].recorded_answer, s[1].rescue_reason,
    s[2].user_id, s[2].recorded_first_name, s[2].recorded_last_name, s[2].recorded_email, s[2].recorded_department,
    s[2].recorded_answer, s[2].rescue_reason,
    s[3].user_id, s[3].recorded_first_name, s[3].recorded_last_name, s[3].recorded_email, s[3].recorded_department,
    s[3].recorded_answer
  FROM (SELECT match_id, array_agg(seats ORDER BY place) AS s FROM public.seats WHERE match_id = ANY (touched) GROUP BY match_id
    HAVING count(*) > 1 AND count(*) = count(recorded_answer)) p
  JOIN public.matches m ON m.id = p.match_id
  ON CONFLICT (pairing_id, match_id) DO UPDATE SET
    user1_first_name = excluded.user1_first_name, user1_last_name = excluded.user1_last_name,
    user1_email = excluded.user1_email, user1_department = excluded.user1_department,
    user2_first_name = excluded.user2_first_name, user2_last_name = excluded.user2_last_name,
    user2_email = excluded.user2_email, user2_department = excluded.user2_department,
    user3_first_name = excluded.user3_first_name, user3_last_name = excluded.user3_last_name,
    user3_email = excluded.user3_email, user3_department = excluded.user3_department;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.old_form_from_guests() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  touched uuid[];
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT DISTINCT meeting_id FROM old_guests);
  ELSE
    touched := ARRAY(SELECT DISTINCT meeting_id FROM new_guests);
  END IF;
  UPDATE public.meetings b SET user1_id = p.ids[1], user1_reply = p.replies[1], user2_id = p.ids[2], user2_reply = p.replies[2],
    user3_id = p.ids[3], user3_reply = p.replies[3]
  FROM (
    SELECT g.meeting_id, array_agg(g.user_id ORDER BY s.place, g.user_id) AS ids, array_agg(g.reply ORDER BY s.place, g.user_id) AS replies
    FROM public.meeting_guests g JOIN public.meetings m ON m.id = g.meeting_id
    LEFT JOIN public.seats s ON s.match_id = m.match_id AND s.user_id = g.user_id
    WHERE g.meeting_id = ANY (touched) GROUP BY g.meeting_id) p
  WHERE b.id = p.meeting_id AND (b.user1_id, b.user2_id, b.user3_id, b.user1_reply, b.user2_reply, b.user3_reply)
    IS DISTINCT FROM (p.ids[1], p.ids[2], p.ids[3], p.replies[1], p.replies[2], p.replies[3]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Matches that a change of a round replaced, with their people in either form.
CREATE OR REPLACE FUNCTION public.people_of_replaced() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.replaced := jsonb_set(NEW.replaced, '{matches}', coalesce((
    SELECT jsonb_agg(m || CASE WHEN m ? 'people'
      THEN jsonb_build_object('user1Id', m #> '{people,0}', 'user2Id', m #> '{people,1}', 'user3Id', m #> '{people,2}')
      ELSE jsonb_build_object('people', to_jsonb(array_remove(ARRAY[m ->> 'user1Id', m ->> 'user2Id', m ->> 'user3Id'], NULL))) END
      ORDER BY n)
    FROM jsonb_array_elements(NEW.replaced -> 'matches') WITH ORDINALITY AS e(m, n)), '[]'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.seats_from_matches() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.seats_from_members() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.seats_from_records() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.guests_from_meetings() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.old_form_from_seats() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.old_form_from_guests() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.people_of_replaced() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER seats_added AFTER INSERT ON public.matches REFERENCING NEW TABLE AS new_matches
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_matches();--> statement-breakpoint
CREATE TRIGGER seats_changed AFTER UPDATE ON public.matches REFERENCING OLD TABLE AS old_matches NEW TABLE AS new_matches
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_matches();--> statement-breakpoint
CREATE TRIGGER seats_added AFTER INSERT ON public.pairing_members REFERENCING NEW TABLE AS new_members
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_members();--> statement-breakpoint
CREATE TRIGGER seats_changed AFTER UPDATE ON public.pairing_members REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_members();--> statement-breakpoint
CREATE TRIGGER seats_removed AFTER DELETE ON public.pairing_members REFERENCING OLD TABLE AS old_members
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_members();--> statement-breakpoint
CREATE TRIGGER seats_added AFTER INSERT ON public.completed_matches REFERENCING NEW TABLE AS new_records
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_records();--> statement-breakpoint
CREATE TRIGGER seats_changed AFTER UPDATE ON public.completed_matches REFERENCING OLD TABLE AS old_records NEW TABLE AS new_records
FOR EACH STATEMENT EXECUTE FUNCTION public.seats_from_records();--> statement-breakpoint
CREATE TRIGGER guests_kept AFTER INSERT OR UPDATE OF user1_id, user2_id, user3_id, user1_reply, user2_reply, user3_reply ON public.meetings
FOR EACH ROW EXECUTE FUNCTION public.guests_from_meetings();--> statement-breakpoint
CREATE TRIGGER old_form_added AFTER INSERT ON public.seats REFERENCING NEW TABLE AS new_seats
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_seats();--> statement-breakpoint
CREATE TRIGGER old_form_changed AFTER UPDATE ON public.seats REFERENCING OLD TABLE AS old_seats NEW TABLE AS new_seats
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_seats();--> statement-breakpoint
CREATE TRIGGER old_form_removed AFTER DELETE ON public.seats REFERENCING OLD TABLE AS old_seats
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_seats();--> statement-breakpoint
CREATE TRIGGER old_form_added AFTER INSERT ON public.meeting_guests REFERENCING NEW TABLE AS new_guests
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_guests();--> statement-breakpoint
CREATE TRIGGER old_form_changed AFTER UPDATE ON public.meeting_guests REFERENCING OLD TABLE AS old_guests NEW TABLE AS new_guests
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_guests();--> statement-breakpoint
CREATE TRIGGER old_form_removed AFTER DELETE ON public.meeting_guests REFERENCING OLD TABLE AS old_guests
FOR EACH STATEMENT EXECUTE FUNCTION public.old_form_from_guests();--> statement-breakpoint
CREATE TRIGGER people_kept BEFORE INSERT OR UPDATE OF replaced ON public.pairing_changes
FOR EACH ROW EXECUTE FUNCTION public.people_of_replaced();
