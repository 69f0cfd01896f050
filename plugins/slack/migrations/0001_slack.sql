-- Tables: `npm run migration` writes them from plugins/slack/server. Change them there.

CREATE TABLE "slack_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"chat_id" text,
	"looked_up_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "slack_posts" (
	"send_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"message_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slack_posts_send_id_match_id_pk" PRIMARY KEY("send_id","match_id")
);
CREATE TABLE "slack_presses" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "slack_posts" ADD CONSTRAINT "slack_posts_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "slack_posts" ADD CONSTRAINT "slack_posts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "slack_people_chat_id" ON "slack_people" USING btree ("chat_id");
CREATE INDEX "slack_posts_match" ON "slack_posts" USING btree ("match_id");
CREATE INDEX "slack_presses_at" ON "slack_presses" USING btree ("at");
