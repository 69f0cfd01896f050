CREATE TABLE "pairing_changes" (
	"pairing_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid,
	"asked" jsonb,
	"wishes" jsonb NOT NULL,
	"people" integer NOT NULL,
	"replaced" jsonb NOT NULL,
	"certificate_before" jsonb NOT NULL,
	CONSTRAINT "pairing_changes_pairing_id_version_pk" PRIMARY KEY("pairing_id","version")
);
--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "overruled" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "overruled" jsonb;--> statement-breakpoint
ALTER TABLE "pairings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pairing_changes" ADD CONSTRAINT "pairing_changes_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_changes" ADD CONSTRAINT "pairing_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;