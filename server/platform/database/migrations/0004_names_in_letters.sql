DO $$ BEGIN
	CREATE COLLATION IF NOT EXISTS "names" (provider = icu, locale = 'und');
EXCEPTION WHEN feature_not_supported THEN
	CREATE COLLATION IF NOT EXISTS "names" FROM "C";
END $$;
--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_department_name";--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("last_name") collate "names",lower("first_name") collate "names","id");--> statement-breakpoint
CREATE INDEX "users_department_name" ON "users" USING btree (lower(coalesce("department", '')) collate "names",lower("last_name") collate "names",lower("first_name") collate "names","id");