-- Gives everybody their seats, some at a time; from now on triggers keep them (0053_seats). What another version writes meanwhile
-- has its seats already.
-- in batches
WITH batch AS (SELECT * FROM matches WHERE id > $1::uuid ORDER BY id LIMIT 5000 FOR KEY SHARE),
filled AS (
  INSERT INTO seats (pairing_id, match_id, user_id, place, answer, answered_at, rescue_reason, is_active, recorded_first_name,
    recorded_last_name, recorded_email, recorded_department, recorded_answer, recorded_status)
  SELECT m.pairing_id, m.id, p.*, coalesce(pm.is_active, false), r.first_name, r.last_name, r.email, r.department, r.answer,
    CASE WHEN r.user_id IS NOT NULL THEN c.status END
  FROM batch m CROSS JOIN LATERAL (VALUES (m.user1_id, 0, m.user1_connection_status, m.user1_confirmed_at, m.user1_rescue),
    (m.user2_id, 1, m.user2_connection_status, m.user2_confirmed_at, m.user2_rescue),
    (m.user3_id, 2, m.user3_connection_status, m.user3_confirmed_at, NULL)) AS p(user_id, place, answer, answered_at, rescue_reason)
  LEFT JOIN pairing_members pm ON pm.pairing_id = m.pairing_id AND pm.user_id = p.user_id AND pm.match_id = m.id
  LEFT JOIN completed_matches c ON c.pairing_id = m.pairing_id AND c.match_id = m.id
  LEFT JOIN LATERAL (VALUES
      (c.user1_id, c.user1_first_name, c.user1_last_name, c.user1_email, c.user1_department, c.user1_connection_status),
      (c.user2_id, c.user2_first_name, c.user2_last_name, c.user2_email, c.user2_department, c.user2_connection_status),
      (c.user3_id, c.user3_first_name, c.user3_last_name, c.user3_email, c.user3_department, c.user3_connection_status)
    ) AS r(user_id, first_name, last_name, email, department, answer) ON r.user_id = p.user_id
  WHERE p.user_id IS NOT NULL
  ORDER BY m.id, p.place
  ON CONFLICT DO NOTHING)
SELECT id AS next FROM batch ORDER BY id DESC LIMIT 1;
--> statement-breakpoint
-- in batches
WITH batch AS (SELECT * FROM meetings WHERE id > $1::uuid ORDER BY id LIMIT 5000 FOR KEY SHARE),
filled AS (
  INSERT INTO meeting_guests (meeting_id, user_id, reply)
  SELECT m.id, p.* FROM batch m CROSS JOIN LATERAL
    (VALUES (m.user1_id, m.user1_reply), (m.user2_id, m.user2_reply), (m.user3_id, m.user3_reply)) AS p(user_id, reply)
  WHERE p.user_id IS NOT NULL ORDER BY m.id
  ON CONFLICT DO NOTHING)
SELECT id AS next FROM batch ORDER BY id DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO seats (pairing_id, user_id, reason, is_active)
SELECT pairing_id, user_id, reason, is_active FROM pairing_members WHERE match_id IS NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- A round that was completed while it was being copied.
UPDATE seats s SET is_active = pm.is_active FROM pairing_members pm
WHERE pm.pairing_id = s.pairing_id AND pm.user_id = s.user_id AND pm.match_id = s.match_id AND s.is_active <> pm.is_active;
--> statement-breakpoint
UPDATE seats s SET recorded_first_name = r.first_name, recorded_last_name = r.last_name, recorded_email = r.email,
  recorded_department = r.department, recorded_answer = r.answer, recorded_status = c.status
FROM completed_matches c CROSS JOIN LATERAL (VALUES
      (c.user1_id, c.user1_first_name, c.user1_last_name, c.user1_email, c.user1_department, c.user1_connection_status),
      (c.user2_id, c.user2_first_name, c.user2_last_name, c.user2_email, c.user2_department, c.user2_connection_status),
      (c.user3_id, c.user3_first_name, c.user3_last_name, c.user3_email, c.user3_department, c.user3_connection_status)
    ) AS r(user_id, first_name, last_name, email, department, answer)
WHERE s.match_id = c.match_id AND s.user_id = r.user_id AND s.recorded_answer IS NULL;
--> statement-breakpoint
-- A trigger writes the people of replaced matches.
-- allowed: a round has a few changes, if any
UPDATE pairing_changes SET replaced = replaced;
