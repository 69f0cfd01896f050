CREATE TABLE "slack_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"slack_id" text,
	"looked_up_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "slack_posts" (
	"send_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"ts" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slack_posts_send_id_match_id_pk" PRIMARY KEY("send_id","match_id")
);--> statement-breakpoint
CREATE TABLE "slack_presses" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tell_by" text;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "tell_by" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "send_recipients" ADD COLUMN "way" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_posts" ADD CONSTRAINT "slack_posts_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_posts" ADD CONSTRAINT "slack_posts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slack_people_slack_id" ON "slack_people" USING btree ("slack_id");--> statement-breakpoint
CREATE INDEX "slack_posts_match" ON "slack_posts" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "slack_presses_at" ON "slack_presses" USING btree ("at");--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programme_tell_by" CHECK ("programmes"."tell_by" in ('mail', 'slack', 'both'));--> statement-breakpoint
ALTER TABLE "send_recipients" ADD CONSTRAINT "send_recipients_way" CHECK ("send_recipients"."way" in ('mail', 'slack')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tell_by" CHECK ("users"."tell_by" in ('mail', 'slack', 'both')) NOT VALID;
