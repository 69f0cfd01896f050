-- needs: 0042_group_key
-- People are counted from their own rows (docs/decisions/0047-counted-when-asked.md).
-- allowed: no release has it
DROP TRIGGER "people_added" ON "users";--> statement-breakpoint
-- allowed: no release has it
DROP TRIGGER "people_changed" ON "users";--> statement-breakpoint
-- allowed: no release has it
DROP TRIGGER "people_removed" ON "users";--> statement-breakpoint
-- allowed: no release has it
DROP TRIGGER "people_emptied" ON "users";--> statement-breakpoint
-- allowed: no release has it
DROP FUNCTION public.count_people();--> statement-breakpoint
DROP TABLE "people_counts";
