-- Tables: `npm run migration` writes them from plugins/api-keys/server. Change them there.

CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_key_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_scopes" CHECK ("api_keys"."scopes" <> '{}' and "api_keys"."scopes" <@ '{read,people,rounds,newsletters,integrations}'::text[]),
	CONSTRAINT "api_keys_two_years" CHECK ("api_keys"."ends_at" <= "api_keys"."created_at" + interval '730 days')
);
CREATE TABLE "repeatable_calls" (
	"api_key_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"call" "bytea" NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"status" smallint,
	"response" text,
	CONSTRAINT "repeatable_calls_api_key_id_key_pk" PRIMARY KEY("api_key_id","key")
);
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "api_keys_name_unique" ON "api_keys" USING btree (lower("name"));
CREATE INDEX "repeatable_calls_started" ON "repeatable_calls" USING btree ("started_at");
