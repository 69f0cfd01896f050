ALTER TABLE "domain_groups" ADD COLUMN "next_round" text;--> statement-breakpoint
ALTER TABLE "programme" ADD COLUMN "next_round" text;