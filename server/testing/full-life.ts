import { eq, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import * as directory from '../../shared/contract/directory'
import { submitInquiry } from '../../shared/contract/inquiries'
import * as newsletters from '../../shared/contract/newsletters'
import { bookMeeting } from '../../shared/contract/meetings'
import { getCurrentMatch } from '../../shared/contract/pairings'
import { updateProfile } from '../../shared/contract/people'
import { mapValues } from '../../shared/map-values'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { requestMagicLink } from '../../shared/contract/sign-in'
import { auditLog, installation } from '../tables/installation.tables'
import { cycles, cycleSteps } from '../tables/cycles.tables'
import { queueReminders } from '../month/cycle/queue-reminders'
import { images } from '../tables/directory.tables'
import { bounces, mailEvents } from '../tables/mail.tables'
import { busyTimes, calendars } from '../../plugins/calendars/server/calendars.tables'
import { feedback } from '../tables/feedback.tables'
import { directoryGroups, directoryMembers, directoryUsers } from '../tables/company-directory.tables'
import { sendRecipients, sends, strandings } from '../tables/sending.tables'
import { startSendEngine } from '../mail/engine/send-engine'
import type { TestApp } from './app'
import { addGroup, allow, manage, signedIn } from './factories'
import { type ReadyNewsletter, readyNewsletter } from './newsletters'
import { seatedMatches } from './seats'

const DAY = 86_400_000
export const LEAVER = {
  email: 'zebulon.quixoticworthy@example.com',
  firstName: 'Zebulon',
  lastName: "Quixotic'worthy",
  ...mapValues(PROFILE_TEXTS, () => 'Plays the "theremin" in Wobblewick'),
}
/** Texts that give them away wherever they are found; too long to be part of a random token by chance. */
export const TRACES = ['zebulon', 'quixotic', 'theremin', 'wobblewick', 'photo-of-z']

type PersonRow = ReadyNewsletter['people'][number]

/** Makes somebody with a photo, their partner, some colleagues, and a newsletter that is ready to be sent. */
export async function amongColleagues(app: TestApp) {
  await app.context.db.insert(images).values({
    filename: 'photo-of-z.jpg',
    source: 'profile',
    mime: 'image/jpeg',
    width: 1,
    height: 1,
    content: Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==',
      'base64',
    ),
    createdAt: app.clock.now(),
  })
  const ready = await readyNewsletter(app, [{ ...LEAVER, profileImage: 'photo-of-z.jpg' }, {}, {}, {}])
  const leaver = ready.people[0]!
  const match = (await seatedMatches(app.context.db)).find(({ people }) => people.includes(leaver.id))
  const partnerId = match!.people.find((id) => id !== leaver.id)
  const partner = ready.people.find(({ id }) => id === partnerId)!
  return { ready, admin: ready.admin, leaver, partner, matchId: match!.id }
}

/** Sends the newsletter to everybody. */
export async function sendEverything(
  app: TestApp,
  { admin, newsletter, override }: Pick<ReadyNewsletter, 'admin' | 'newsletter'> & { override?: string },
): Promise<void> {
  await sendWhatWaits(app, () =>
    admin.call(newsletters.sendNewsletter, { params: { id: newsletter.id }, body: { override } }),
  )
}

/** Sends what waits, and what `also` queues. */
export async function sendWhatWaits(app: TestApp, also?: () => Promise<unknown>): Promise<void> {
  const engine = startSendEngine(app.context)
  await also?.()
  // Not `expect.poll`, which a hook may not use.
  const allSent = async () => expect(await app.context.db.$count(sends, sql`state <> 'sent'`)).toBe(0)
  await vi.waitFor(allSent, { timeout: 60_000 })
  await engine.stop()
}

/** Finds every row of every table that contains one of these texts, as text or as bytes. */
export async function tracesOf(app: TestApp, texts: string[]): Promise<string[]> {
  const { pool } = app.owner
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  expect(tables.length).toBeGreaterThan(20)
  const found: string[] = []
  const patterns = texts.map((text) => `%${text.toLowerCase()}%`)
  const bytes = texts.map((text) => `%${Buffer.from(text).toString('hex')}%`)
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t where lower(t::text) like any($1) or t::text like any($2)`,
      [patterns, bytes],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  return found
}

/** Makes the product store everything that it ever stores about somebody. Needs REMINDERS=on. */
export async function aFullLife(
  app: TestApp,
  { ready, leaver }: { ready: ReadyNewsletter; leaver: PersonRow },
): Promise<void> {
  const { admin } = ready
  const { db } = app.context
  const now = app.clock.now()
  await allow(app, LEAVER.email)
  const client = await signedIn(app, leaver)
  const { email, ...named } = LEAVER
  const saved = await client.call(updateProfile, {
    body: {
      ...named,
      department: 'Other',
      matchingPreference: 'any',
      timeZone: 'Europe/Berlin',
      workingHours: { days: [1, 2], from: '08:00', to: '12:00' },
      meetingLink: 'https://meet.example.com/zebulon',
    },
  })
  expect(saved.status).toBe(200)
  const { match } = (await client.call(getCurrentMatch)).body
  expect((await app.client().call(requestMagicLink, { body: { email } })).status).toBe(200)
  const inquiry = await app.client().call(submitInquiry, {
    body: {
      companyName: 'Quixotic',
      contactEmail: 'Zebulon.Quixoticworthy@example.com',
      expectedUsers: '50-100',
      additionalInfo: 'Zebulon asks',
    },
  })
  expect(inquiry.status).toBe(200)
  await admin.call(directory.updateUser, {
    params: { id: leaver.id },
    body: { participationStatus: 'paused' },
  })
  await admin.call(directory.updateUser, {
    params: { id: leaver.id },
    body: { participationStatus: 'active' },
  })
  await admin.call(directory.signOutUser, { params: { id: leaver.id } })
  await admin.call(newsletters.sendTestMail, {
    params: { id: ready.newsletter.id },
    body: { testEmail: LEAVER.email },
  })
  await sendEverything(app, ready)
  const [own] = await db.select().from(sendRecipients).where(eq(sendRecipients.email, LEAVER.email))
  await db.insert(strandings).values({ matchId: match!.id, userId: leaver.id, askedAt: now, createdAt: now })
  const given = { matchId: match!.id, userId: leaver.id, month: '2026-11', givenAt: now }
  await db.insert(feedback).values({ ...given, beans: 5, line: 'A theremin' })
  await db.insert(mailEvents).values({
    id: 'event',
    recipientId: own!.id,
    kind: 'bounced',
    at: now,
    receivedAt: now,
    code: '550',
    reason: `<${LEAVER.email}> is not known`,
    isAddressFault: true,
    isOpen: false,
  })
  await db
    .insert(bounces)
    .values({ userId: leaver.id, month: '2026-11', at: now, code: '550', reason: `<${LEAVER.email}>` })
  const said = {
    externalId: 'quixotic-7',
    givenName: 'Zebulon',
    workEmail: LEAVER.email,
    createdAt: now,
    updatedAt: now,
  }
  await db.insert(directoryUsers).values({ ...said, userId: leaver.id })
  const report = ready.people.find(({ id }) => id !== leaver.id)!
  await db
    .insert(directoryUsers)
    .values({ userId: report.id, manager: LEAVER.email.toUpperCase(), createdAt: now, updatedAt: now })
  const [group] = await db
    .insert(directoryGroups)
    .values({ displayName: 'Everybody', createdAt: now, updatedAt: now })
    .returning()
  await db.insert(directoryMembers).values({ groupId: group!.id, userId: leaver.id })
  await manage(app, leaver, [await addGroup(app, 'Managed by the leaver')])
  const [calendar] = await db
    .insert(calendars)
    .values({
      userId: leaver.id,
      source: 'ics',
      host: 'dav.zebulon.test',
      secret: Buffer.alloc(9),
      createdAt: now,
    })
    .returning()
  const reading = { begunAt: now, readAt: now, busy: [29_000_000, 29_000_060], note: null }
  await db.insert(busyTimes).values({ userId: leaver.id, calendarId: calendar!.id, ...reading })
  const [cycle] = await db
    .insert(cycles)
    .values({ programmeId: app.context.programme.id, scheduledAt: now, startedAt: now, finishedAt: now })
    .returning()
  await db.insert(cycleSteps).values({
    cycleId: cycle!.id,
    kind: 'newsletter',
    label: LEAVER.email,
    state: 'done',
    nextAttemptAt: now,
    finishedAt: now,
  })
  await db.insert(installation).values({
    key: 'job failed: a job',
    value: { at: now.toISOString(), message: `Key (email)=(${LEAVER.email}) exists` },
    updatedAt: now,
  })
  await db.insert(auditLog).values({
    at: now,
    actorEmail: LEAVER.email,
    action: 'image.uploaded',
    subjectKind: 'image',
    subjectLabel: 'A picture',
  })
  // Two weeks later, the reminder.
  app.clock.advance(14 * DAY + 60_000)
  expect(await queueReminders(app.context)).toBe(4)
  // Somebody who has booked a time is asked on the day after it instead.
  const later = await signedIn(app, leaver)
  const meeting = { params: { id: match!.id }, body: { start: '2026-12-08T09:00:00Z' } }
  expect((await later.call(bookMeeting, meeting)).status).toBe(200)
  await sendEverything(app, ready)
}
