CREATE TABLE "invitations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_times" CHECK ("invitations"."times" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_kind";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder', 'heads-up', 'silence', 'stranded', 'rescue', 'invitation', 'join'));