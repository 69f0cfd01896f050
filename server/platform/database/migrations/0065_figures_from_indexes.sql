CREATE INDEX CONCURRENTLY "matches_figures" ON "matches" USING btree ("pairing_id","id","status","organiser_reminded_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "seats_answered" ON "seats" USING btree ("pairing_id","match_id","answer") WHERE "seats"."answer" <> 'pending';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "seats_denied" ON "seats" USING btree ("pairing_id","match_id") WHERE "seats"."answer" = 'not_confirmed';--> statement-breakpoint
DROP INDEX CONCURRENTLY "matches_in_order";
