-- needs: 0067_newsletter_translations
ALTER TABLE "users" VALIDATE CONSTRAINT "users_tell_by";--> statement-breakpoint
ALTER TABLE "send_recipients" VALIDATE CONSTRAINT "send_recipients_way";--> statement-breakpoint
-- allowed: send_recipients_once_a_way says the same of each way
ALTER TABLE "send_recipients" DROP CONSTRAINT "send_recipients_once";
