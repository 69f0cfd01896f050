CREATE UNIQUE INDEX CONCURRENTLY "seats_one_active_match_in_programme" ON "seats" USING btree ("user_id","programme_id") WHERE "seats"."is_active" and "seats"."match_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "heads_ups_once" ON "heads_ups" USING btree ("programme_id","month","user_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY "seats_one_active_match";--> statement-breakpoint
DROP INDEX CONCURRENTLY "pairings_one_active_per_scope_and_month";
