CREATE TABLE "feedback" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"beans" smallint,
	"line" text NOT NULL,
	"domain_group_id" uuid,
	"batch_id" uuid,
	"batch_size" integer,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_match_id_user_id_pk" PRIMARY KEY("match_id","user_id"),
	CONSTRAINT "feedback_beans" CHECK ("feedback"."beans" between 1 and 5),
	CONSTRAINT "feedback_line" CHECK (length("feedback"."line") <= 280),
	CONSTRAINT "feedback_month_form" CHECK ("feedback"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "feedback_batch" CHECK (("feedback"."batch_id" is null) = ("feedback"."batch_size" is null)),
	CONSTRAINT "feedback_batch_size" CHECK ("feedback"."batch_size" >= 5),
	CONSTRAINT "feedback_taken_back" CHECK ("feedback"."beans" is not null or ("feedback"."batch_id" is not null and "feedback"."line" = ''))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_domain_group_id_domain_groups_id_fk" FOREIGN KEY ("domain_group_id") REFERENCES "public"."domain_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_month" ON "feedback" USING btree ("month","batch_id");--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("month") WHERE "feedback"."batch_id" is null;