-- Tables: `npm run migration` writes them from plugins/teams/server. Change them there.

CREATE TABLE "teams_chats" (
	"match_id" uuid NOT NULL,
	"members" text NOT NULL,
	"chat_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teams_chats_match_id_members_pk" PRIMARY KEY("match_id","members")
);
CREATE TABLE "teams_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"chat_id" text,
	"looked_up_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "teams_posts" (
	"send_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"message_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teams_posts_send_id_match_id_pk" PRIMARY KEY("send_id","match_id")
);
CREATE TABLE "teams_presses" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
ALTER TABLE "teams_chats" ADD CONSTRAINT "teams_chats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "teams_people" ADD CONSTRAINT "teams_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "teams_posts" ADD CONSTRAINT "teams_posts_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "teams_posts" ADD CONSTRAINT "teams_posts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "teams_people_chat_id" ON "teams_people" USING btree ("chat_id");
CREATE INDEX "teams_posts_match" ON "teams_posts" USING btree ("match_id");
CREATE INDEX "teams_presses_at" ON "teams_presses" USING btree ("at");
