import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a mailed link allows, for one person only. */
export type MailLink =
  | { purpose: 'met' | 'plan'; userId: string; matchId: string; expiresAt: Date }
  | {
      purpose: 'unsubscribe'
      userId: string
      matchId: null
      expiresAt: null
      /** Of which one round is sat out by it; by default the default programme. */
      programmeId?: string
    }

const MAC_BYTES = 16
const KINDS = { met: 1, unsubscribe: 2, plan: 3 } as const
const OF_A_MATCH = ['met', 'plan'] as const
const MATCH_BYTES = 1 + 16 + 16 + 4
const UNSUBSCRIBE_BYTES = 1 + 16

const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const uuidText = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** HMAC-SHA-256 cut to 128 bits: as hard to guess as any key, and the link stays short. */
const macOf = (secret: Buffer, payload: Buffer) =>
  createHmac('sha256', secret).update('mail-link\n').update(payload).digest().subarray(0, MAC_BYTES)

const signed = (secret: Buffer, payload: Buffer) =>
  Buffer.concat([payload, macOf(secret, payload)]).toString('base64url')

const matchToken =
  (purpose: (typeof OF_A_MATCH)[number]) =>
  (secret: Buffer, userId: string, matchId: string, expiresAt: Date): string => {
    const seconds = Buffer.alloc(4)
    seconds.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000))
    return signed(
      secret,
      Buffer.concat([Buffer.from([KINDS[purpose]]), uuidBytes(userId), uuidBytes(matchId), seconds]),
    )
  }

/** A link by which this person can say whether they met this match. */
export const metToken = matchToken('met')

/** A link by which this person can book, move and cancel the coffee with this match. */
export const planToken = matchToken('plan')

/**
 * A link by which this person can pause or opt out, or sit out a round of a programme. It never expires: leaving must always
 * work.
 */
export const unsubscribeToken = (secret: Buffer, userId: string, programmeId = ''): string =>
  signed(secret, Buffer.concat([Buffer.from([KINDS.unsubscribe]), uuidBytes(userId), uuidBytes(programmeId)]))

/** What a link allows; undefined when it was not made here, or was changed. */
export function readLinkToken(secret: Buffer, token: string, now: Date): MailLink | 'expired' | undefined {
  if (!/^[\w-]{20,200}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  // Several spellings can decode to the same bytes; only the one that was made is taken.
  if (bytes.toString('base64url') !== token || bytes.length <= MAC_BYTES) return undefined
  const payload = bytes.subarray(0, -MAC_BYTES)
  if (!timingSafeEqual(macOf(secret, payload), bytes.subarray(-MAC_BYTES))) return undefined
  const userId = uuidText(payload.subarray(1, 17))
  if (payload[0] === KINDS.unsubscribe && payload.length === UNSUBSCRIBE_BYTES) {
    return { purpose: 'unsubscribe', userId, matchId: null, expiresAt: null }
  }
  if (payload[0] === KINDS.unsubscribe && payload.length === UNSUBSCRIBE_BYTES + 16) {
    const programmeId = uuidText(payload.subarray(17))
    return { purpose: 'unsubscribe', userId, matchId: null, expiresAt: null, programmeId }
  }
  const purpose = OF_A_MATCH.find((one) => KINDS[one] === payload[0])
  if (!purpose || payload.length !== MATCH_BYTES) return undefined
  const expiresAt = new Date(payload.readUInt32BE(33) * 1000)
  if (expiresAt <= now) return 'expired'
  return { purpose, userId, matchId: uuidText(payload.subarray(17, 33)), expiresAt }
}
