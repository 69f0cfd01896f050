-- Tables: `npm run migration` writes them from plugins/mailbox/server. Change them there.

CREATE TABLE "mailbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	"dealt_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "mailbox_messages_unmarked" ON "mailbox_messages" USING btree ("uid") WHERE not "mailbox_messages"."is_marked";
