-- Counts the matches from before there were triggers, while everybody works: what the triggers have counted so far is taken
-- off again. Both are read as they are at one moment, so that each match is counted once.
INSERT INTO match_counts (pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status,
  is_reminded, user1_rescue, user2_rescue, matches)
SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status, is_reminded, user1_rescue,
  user2_rescue, sum(n)
FROM (
  SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status,
    organiser_reminded_at IS NOT NULL AS is_reminded, user1_rescue, user2_rescue, count(*) AS n
  FROM matches GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  UNION ALL
  SELECT pairing_id, status, user1_connection_status, user2_connection_status, user3_connection_status, is_reminded,
    user1_rescue, user2_rescue, -matches
  FROM match_counts) counts
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(n) <> 0;
