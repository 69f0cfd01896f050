CREATE TABLE "bounces" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "bounces_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "bounces_month" CHECK ("bounces"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"is_address_fault" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "mail_events_kind" CHECK ("mail_events"."kind" in ('delivered', 'bounced', 'dropped', 'complained', 'unsubscribed'))
);
--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_recipient_id_send_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."send_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_events_recipient" ON "mail_events" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "mail_events_open" ON "mail_events" USING btree ("recipient_id") WHERE "mail_events"."is_open";--> statement-breakpoint
CREATE INDEX "mail_events_complaints" ON "mail_events" USING btree ("at") WHERE "mail_events"."kind" = 'complained';