CREATE INDEX CONCURRENTLY "matches_in_order" ON "matches" USING btree ("pairing_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_whose" ON "users" USING btree ("id","group_key");