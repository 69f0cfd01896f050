import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database'
import { users } from '../tables/people.tables'
import { DAY_MS, DEVICE_DAYS } from '../platform/http/cookies'
import type { Client } from './client'
import { hashToken, newToken } from '../platform/secrets'
import { knownDevices } from '../tables/sign-in.tables'

/**
 * How many browsers of a person are known: the last ones. Those of the last day are the first to go, so that
 * somebody who learns a password and signs in again and again pushes out at most one that the person has.
 */
const MOST_DEVICES = 20

const horizon = (now: Date) => new Date(now.getTime() - DEVICE_DAYS * DAY_MS)

/** Whether this browser has signed in as the person of this address before; without an address, as anybody. */
export async function isKnownDevice(
  db: Queryable,
  email: string | undefined,
  { deviceToken }: Pick<Client, 'deviceToken'>,
  now: Date,
): Promise<boolean> {
  if (!deviceToken) return false
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        email === undefined ? undefined : eq(users.email, email),
        eq(knownDevices.tokenHash, hashToken(deviceToken)),
        gt(knownDevices.lastSeenAt, horizon(now)),
      ),
    )
  return rows.length > 0
}

/**
 * Remembers that this browser has signed in as this person. Every sign-in gives the browser a new token, also for the
 * other people who have signed in there: a cookie that somebody planted or copied before is then worth nothing.
 */
export async function rememberDevice(
  db: Queryable,
  userId: string,
  { deviceToken }: Pick<Client, 'deviceToken'>,
  now: Date,
): Promise<{ deviceToken: string; isNewDevice: boolean }> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const known = deviceToken
    ? await db
        .update(knownDevices)
        .set({ tokenHash })
        .where(
          and(eq(knownDevices.tokenHash, hashToken(deviceToken)), gt(knownDevices.lastSeenAt, horizon(now))),
        )
        .returning({ userId: knownDevices.userId })
    : []
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash, lastSeenAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenAt: now },
    })
  const isOfToday = gt(knownDevices.createdAt, new Date(now.getTime() - DAY_MS))
  const tooMany = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, tokenHash)))
    .orderBy(
      asc(isOfToday),
      desc(knownDevices.lastSeenAt),
      desc(knownDevices.createdAt),
      knownDevices.tokenHash,
    )
    .offset(MOST_DEVICES - 1)
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, tooMany)))
  return { deviceToken: token, isNewDevice: !known.some((device) => device.userId === userId) }
}

/** Forgets the browsers of a person, all or all but this one. */
export const forgetDevices = (db: Queryable, userId: string, exceptToken: string | null) =>
  db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        exceptToken === null ? undefined : ne(knownDevices.tokenHash, hashToken(exceptToken)),
      ),
    )

/** Forgets browsers that have not signed in for so long that their cookie is gone. */
export const forgetOldDevices = (db: Queryable, now: Date) =>
  db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, horizon(now)))
