-- The indexes of names are as they were: only the queries name the schema of their collation now.
CREATE TABLE "group_domains" (
	"domain_group_id" uuid NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "group_domains_domain_group_id_domain_pk" PRIMARY KEY("domain_group_id","domain"),
	CONSTRAINT "group_domains_domain" CHECK ("group_domains"."domain" = lower("group_domains"."domain") and "group_domains"."domain" !~ '[@*[:space:]]')
);
--> statement-breakpoint
CREATE TABLE "group_managers" (
	"domain_group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_managers_domain_group_id_user_id_pk" PRIMARY KEY("domain_group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "domain_group_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "domain_group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_domains" ADD CONSTRAINT "group_domains_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_managers_user" ON "group_managers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;
