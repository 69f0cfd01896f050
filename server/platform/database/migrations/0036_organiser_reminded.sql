ALTER TABLE "matches" ADD COLUMN "organiser_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "matches" SET "organiser_reminded_at" = "told"."at" FROM (
  SELECT r."user_id", r."values" ->> 'matchId' AS "match_id", min(s."created_at") AS "at" FROM "sends" s
  JOIN "send_recipients" r ON r."send_id" = s."id"
  WHERE s."kind" = 'invitation' AND s."newsletter_title" = 'Your coffee needs a time' GROUP BY 1, 2) "told"
WHERE "told"."match_id" = "matches"."id"::text AND "told"."user_id" = "matches"."organiser_id";
