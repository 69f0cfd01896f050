-- Tables: `npm run migration` writes them from plugins/scim/server. Change them there.

CREATE TABLE "directory_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "directory_tokens_place_unique" UNIQUE("place"),
	CONSTRAINT "directory_tokens_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "directory_tokens_place" CHECK ("directory_tokens"."place" in (1, 2))
);
CREATE UNIQUE INDEX "directory_tokens_name_unique" ON "directory_tokens" USING btree (lower("name"));
