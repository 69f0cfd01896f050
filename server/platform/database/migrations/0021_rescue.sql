CREATE TABLE "strandings" (
	"match_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"send_id" uuid,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "strandings_match_id_user_id_pk" PRIMARY KEY("match_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_status";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_kind";--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user1_rescue" text;--> statement-breakpoint
ALTER TABLE "completed_matches" ADD COLUMN "user2_rescue" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "user1_rescue" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "user2_rescue" text;--> statement-breakpoint
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strandings" ADD CONSTRAINT "strandings_send_id_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."sends"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_rescue" CHECK (("matches"."user1_rescue" is null) = ("matches"."user2_rescue" is null));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user1_rescue" CHECK ("matches"."user1_rescue" in ('stranded', 'left_out'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_user2_rescue" CHECK ("matches"."user2_rescue" in ('stranded', 'left_out'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_status" CHECK ("matches"."status" in ('active', 'completed', 'called_off'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_kind" CHECK ("sends"."kind" in ('newsletter', 'reminder', 'heads-up', 'silence', 'stranded', 'rescue'));