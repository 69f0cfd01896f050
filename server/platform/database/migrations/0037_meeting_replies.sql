ALTER TABLE "meetings" ADD COLUMN "user1_reply" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "user2_reply" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user1_reply" CHECK ("meetings"."user1_reply" in ('accepted', 'tentative'));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user2_reply" CHECK ("meetings"."user2_reply" in ('accepted', 'tentative'));