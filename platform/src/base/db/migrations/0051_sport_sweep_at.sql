-- Matches that were settled before matches were swept are looked at as those that are settled from now on.
UPDATE "sport_matches" SET "sweep_at" = "ends_at" + interval '7 days' WHERE "settled_at" IS NOT NULL;
