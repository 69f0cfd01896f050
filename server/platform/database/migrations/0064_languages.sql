ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "directory_language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "browser_language" text;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_users" ADD COLUMN "preferred_language" text;--> statement-breakpoint
-- allowed: the columns are new, so the table of people is read once and nothing is found
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar'));--> statement-breakpoint
-- allowed: the columns are new, so the table of people is read once and nothing is found
ALTER TABLE "users" ADD CONSTRAINT "users_directory_language" CHECK ("users"."directory_language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar'));--> statement-breakpoint
-- allowed: the columns are new, so the table of people is read once and nothing is found
ALTER TABLE "users" ADD CONSTRAINT "users_browser_language" CHECK ("users"."browser_language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar'));--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_language" CHECK ("programme"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar'));