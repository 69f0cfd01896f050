CREATE UNLOGGED TABLE "page_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
