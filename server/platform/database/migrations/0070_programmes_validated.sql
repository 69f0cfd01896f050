-- needs: 0067_newsletter_translations
ALTER TABLE "seats" VALIDATE CONSTRAINT "seats_of_pairing";--> statement-breakpoint
ALTER TABLE "seats" DROP CONSTRAINT "seats_pairing_id_pairings_id_fk";--> statement-breakpoint
-- allowed: heads_ups_once says the same of each programme
ALTER TABLE "heads_ups" DROP CONSTRAINT "heads_ups_month_user_id_pk";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_monthly_cap";--> statement-breakpoint
ALTER TABLE "newsletters" VALIDATE CONSTRAINT "newsletters_programme_id_programmes_id_fk";--> statement-breakpoint
ALTER TABLE "pairings" VALIDATE CONSTRAINT "pairings_programme_id_programmes_id_fk";--> statement-breakpoint
ALTER TABLE "heads_ups" VALIDATE CONSTRAINT "heads_ups_programme_id_programmes_id_fk";--> statement-breakpoint
ALTER TABLE "heads_ups" VALIDATE CONSTRAINT "heads_ups_period_form";--> statement-breakpoint
ALTER TABLE "skips" VALIDATE CONSTRAINT "skips_programme_id_programmes_id_fk";--> statement-breakpoint
ALTER TABLE "cycles" VALIDATE CONSTRAINT "cycles_programme_id_programmes_id_fk";
