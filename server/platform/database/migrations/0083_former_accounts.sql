CREATE TABLE "former_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"replaced_by" uuid,
	"replaced_at" timestamp (3) with time zone,
	"kept" jsonb,
	"is_asked" boolean DEFAULT false NOT NULL,
	"is_same" boolean
);
--> statement-breakpoint
ALTER TABLE "directory_users" ADD COLUMN "known_as" uuid;--> statement-breakpoint
ALTER TABLE "former_accounts" ADD CONSTRAINT "former_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_accounts" ADD CONSTRAINT "former_accounts_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_accounts_replaced" ON "former_accounts" USING btree ("replaced_by");--> statement-breakpoint
-- allowed: the column is new, so the index is empty
CREATE UNIQUE INDEX "directory_users_known_as" ON "directory_users" USING btree ("known_as") WHERE "directory_users"."known_as" is not null;