CREATE TABLE "directory_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text,
	"display_name" text NOT NULL,
	"domain_group_id" uuid,
	"department_id" uuid,
	"tied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "directory_groups_one_tie" CHECK ("directory_groups"."domain_group_id" is null or "directory_groups"."department_id" is null)
);
--> statement-breakpoint
CREATE TABLE "directory_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "directory_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "directory_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"display_name" text,
	"work_email" text,
	"title" text,
	"locale" text,
	"time_zone" text,
	"department" text,
	"manager" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_members" ADD CONSTRAINT "directory_members_group_id_directory_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."directory_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_members" ADD CONSTRAINT "directory_members_user_id_directory_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."directory_users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_users" ADD CONSTRAINT "directory_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "directory_groups_name_unique" ON "directory_groups" USING btree (lower("display_name"));--> statement-breakpoint
CREATE INDEX "directory_members_user" ON "directory_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_tokens_name_unique" ON "directory_tokens" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "directory_users_created" ON "directory_users" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "directory_users_external" ON "directory_users" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "directory_users_manager" ON "directory_users" USING btree (lower("manager")) WHERE "directory_users"."manager" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");