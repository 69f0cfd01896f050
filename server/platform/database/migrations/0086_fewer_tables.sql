-- needs: 0085_statistics_renewed
-- allowed: no release was published that reads it
DROP TABLE "content_policy_violations" CASCADE;--> statement-breakpoint
DROP TABLE "page_files" CASCADE;
