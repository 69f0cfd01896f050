ALTER TABLE "newsletters" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_day" CHECK (left("newsletters"."day", 8) = "newsletters"."year"::text || '-' || lpad("newsletters"."month"::text, 2, '0') || '-');
