-- Tables: `npm run migration` writes them from plugins/report/server. Change them there.

CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"programme_id" uuid,
	"last" text NOT NULL,
	"months" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_links_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "report_links_last" CHECK ("report_links"."last" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "report_links_months" CHECK ("report_links"."months" between 1 and 12),
	CONSTRAINT "report_links_language" CHECK ("report_links"."language" in ('en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'ja', 'ar'))
);
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "report_links_expires" ON "report_links" USING btree ("expires_at");
