CREATE TABLE "undo_rows" (
	"undo_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	CONSTRAINT "undo_rows_undo_id_subject_id_pk" PRIMARY KEY("undo_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "undos_kind" CHECK ("undos"."kind" in ('user', 'entry'))
);
--> statement-breakpoint
ALTER TABLE "undo_rows" ADD CONSTRAINT "undo_rows_undo_id_undos_id_fk" FOREIGN KEY ("undo_id") REFERENCES "public"."undos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undos_created" ON "undos" USING btree ("created_at");