// Every advisory lock of the product; lock.ts takes those that end with a transaction. PostgreSQL has three kinds of keys: one
// number, two numbers, and one large number (made here from a text). Within each kind no two locks may have the same key.

/** One number: the schema is being changed; held shared by a backup, which reads it. */
export const MIGRATION_LOCK = 7_064_501
/** Two numbers, the second is the instance's: it is alive and sends. Held by its session. */
export const INSTANCE_LOCK = 7_064_502
/** One number: the sample company is being made; two servers that start at once make one. */
export const SAMPLE_LOCK = 7_064_503
/** One number: reminders, invitations, or mails to the stranded, are being made. */
export const BOOKING_LOCK = 7_064_506
/** One number: a pairing is being made; the next one must see the people and meetings this one leaves. */
export const PAIRING_LOCK = 7_064_507
/** One number: people are being imported, or an import is taken back. */
export const IMPORT_LOCK = 7_064_509
/** One number: an attribute is being added. */
export const ATTRIBUTES_LOCK = 7_064_510
/** One number: feedback is being put into batches. */
export const FEEDBACK_LOCK = 7_064_511
/**
 * Two numbers, the second one of 256 that stand for all addresses: somebody gets an account or a whitelist entry. Taken by
 * the triggers that keep what an entry says with the person (migrations).
 */
export const COVERAGE_LOCK = 7_064_512
/** Two numbers, in the database `postgres` of the embedded server: who holds it owns DATA_DIR. Held by a session. */
export const OWNERSHIP_LOCK = [1_668_247_397, 1] as const
