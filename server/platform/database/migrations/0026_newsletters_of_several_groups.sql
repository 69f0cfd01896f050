CREATE TABLE "newsletter_pairings" (
	"newsletter_id" uuid NOT NULL,
	"pairing_id" uuid NOT NULL,
	CONSTRAINT "newsletter_pairings_newsletter_id_pairing_id_pk" PRIMARY KEY("newsletter_id","pairing_id")
);
--> statement-breakpoint
ALTER TABLE "newsletters" DROP CONSTRAINT "newsletters_pairing_id_pairings_id_fk";
--> statement-breakpoint
DROP INDEX "newsletters_pairing";--> statement-breakpoint
DROP INDEX "sends_one_open_per_newsletter";--> statement-breakpoint
ALTER TABLE "newsletter_pairings" ADD CONSTRAINT "newsletter_pairings_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_pairings" ADD CONSTRAINT "newsletter_pairings_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_pairings_pairing" ON "newsletter_pairings" USING btree ("pairing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sends_one_open_per_pairing" ON "sends" USING btree ("newsletter_id","pairing_id") WHERE "sends"."state" in ('queued', 'sending', 'paused');--> statement-breakpoint
INSERT INTO "newsletter_pairings" ("newsletter_id", "pairing_id") SELECT "id", "pairing_id" FROM "newsletters" WHERE "pairing_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletters" DROP COLUMN "pairing_id";