-- Nobody has two active matches in one programme; the seats make sure of it.
-- needs: 0067_newsletter_translations
DROP INDEX CONCURRENTLY "pairing_members_one_active_match";
