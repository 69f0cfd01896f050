-- Whoever sits at a table may suggest the time and book it. The form of the version before knows three people of a match only.
-- needs: 0067_newsletter_translations
-- allowed: the version before makes no tables, and chooses from the people of a match by itself
ALTER TABLE "matches" DROP CONSTRAINT "matches_organiser_is_of_it";--> statement-breakpoint
-- allowed: the same of who books
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_booked_by";
