ALTER TABLE "allowed_emails" ADD COLUMN "is_barred_by_directory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- allowed: only the entries that the directory has made and barred, a small part of the whitelist
UPDATE "allowed_emails" SET "is_barred_by_directory" = true WHERE NOT "is_active" AND "reason" = 'From the directory';
