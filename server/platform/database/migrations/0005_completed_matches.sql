CREATE TABLE "completed_matches" (
	"pairing_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"user1_id" uuid NOT NULL,
	"user1_first_name" text NOT NULL,
	"user1_last_name" text NOT NULL,
	"user1_email" text NOT NULL,
	"user1_department" text,
	"user2_id" uuid NOT NULL,
	"user2_first_name" text NOT NULL,
	"user2_last_name" text NOT NULL,
	"user2_email" text NOT NULL,
	"user2_department" text,
	"status" text NOT NULL,
	"user1_connection_status" text NOT NULL,
	"user2_connection_status" text NOT NULL,
	CONSTRAINT "completed_matches_pairing_id_match_id_pk" PRIMARY KEY("pairing_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "completed_matches" ADD CONSTRAINT "completed_matches_pairing_id_pairings_id_fk" FOREIGN KEY ("pairing_id") REFERENCES "public"."pairings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Earlier rounds: what was then is not known any more; from here on it stays.
INSERT INTO "completed_matches"
SELECT m.pairing_id, m.id,
  u1.id, u1.first_name, u1.last_name, case when u1.erased_at is null then u1.email else '' end, u1.department,
  u2.id, u2.first_name, u2.last_name, case when u2.erased_at is null then u2.email else '' end, u2.department,
  m.status, m.user1_connection_status, m.user2_connection_status
FROM matches m JOIN pairings p ON p.id = m.pairing_id AND p.status = 'completed'
JOIN users u1 ON u1.id = m.user1_id JOIN users u2 ON u2.id = m.user2_id;
