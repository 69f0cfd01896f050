import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, isOneOf } from '../../database/columns'
import { users } from '../../people/people.tables'
import { authSessions } from '../sign-in.tables'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Passkeys of administrators. A copy of this table signs nobody in: it holds public keys only. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** The authenticator's own name for it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as it says itself; stays 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('passkeys_credential_unique').on(t.credentialId),
    index('passkeys_user').on(t.userId),
    check('passkeys_counter', sql`${t.counter} >= 0`),
  ],
)

/** Authenticator apps of administrators: one that works, and one that is being set up, each. */
export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    userId: owner(),
    /** False until its first code was typed. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Sealed (server/sign-in/secrets.ts). */
    secret: bytes('secret').notNull(),
    /** The newest 30 seconds whose code was used: no code works twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.isConfirmed] })],
)

/** Recovery codes that are not used yet, as SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: bytes('code_hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** To add a passkey, to prove by one in a session, or to sign in by one. */
export const PASSKEY_PURPOSES = ['add', 'prove', 'sign_in'] as const

/** What a passkey has to sign: valid for minutes, and once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    challengeHash: bytes('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: PASSKEY_PURPOSES }).notNull(),
    /** The session that asked for it; null for a sign-in. */
    sessionId: uuid('session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenges_session').on(t.sessionId),
    check('passkey_challenges_purpose', isOneOf(t.purpose, PASSKEY_PURPOSES)),
    check('passkey_challenges_session', sql`(${t.purpose} = 'sign_in') = (${t.sessionId} is null)`),
  ],
)
