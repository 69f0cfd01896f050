ALTER TABLE "imports" ADD COLUMN "group_ids" uuid[];--> statement-breakpoint
ALTER TABLE "undos" ADD COLUMN "group_ids" uuid[];