CREATE INDEX CONCURRENTLY "matches_called_off" ON "matches" USING btree ("id") WHERE "matches"."status" = 'called_off';
