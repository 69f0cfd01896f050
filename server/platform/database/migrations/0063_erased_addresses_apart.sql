-- needs: 0042_group_key
-- allowed: it was in no release
ALTER TABLE "users" DROP COLUMN "erased_address";