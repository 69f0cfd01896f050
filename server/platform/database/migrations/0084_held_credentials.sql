CREATE TABLE "held_credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"of_table" text NOT NULL,
	"user_id" uuid,
	"content" jsonb NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_credentials" ADD CONSTRAINT "held_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_credentials_kind" ON "held_credentials" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "held_credentials_user" ON "held_credentials" USING btree ("user_id");