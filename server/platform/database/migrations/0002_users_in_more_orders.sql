DROP INDEX "users_name";--> statement-breakpoint
CREATE INDEX "users_department_name" ON "users" USING btree (lower(coalesce("department", '')),lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("last_name"),lower("first_name"),"id");