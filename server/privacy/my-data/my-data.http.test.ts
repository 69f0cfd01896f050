import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMyData, getMyDataPage, type MyData } from '../../../shared/contract/my-data'
import * as pairings from '../../../shared/contract/pairings'
import { updateProfile } from '../../../shared/contract/people'
import { eraseUser, updateUser } from '../../../shared/contract/directory'
import {
  askedEachTime,
  toldOfWaiting,
  asks,
  blockedAddresses,
  blocks,
  headsUps,
  invitations,
  silences,
  skips,
} from '../../tables/participation.tables'
import { bounces } from '../../tables/mail.tables'
import { prepareMailPhotos } from '../../mail/photos'
import { seats } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { rememberDevice } from '../../sign-in/known-devices.queries'
import { slackPeople } from '../../../plugins/slack/server/slack.tables'
import { teamsPeople } from '../../../plugins/teams/server/teams.tables'
import { participations } from '../../tables/programmes.tables'
import { authenticatorApps, passkeys } from '../../tables/sign-in.tables'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson, signedIn } from '../../testing/factories'
import { aFullLife, amongColleagues, LEAVER, tracesOf } from '../../testing/full-life'

let app: TestApp
let people: Awaited<ReturnType<typeof amongColleagues>>

beforeAll(async () => {
  app = await startApp({ env: { REMINDERS: 'on', CYCLE_TIMEZONE: 'Europe/Berlin' } })
  people = await amongColleagues(app)
  await everything()
})
afterAll(() => app?.stop())

const ofPlugin = ({ plugins }: MyData, name: string) =>
  plugins.find(({ plugin }) => plugin === name)?.entries ?? []
const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0

/** What of a table is about the person ($1 their id, $2 their address), and where the export has it, row by row. */
const EXPORTED: Record<string, [where: string, rows: (data: MyData) => unknown[]]> = {
  users: ['id::text = $1', ({ profile }) => [profile]],
  asks: ['user_id::text = $1', ({ rounds }) => rounds.filter(({ what }) => what === 'said yes to a round')],
  asked_each_time: [
    'user_id::text = $1',
    ({ rounds }) => rounds.filter(({ what }) => what === 'wants to be asked each time'),
  ],
  told_of_waiting: [
    'user_id::text = $1',
    ({ rounds }) => rounds.filter(({ what }) => what === 'wants to be told of waiting'),
  ],
  skips: ['user_id::text = $1', ({ rounds }) => rounds.filter(({ what }) => what === 'sits a round out')],
  heads_ups: ['user_id::text = $1', ({ rounds }) => rounds.filter(({ what }) => what === 'told in advance')],
  invitations: ['user_id::text = $1', ({ rounds }) => rounds.filter(({ what }) => what === 'invited')],
  participations: [
    'user_id::text = $1',
    ({ rounds }) => rounds.filter(({ what }) => what === 'left a programme'),
  ],
  silences: [
    'user_id::text = $1',
    ({ rounds }) => rounds.filter(({ what }) => what === 'asked whether to stay'),
  ],
  calendars: [
    'user_id::text = $1',
    (data) => ofPlugin(data, 'calendars').filter(({ source }) => source === 'iCalendar'),
  ],
  busy_times: [
    'user_id::text = $1',
    (data) => ofPlugin(data, 'calendars').filter(({ busy }) => isFilled(busy)),
  ],
  blocks: [
    'user_id::text = $1',
    (data) => data.blocks.filter(({ email }) => email !== 'not-here@example.com'),
  ],
  blocked_addresses: [
    'user_id::text = $1',
    (data) => data.blocks.filter(({ email }) => email === 'not-here@example.com'),
  ],
  slack_people: ['user_id::text = $1', (data) => ofPlugin(data, 'slack')],
  teams_people: ['user_id::text = $1', (data) => ofPlugin(data, 'teams')],
  group_managers: ['user_id::text = $1', (data) => data.managedGroups],
  directory_users: ['user_id::text = $1', (data) => ofPlugin(data, 'scim')],
  directory_members: ['user_id::text = $1', (data) => ofPlugin(data, 'scim').flatMap(({ groups }) => groups)],
  images: [
    'filename = (select profile_image from users where id::text = $1)',
    ({ images }) => images.filter(({ kind }) => kind === 'photo'),
  ],
  mail_photos: [
    'filename = (select profile_image from users where id::text = $1)',
    ({ images }) => images.filter(({ kind }) => kind === 'copy for mails'),
  ],
  allowed_emails: ['email = $2', ({ whitelist }) => whitelist],
  matches: ['id in (select match_id from seats where user_id::text = $1)', ({ matches }) => matches],
  feedback: ['user_id::text = $1', ({ matches }) => matches.filter(({ feedbackBeans }) => feedbackBeans)],
  reminders: ['user_id::text = $1', ({ matches }) => matches.filter(({ remindedAt }) => remindedAt)],
  strandings: ['user_id::text = $1', ({ matches }) => matches.filter(({ strandedAt }) => strandedAt)],
  meetings: [
    'id in (select meeting_id from meeting_guests where user_id::text = $1)',
    ({ matches }) => matches.filter(({ meetingAt }) => meetingAt),
  ],
  meeting_guests: ['user_id::text = $1', ({ matches }) => matches.filter(({ meetingAt }) => meetingAt)],
  seats: ['user_id::text = $1', ({ matches, leftOut }) => [...matches, ...leftOut]],
  send_recipients: ['user_id::text = $1', ({ mails }) => mails],
  mail_events: [
    'recipient_id in (select id from send_recipients where user_id::text = $1)',
    ({ mailEvents }) => mailEvents,
  ],
  bounces: ['user_id::text = $1', (data) => data.bounces],
  auth_sessions: ['user_id::text = $1', ({ sessions }) => sessions],
  known_devices: ['user_id::text = $1', ({ knownDevices }) => knownDevices],
  passkeys: [
    'user_id::text = $1',
    ({ secondFactor }) => secondFactor.filter(({ kind }) => kind === 'passkey'),
  ],
  authenticator_apps: [
    'user_id::text = $1',
    ({ secondFactor }) => secondFactor.filter(({ kind }) => kind !== 'passkey'),
  ],
  sign_in_tokens: ['email = $2', ({ signInMails }) => signInMails],
  inquiries: ['lower(contact_email) = $2', ({ inquiries }) => inquiries],
  audit_log: [
    '$1 in (actor_id::text, subject_id) or $2 in (actor_email, subject_label)',
    ({ auditLog }) => auditLog,
  ],
}

/** Why a table that says something of a person is not in the export. */
const NOT_EXPORTED: Record<string, string> = {
  former_accounts:
    'accounts that nobody can sign in to: of people who have left, until it is decided whose their address is',
  webhooks: 'which programs are told what happens, with nobody in it',
  webhook_deliveries: 'what programs were told within 30 days, with the ids of people',
  recovery_codes: 'hashes of secrets, and nothing else',
  held_credentials:
    'what an administrator could do before a backup was restored, until another one decides about it',
  round_changes:
    'what administrators asked of a round, and the matches it replaced, which are nobody’s any more',
  imports: 'files of people that wait a day to be imported, and the rows of the last one that were refused',
  import_changes:
    'what the last import changed of the profile and the whitelist, for a month, so that it can be undone',
  undo_rows: 'what a change of many rows changed, for ten minutes, so that it can be undone',
  slack_posts: 'where the message about a match is in Slack, with nobody in it',
  slack_presses: 'numbers of presses in Slack, for a day',
  teams_posts: 'where the message about a match is in Teams, with nobody in it',
  teams_presses: 'numbers of presses in Teams, for a day',
  teams_chats: 'where the chat of a match is in Teams, with a hash of who is in it',
  rate_limits: 'how often somebody booked today, by their id',
  programme: 'what the people team decided, for everybody; its least number of users names nobody',
  programmes: 'the same; whom a programme is for is a choice of the people team',
  cycle_steps: 'notes for administrators that repeat what the profile, the matches and the mails say',
  pairings: 'the proof of a pairing numbers everybody it considered; what it says of a person is their match',
  installation: 'the message of a failed job may quote an address; the next run that succeeds replaces it',
}

/** Tables with a column that points at a person, or whose name says that it holds an address, a name or a client. */
const ABOUT_PEOPLE = `
  select distinct c.table_name as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join information_schema.key_column_usage k using (table_schema, table_name, column_name)
  left join information_schema.referential_constraints r using (constraint_schema, constraint_name)
  left join information_schema.constraint_column_usage u
    on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
  where t.table_type = 'BASE TABLE' and c.table_schema = 'public'
    and ((r.constraint_name is not null and u.table_name = 'users')
      or c.column_name ~ 'email|first_name|last_name|user|person|actor|address|device|phone')`

async function everything() {
  await aFullLife(app, people)
  const { db } = app.context
  await prepareMailPhotos(db, ['photo-of-z.jpg'])
  const had = { userId: people.leaver.id, createdAt: app.clock.now() }
  await db.insert(passkeys).values({
    ...had,
    name: 'Laptop',
    credentialId: 'x',
    publicKey: Buffer.alloc(77),
    counter: 0,
    transports: [],
  })
  await db.insert(authenticatorApps).values({ ...had, isConfirmed: true, secret: Buffer.alloc(48) })
  await rememberDevice(db, people.leaver.id, { deviceToken: null }, app.clock.now())
  const at = app.clock.now()
  const ofFirst = { programmeId: app.context.programme.id }
  await db.insert(skips).values({ ...had, ...ofFirst })
  await db.insert(askedEachTime).values({ ...had, ...ofFirst })
  await db.insert(toldOfWaiting).values({ ...had, ...ofFirst })
  await db
    .insert(asks)
    .values({ ...ofFirst, userId: people.leaver.id, period: '2027-01', askedAt: at, isIn: true })
  const { id: userId, email } = people.leaver
  for (const table of [slackPeople, teamsPeople])
    await db.insert(table).values({ userId, email, chatId: 'U0001', lookedUpAt: at })
  await db.insert(blocks).values([
    { ...had, blockedId: people.partner.id },
    { ...had, userId: people.partner.id, blockedId: people.leaver.id },
  ])
  await db.insert(blockedAddresses).values({ ...had, email: 'not-here@example.com' })
  await db.insert(headsUps).values({ ...had, ...ofFirst, period: '2027-01' })
  await db.insert(silences).values({ userId: people.leaver.id, askedAt: at })
  await db.insert(participations).values({ ...ofFirst, userId: people.leaver.id, isIn: false, changedAt: at })
  await db.insert(invitations).values({ userId: people.leaver.id, times: 1, sentAt: at })
  // The reminder arrived, which takes back the bounce before it.
  await db.insert(bounces).values({
    userId: people.leaver.id,
    month: '2026-12',
    at: app.clock.now(),
    code: '550',
    reason: 'no such mailbox',
  })
  const [pairing] = (await people.admin.call(pairings.getCurrentPairings)).body.pairings
  const colleague = await signedIn(app, people.partner)
  await colleague.call(pairings.setConnectionStatus, {
    params: { id: people.matchId },
    body: { status: 'confirmed' },
  })
  await people.admin.call(pairings.completePairing, { params: { id: pairing!.id } })
  app.clock.advance(20 * 86_400_000)
  await addPerson(app)
  await people.admin.call(pairings.generateCompanyPairing)
  const next = (await people.admin.call(pairings.getCurrentPairings)).body.pairings[0]!
  const reasons = [{ code: 'matching.odd' as const }]
  const left = { reasons, matchId: null, place: null }
  await db
    .update(seats)
    .set(left)
    .where(and(eq(seats.userId, people.leaver.id), eq(seats.pairingId, next.id)))
}

const mine = async () => (await signedIn(app, people.leaver)).call(getMyData)

describe('what is kept about a person', () => {
  test('is in the export, from every table that is about people, or there is a reason', async () => {
    const { pool } = app.owner
    const known = new Set([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)])
    const { rows: named } = await pool.query<{ name: string }>(ABOUT_PEOPLE)
    expect(named.length).toBeGreaterThan(10)
    expect(named.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    const traces = await tracesOf(app, ['zebulon', 'photo-of-z', people.leaver.id])
    const found = new Set(traces.map((trace) => /^(?:"?public"?\.)?"?(\w+)"?: /.exec(trace)?.[1] ?? trace))
    expect([...found].filter((name) => !known.has(name))).toEqual([])

    const client = await signedIn(app, people.leaver)
    const { status, body, headers } = await client.call(getMyData)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="cup-of-joe-my-data.json"')
    for (const [table, [where, rowsOf]] of Object.entries(EXPORTED)) {
      const { rows } = await pool.query<{ count: number }>(
        `with who as (select $1::text, $2::text) select count(*)::int as count from ${table}, who where ${where}`,
        [people.leaver.id, LEAVER.email],
      )
      expect({ table, kept: rows[0]!.count }).not.toEqual({ table, kept: 0 })
      const exported = rowsOf(body).length
      expect({ table, exported }).toEqual({ table, exported: rows[0]!.count })
    }
  })

  test('has the mails that went to an address that the directory has changed since', async () => {
    const { mails, mailEvents } = (await mine()).body
    await app.context.db
      .update(users)
      .set({ email: 'renamed@example.com' })
      .where(eq(users.id, people.leaver.id))
    expect((await mine()).body).toMatchObject({ mails, mailEvents })
    await app.context.db.update(users).set({ email: LEAVER.email }).where(eq(users.id, people.leaver.id))
  })

  test('has their profile, meetings, mails and sign-ins', async () => {
    const { body } = await mine()
    const { email, ...named } = LEAVER
    expect(body.profile).toMatchObject({ id: people.leaver.id, email, ...named, hasPassword: false })
    expect(body.participation).toMatchObject({ status: 'active', pauseReason: null })
    expect(body.images[0]!.dataUrl).toMatch(/^data:image\/jpeg;base64,\/9j\//)
    expect(body.matches.at(-1)).toMatchObject({
      partnerName: `${people.partner.firstName} ${people.partner.lastName}`,
      partnerEmail: people.partner.email,
      ownAnswer: 'pending',
      partnerAnswer: 'confirmed',
    })
    expect(body.mails.map(({ outcome, addressedTo }) => [outcome, addressedTo])).toEqual([
      ['sent', 'Zebulon'],
      ['sent', 'Zebulon'],
      ['sent', 'Zebulon'],
    ])
    expect(body.signInMails[0]).toMatchObject({ kind: 'sign-in link', usedAt: null, wrongTries: 0 })
    // A link that was used without its code.
    await app.context.db.execute(sql`update sign_in_tokens set used_at = created_at where email = ${email}`)
    expect((await mine()).body.signInMails[0]!.wrongTries).toBe(0)
    await app.context.db.execute(sql`update sign_in_tokens set used_at = null where email = ${email}`)
    expect(body.inquiries).toMatchObject([{ companyName: 'Quixotic', additionalInfo: 'Zebulon asks' }])
    expect(body.auditLog.map(({ action, by, isAboutYou }) => [action, by, isAboutYou])).toEqual(
      expect.arrayContaining([
        ['user.updated', 'an administrator', true],
        ['user.signed_out', 'an administrator', true],
        ['image.uploaded', 'you', false],
      ]),
    )
    const update = body.auditLog.find(({ action }) => action === 'user.updated')
    expect(update).toMatchObject({ after: { participationStatus: 'paused' } })
  })

  test('is the caller’s own, no matter who else is there', async () => {
    const client = await signedIn(app, people.partner)
    const { body } = await client.call(getMyData)
    expect(body.profile.email).toBe(people.partner.email)
    expect([body.images, body.inquiries, body.bounces, body.whitelist]).toEqual([[], [], [], []])
  })

  test('has of others only their matches, as they are today, and no secret', async () => {
    const { rows: secrets } = await app.owner.pool.query<{ secret: string }>(`
      select encode(token_hash, 'hex') as secret from auth_sessions union all
      select encode(code_hash, 'hex') from sign_in_tokens union all
      select encode(browser_hash, 'hex') from sign_in_tokens`)
    const text = JSON.stringify((await mine()).body)
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([])
    const matched = (await mine()).body.matches.map(({ partnerEmail }) => partnerEmail)
    const everybody = await app.context.db.select({ email: users.email }).from(users)
    const others = everybody.map(({ email }) => email).filter((email) => email !== LEAVER.email)
    expect(others.filter((email) => text.includes(email)).toSorted()).toEqual(matched.toSorted())

    const partner = people.partner
    await people.admin.call(eraseUser, { params: { id: partner.id }, body: { email: partner.email } })
    const after = (await mine()).body
    expect(after.matches.at(-1)).toMatchObject({ partnerName: 'A former colleague', partnerEmail: '' })
    expect(JSON.stringify(after)).not.toContain(partner.email)
  })
})

describe('the page of it', () => {
  const page = async (of = people.leaver) => (await signedIn(app, of)).request('GET', getMyDataPage.path)

  test('has all of it, the photo inside, and may load and run nothing', async () => {
    const { status, body, headers } = await page()
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:;/)
    expect(policy).not.toContain('unsafe')
    const html = body as string
    const data = (await mine()).body
    for (const text of [
      'zebulon.quixoticworthy@example.com',
      'Quixotic&#39;worthy',
      'Zebulon asks',
      'sign-in link',
    ])
      expect(html).toContain(text)
    expect(html).toContain(`<img src="${data.images[0]!.dataUrl}"`)
    expect(html.match(/<dl>/g)?.length).toBeGreaterThan(15)
    expect(html).not.toMatch(/<script|<link|<form|<iframe|\son\w+=|passwordHash|password hash/i)
    // 09:00 UTC is 10:00 in Berlin.
    expect(html).toContain('16 November 2026 at 10:00')
  })

  test('is in the language of its reader, values that the product has chosen too; the data for programs stay as they are', async () => {
    await app.context.db.update(users).set({ language: 'de' }).where(eq(users.id, people.leaver.id))
    const html = (await page()).body as string
    const { body: data } = await mine()
    await app.context.db.update(users).set({ language: null }).where(eq(users.id, people.leaver.id))
    expect(html).toContain('<html lang="de" dir="ltr">')
    expect(html).toContain('<h1>Was Cup of Joe über dich speichert</h1>')
    expect(html).toContain('<dt>Art</dt><dd>Link zum Anmelden</dd>')
    expect(html).toContain('16. November 2026')
    expect(html).not.toMatch(/<h2>[^<]*\b(?:you|your)\b|<dt>[^<]*\b(?:at|is|name)\b|<dd>(?:yes|no|none)</)
    expect(data.signInMails.map(({ kind }) => kind)).toContain('sign-in link')
  })

  test('shows what people wrote as text', async () => {
    const writer = await addPerson(app)
    const client = await signedIn(app, writer)
    const bio = `<script>alert(1)</script><img src=x onerror=alert(1)> "'&`
    const { email: _, ...named } = LEAVER
    await client.call(updateProfile, {
      body: { ...named, bio, firstName: '<b>Zeb', department: 'Other', matchingPreference: 'any' },
    })
    await people.admin.call(updateUser, {
      params: { id: writer.id },
      body: { participationStatus: 'paused' },
    })
    const html = (await page(writer)).body as string
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&lt;b&gt;Zeb')
    expect(html).not.toMatch(/<script|<b>|<img src=x/)
    expect(html).toContain('<dt>Pause start date</dt>')
  })
})
