import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import { addMonths, currentMonth, instantOf, monthAndYear, today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { SAMPLE_LOCK } from '../../platform/database/locks'
import { makeBatches } from '../../pairings/feedback/feedback.queries'
import { HttpError } from '../../platform/http/errors'
import { insertSampleHistory } from './sample-history'
import { LONG_HAIRED, SAMPLE_GROUPS, sampleId, samplePeople } from './sample-people'
import {
  groupWithoutPairings,
  hasCompany,
  hasSampleUsers,
  insertPeople,
  insertPhotos,
  insertSampleGroups,
} from './sample.queries'
import sharp from 'sharp'
import type { PreparedImage } from '../../images/decoder'
import { wordsIn } from '../../../languages/server'
import { findPairing } from '../../pairings/pairing-use.queries'
import { audienceOf } from '../../newsletters/audience.queries'
import { audience, type Recipient } from '../../newsletters/audience.rules'
import { insertNewsletter, setPairings } from '../../newsletters/newsletters.queries'
import { toRecipient } from '../../newsletters/recipient-values'
import { messageId } from '../../mail/message-id'
import { insertSend } from '../../mail/engine/sends.queries'
import { snapshotOf } from '../../newsletters/snapshot'
import { starterContent } from '../../newsletters/starter-content'

/** Each once with short hair and once with long. */
const PORTRAITS = 22

/** Fills an empty database (nobody in it but administrators) with the sample company. True if it did. */
export async function ensureSampleCompany(context: Context): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await lock(tx, SAMPLE_LOCK)
    if (await hasCompany(tx)) return false
    await insertSampleCompany(context, tx)
    return true
  })
}

/** @throws HttpError 403 in production mode */
export function assertEvaluation({ config }: Context): void {
  if (config.mode === 'production')
    throw new HttpError(403, 'evaluation_only', (w) => w.sample.evaluationOnly)
}

/** Adds the sample to a running system. @throws 403 in production mode, 409 when it is there already */
export async function seedUsers(context: Context, actor: Actor): Promise<{ users: number; matches: number }> {
  assertEvaluation(context)
  return context.db.transaction(async (tx) => {
    await lock(tx, SAMPLE_LOCK)
    if (await hasSampleUsers(tx)) {
      throw new HttpError(409, 'already_done', (w) => w.sample.there)
    }
    const added = await insertSampleCompany(context, tx)
    await recordAudit(tx, context, actor, { action: 'sample.seeded', label: 'Sample company', after: added })
    return added
  })
}

/** Two of three have one. The portraits repeat: drawing each costs time at the first start. */
async function addPhotos(
  tx: Transaction,
  people: { id: string; email: string; firstName: string }[],
  now: Date,
): Promise<void> {
  const portraits = await Promise.all(Array.from({ length: PORTRAITS }, (_, number) => samplePhoto(number)))
  await insertPhotos(
    tx,
    people.flatMap(({ id, email, firstName }, index) => {
      const portrait = portraits[(2 * index + Number(LONG_HAIRED.includes(firstName))) % PORTRAITS]
      if (index % 3 === 2 || !portrait) return []
      const filename = `photo-${sampleId('photo', email).replaceAll('-', '')}.jpg`
      return [{ userId: id, image: { ...portrait, filename, source: 'profile' as const, createdAt: now } }]
    }),
  )
}

async function insertSampleCompany(
  context: Context,
  tx: Transaction,
): Promise<{ users: number; matches: number }> {
  const { clock } = context
  const now = clock.now()
  await insertSampleGroups(tx, now)
  const people = samplePeople(today(clock), now).map((person) => ({
    ...person,
    id: sampleId('user', person.email),
  }))
  const inserted = await insertPeople(tx, people)
  await addPhotos(tx, inserted, now)
  let matches = 0
  for (const group of SAMPLE_GROUPS) {
    const row = await groupWithoutPairings(tx, group.name)
    const members = inserted.filter(
      (person) => person.emailDomain === group.domain && !person.needsProfileSetup,
    )
    if (row)
      matches += await insertSampleHistory(tx, row, members, {
        thisMonth: currentMonth(clock),
        timeZone: clock.timeZone,
        programmeId: context.programme.id,
      })
  }
  await makeBatches(tx, currentMonth(clock))
  await insertSampleNewsletters(context, tx)
  return { users: inserted.length, matches }
}

const SIDE = 160

type Colour = readonly [red: number, green: number, blue: number]

/** A colour as #rrggbb. */
const rgb = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  return [red, green, blue]
}

const WALLS = ['#e9b872', '#becdbe', '#d6c4b2', '#b2c4d0', '#e0beb2', '#cec8aa'].map(rgb)
const SKINS = ['#f7d6be', '#e8bc98', '#cd9870', '#9e6a48', '#6e4832'].map(rgb)
const HAIRS = ['#2c1e18', '#5c3a24', '#b07a40', '#d6b880', '#787470', '#964226'].map(rgb)
const SHIRTS = ['#9a4a22', '#4f7a5b', '#3a5678', '#7a4c6c', '#3c3c40', '#c4963c'].map(rgb)
const INK = rgb('#2a1a12')

const of = (list: Colour[], place: number) => list[place % list.length] as Colour

/** What is painted over what: a shape says for a point, both from 0 to 1, how far inside it is (below 0: outside). */
type Layer = [colour: Colour, inside: (x: number, y: number) => number]

const oval =
  (x0: number, y0: number, rx: number, ry: number) =>
  (x: number, y: number): number =>
    (1 - Math.hypot((x - x0) / rx, (y - y0) / ry)) * Math.min(rx, ry)

/** A drawn portrait, another one for each number: no photo of anybody has to be shipped. */
async function samplePhoto(number: number): Promise<PreparedImage> {
  const hair = of(HAIRS, number * 5 + Math.floor(number / 7))
  const skin = of(SKINS, number * 3 + Math.floor(number / 5))
  const isLong = number % 2 === 1
  const fringe = 0.27 + (number % 4) * 0.025
  const head = oval(0.5, 0.42, 0.165, 0.21)
  const layers: Layer[] = [
    [hair, isLong ? oval(0.5, 0.46, 0.25, 0.34) : oval(0.5, 0.37, 0.2, 0.22)],
    [of(SHIRTS, number), oval(0.5, 1.08, 0.4, 0.42)],
    [skin, oval(0.5, 0.63, 0.075, 0.16)],
    [skin, head],
    [hair, (x, y) => Math.min(head(x, y) + 0.02, fringe - y + (number % 2 ? 0.12 : -0.12) * (x - 0.5))],
    [INK, oval(0.437, 0.42, 0.016, 0.02)],
    [INK, oval(0.563, 0.42, 0.016, 0.02)],
    [INK, (x, y) => Math.min(oval(0.5, 0.5, 0.06, 0.045)(x, y), y - 0.515)],
  ]
  const wall = of(WALLS, number + Math.floor(number / 6))
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE]
      let [red, green, blue] = wall
      for (const [colour, inside] of layers) {
        const share = Math.min(1, Math.max(0, inside(x, y) * SIDE + 0.5))
        red += (colour[0] - red) * share
        green += (colour[1] - green) * share
        blue += (colour[2] - blue) * share
      }
      pixels.set([red, green, blue], (row * SIDE + column) * 3)
    }
  const content = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
  return { content, mime: 'image/jpeg', width: SIDE, height: SIDE }
}

/** Two newsletters that went out, with their logs, and a draft for this month. */
async function insertSampleNewsletters(context: Context, tx: Transaction): Promise<void> {
  const month = currentMonth(context.clock)
  for (const back of [2, 1]) await insertSent(context, tx, addMonths(month, -back))
  const { month: number, year } = monthAndYear(month)
  const now = context.clock.now()
  await insertNewsletter(tx, {
    ...starterContent({ month: number, year }, wordsIn('en').mail),
    ...monthAndYear(month),
    programmeId: context.programme.id,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
  })
}

/** The first group's newsletter of a month, sent on the 4th. */
async function insertSent(context: Context, tx: Transaction, month: string): Promise<void> {
  const [group] = SAMPLE_GROUPS
  const pairingId = sampleId('pairing', month, sampleId('group', group.name))
  const pairing = await findPairing(tx, pairingId)
  if (!pairing) return
  const { month: number, year } = monthAndYear(month)
  const { timeZone } = context.clock
  const sentAt = instantOf(`${month}-04`, '08:30', timeZone)
  const newsletter = await insertNewsletter(tx, {
    ...starterContent({ month: number, year }, wordsIn('en').mail),
    id: sampleId('newsletter', month),
    ...monthAndYear(month),
    programmeId: context.programme.id,
    status: 'sent',
    createdAt: instantOf(`${month}-03`, '10:00', timeZone),
    updatedAt: sentAt,
    approvedAt: instantOf(`${month}-03`, '16:00', timeZone),
    sentAt,
  })
  await setPairings(tx, newsletter.id, [pairingId])
  const words = wordsIn('en').mail
  const people = await audienceOf(tx, context.programme, pairing, today(context.clock))
  const { recipients, totalMatches, validatedMatches } = audience(people)
  await insertSend(
    tx,
    {
      newsletterId: newsletter.id,
      pairingId,
      pairingFile: pairing.fileName,
      domainGroupId: pairing.domainGroupId,
      domainGroupName: pairing.domainGroupName,
      newsletterTitle: newsletter.title,
      ...monthAndYear(month),
      snapshot: snapshotOf(newsletter, context.config, words),
      state: 'sent',
      totalMatches,
      validatedMatches,
      totalRecipients: recipients.length,
      createdAt: sentAt,
      startedAt: sentAt,
      finishedAt: sentAt,
    },
    recipients.map((recipient, index) => ({
      ...toRecipient(words, recipient),
      messageId: messageId(context.config.mailFrom, newsletter.id, recipient.person.id),
      attempt: 1,
      nextAttemptAt: sentAt,
      finishedAt: sentAt,
      ...outcome(recipient, index),
    })),
  )
}

/** Nearly all arrive; one mailbox is full, so that the log has something to show. */
function outcome({ person }: Recipient, index: number) {
  if (index !== 11) return { state: 'sent' as const, sendStatus: 'success' }
  return {
    state: 'failed' as const,
    sendStatus: 'failed',
    errorCode: '552',
    errorMessage: `552 5.2.2 The mailbox of ${person.email} is full`,
    failureReason: 'The mail server refused the message for good.',
  }
}
