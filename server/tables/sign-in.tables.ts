import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Credential, bytes, instant, isOneOf, ownedBy } from './columns'
import { users } from './people.tables'

/** Open and ended sessions. The cookie holds the token; only its SHA-256 is here. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull(),
    userId: ownedBy('user_id', () => users.id),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    lastAccessedAt: instant('last_accessed_at').notNull(),
    /** When an administrator last proved their second factor here; null: not yet. */
    provedAt: instant('proved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('auth_sessions_token_unique').on(t.tokenHash), index('auth_sessions_user').on(t.userId)],
)

/**
 * "This browser has signed in as this person before." Its cookie holds the token; only the SHA-256 is here. It signs
 * nobody in: it says whose failures a limit is not about, and which sign-in comes from a new device.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownedBy('user_id', () => users.id),
    tokenHash: bytes('token_hash').notNull(),
    /** The last sign-in. */
    lastSeenAt: instant('last_seen_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    index('known_devices_token').on(t.tokenHash),
    index('known_devices_last_seen').on(t.lastSeenAt),
  ],
)

/** A magic link, a code to sign in, a code to validate an address, a code to delete the account, the link of an invitation. */
export const SIGN_IN_FLOWS = ['magic_link', 'code', 'validation', 'deletion', 'invitation'] as const
/** A code ends after this many wrong tries. */
export const MOST_TRIES = 5

/** What a mail carries: a link (with the code of the same mail), or a code of one of the flows. */
export const signInTokens = pgTable(
  'sign_in_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    flow: text('flow', { enum: SIGN_IN_FLOWS }).notNull(),
    email: text('email').notNull(),
    /** SHA-256 of the link's token; null for flows without a link, and for a link that was not mailed. */
    tokenHash: bytes('token_hash'),
    /** Keyed hash of the 6-digit code (too short for a plain hash). */
    codeHash: bytes('code_hash').notNull(),
    /** SHA-256 of the cookie of the browser that asked; of none for an invitation, for which no browser asked. */
    browserHash: bytes('browser_hash').notNull(),
    /** From the part of the address's quota that is kept for known devices. */
    isReserved: boolean('is_reserved').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('sign_in_tokens_token_unique').on(t.tokenHash),
    index('sign_in_tokens_email').on(t.email, t.flow, t.createdAt),
    check('sign_in_tokens_flow', isOneOf(t.flow, SIGN_IN_FLOWS)),
    check('sign_in_tokens_tries', sql`${t.tries} between 0 and ${sql.raw(String(MOST_TRIES))}`),
  ],
)

/** Passkeys of administrators. A copy of this table signs nobody in: it holds public keys only. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownedBy('user_id', () => users.id),
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
    userId: ownedBy('user_id', () => users.id),
    /** False until its first code was typed. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Sealed (server/platform/secrets.ts). */
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
  { userId: ownedBy('user_id', () => users.id), codeHash: bytes('code_hash').notNull() },
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

export const credentials: Credential[] = [
  { table: authSessions, restored: 'ended' },
  { table: signInTokens, restored: 'ended' },
  { table: passkeyChallenges, restored: 'ended' },
  { table: knownDevices, restored: 'kept' },
  { table: passkeys, restored: 'second_factors' },
  { table: authenticatorApps, restored: 'second_factors' },
  { table: recoveryCodes, restored: 'second_factors' },
]
