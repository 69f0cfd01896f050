import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { AWAY_FROM } from '../shared/limits'
import {
  addAllowedEmail,
  eraseUser,
  getAllowedEmails,
  updateAllowedEmail,
  updateUser,
} from '../shared/contract/directory'
import { applyImport, undoImport, uploadImport } from '../shared/contract/imports'
import { bookMeeting, cancelMeeting, getSlots } from '../shared/contract/meetings'
import {
  approveNewsletter,
  cancelSend,
  generateNewsletter,
  resumeSend,
  saveNewsletter,
  sendNewsletter,
} from '../shared/contract/newsletters'
import { applyChanges, whatIf } from '../shared/contract/pairing-changes'
import {
  completePairing,
  generateCompanyPairing,
  getCurrentMatch,
  getMatchHistory,
  getPairingHistory,
  setConnectionStatus,
} from '../shared/contract/pairings'
import { putBlocks, updateParticipation } from '../shared/contract/participation'
import { askForAnother, pairStranded } from '../shared/contract/rescue'
import { type SendEngine, startSendEngine } from './mail/engine/send-engine'
import { rescueOver } from './pairings/rescue-over.rules'
import { boolean, listOf, readRows, text } from './platform/database/rows'
import { runDueJobs } from './platform/jobs/jobs'
import { JOBS } from './schedule'
import { startApp, type TestApp } from './testing/app'
import type { Client } from './testing/client'
import { addPeople, adminClient, allow, decide, signedIn } from './testing/factories'
import { tracesOf } from './testing/full-life'
import { type Scim, scimClient } from './testing/scim'

/** More seeds try more companies: SEEDS=1,2,3 npx vitest run --project server server/crossings */
const SEEDS = (process.env['SEEDS'] ?? '1').split(',').map(Number)
const STEPS = 40
const DAY = 86_400_000

interface Person {
  id: string
  /** The address of today. */
  email: string
  firstName: string
  isErased: boolean
  /** Everything by which a text could name them. */
  traces: string[]
}

let apps: TestApp[] = []
let engines: SendEngine[] = []
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()))
  for (const app of apps.toReversed()) await app.stop()
  apps = []
  engines = []
})

/** A company on two instances, whose names occur nowhere else. */
async function openCompany() {
  const app = await startApp({ now: '2027-01-04T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  apps.push(app)
  const other = await startApp({ beside: app })
  // The lots of the rounds are drawn from it.
  for (const { context } of [app, other]) context.secret = Buffer.alloc(32, 7)
  apps.push(other)
  engines = apps.map(({ context }) => startSendEngine(context))
  await allow(app)
  await decide(app, { threes: true, reminders: true, publish: 'at-once', booking: 'offer' })
  const rows = await addPeople(
    app,
    Array.from({ length: 11 }, (_, index) => ({
      email: `qxw${index}v@example.com`,
      firstName: `Zq${index}wx`,
      lastName: `Vk${index}jz`,
      department: index % 3 === 0 ? 'Sales' : 'Legal',
    })),
  )
  const people: Person[] = rows.map(({ id, email, firstName, lastName }) => ({
    id,
    email,
    firstName,
    isErased: false,
    traces: [email, firstName, lastName].map((trace) => trace.toLowerCase()),
  }))
  const admin = await adminClient(app)
  return { app, other, admin, scim: await scimClient(app, admin), people, renames: 0 }
}
type Company = Awaited<ReturnType<typeof openCompany>>

type Roll = (below: number) => number
type Status = number | undefined

/** What happens in a company, by name, with the status of each call: it may be refused, but never fails. */
const steps: Record<string, (company: Company, roll: Roll) => Promise<Status | Status[]>> = {
  'the directory adopts somebody, and changes their address': async (company, roll) => {
    const person = someone(company, roll)
    company.renames += 1
    const address = `qxw${company.renames}renamed@example.com`
    await company.scim.post('/Users', { userName: person.email, active: true })
    const { status } = await patch(company.scim, person, 'userName', address)
    if (status === 200) {
      person.email = address
      person.traces.push(address)
    }
    return status
  },
  'the directory turns somebody off': async (company, roll) => {
    const person = someone(company, roll)
    await company.scim.post('/Users', { userName: person.email, active: true })
    return (await patch(company.scim, person, 'active', false)).status
  },
  'the directory brings somebody back': async (company, roll) =>
    (await patch(company.scim, someone(company, roll), 'active', true)).status,
  'an import is made and taken back': async ({ app, admin }, roll) => {
    const file = `email,first_name,last_name\nimported${roll(5)}@example.com,New,Comer`
    const form = new FormData()
    form.set('file', new Blob([file]), 'people.csv')
    const { body } = await admin.request('POST', uploadImport.path, form)
    const { id } = body as { id: string }
    const applied = await admin.call(applyImport, { params: { id }, body: {} })
    app.clock.advance(60_000)
    return [applied.status, (await admin.call(undoImport, { params: { id } })).status]
  },
  'somebody is taken off the whitelist, or put on it again': async ({ admin, ...company }, roll) => {
    const { email } = someone(company, roll)
    const { body } = await admin.call(getAllowedEmails, { query: { search: email } })
    const entry = body.find((one) => one.email === email)
    if (!entry) return (await admin.call(addAllowedEmail, { body: { email } })).status
    const change = { isActive: !entry.isActive }
    return (await admin.call(updateAllowedEmail, { params: { id: entry.id }, body: change })).status
  },
  'somebody pauses, leaves or comes back by themselves': async (company, roll) =>
    callAs(company, roll, (client) =>
      client.call(updateParticipation, {
        body: {
          participationStatus: (['paused', 'opted_out', 'active'] as const)[roll(3)]!,
          from: AWAY_FROM[roll(2)],
        },
      }),
    ),
  'an administrator pauses somebody, or brings them back': async (company, roll) =>
    statusOf(
      company.admin.call(updateUser, {
        params: { id: someone(company, roll).id },
        body: { participationStatus: (['paused', 'active'] as const)[roll(2)]! },
      }),
    ),
  'somebody blocks a colleague': async (company, roll) =>
    callAs(company, roll, (client) =>
      client.call(putBlocks, { body: { emails: [someone(company, roll).email] } }),
    ),
  'the round is made': ({ admin }) => statusOf(admin.call(generateCompanyPairing)),
  'the round is changed': async (company, roll) => {
    const round = await activeRound(company)
    if (!round) return undefined
    const params = { id: round.id }
    const version = round.version
    const wish = { out: [someone(company, roll).id], version }
    const seen = await company.admin.call(whatIf, { params, body: wish })
    if (seen.status !== 200) return seen.status
    const { round: shown, gone } = seen.body
    return (await company.admin.call(applyChanges, { params, body: { ...wish, round: shown, gone } })).status
  },
  'the newsletter goes out': async ({ admin, ...company }) => {
    const round = await activeRound({ admin, ...company })
    if (!round) return undefined
    const { id } = (await admin.call(generateNewsletter, { body: {} })).body
    await admin.call(saveNewsletter, { params: { id }, body: { pairingFile: round.fileName } })
    await admin.call(approveNewsletter, { params: { id }, body: {} })
    return statusOf(admin.call(sendNewsletter, { params: { id }, body: {} }))
  },
  'a send is cancelled while it goes out, and the rest is sent afterwards': async (company) => {
    const { admin } = company
    const round = await activeRound(company)
    if (!round) return undefined
    const { id } = (await admin.call(generateNewsletter, { body: {} })).body
    const params = { id }
    await admin.call(saveNewsletter, { params, body: { pairingFile: round.fileName } })
    await admin.call(approveNewsletter, { params, body: {} })
    const sending = admin.call(sendNewsletter, { params })
    await admin.call(cancelSend, { params })
    await sending
    const again = await admin.call(sendNewsletter, { params })
    await admin.call(resumeSend, { params })
    return again.status
  },
  'somebody books a time, or moves it': (company, roll) =>
    callOfMatch(company, roll, async (client, params) => {
      const { body } = await client.call(getSlots, { params })
      const slot = body.slots?.[roll(3)]
      return slot && client.call(bookMeeting, { params, body: { start: slot.start } })
    }),
  'somebody cancels the time': (company, roll) =>
    callOfMatch(company, roll, (client, params) => client.call(cancelMeeting, { params })),
  'somebody says whether they met': (company, roll) =>
    callOfMatch(company, roll, (client, params) =>
      client.call(setConnectionStatus, {
        params,
        body: { status: (['confirmed', 'not_confirmed'] as const)[roll(2)]! },
      }),
    ),
  'somebody asks for another match, and the stranded are paired': async (company, roll) => {
    const asked = await callOfMatch(company, roll, (client, params) => client.call(askForAnother, { params }))
    const round = await activeRound(company)
    return [asked, round && (await statusOf(company.admin.call(pairStranded, { params: { id: round.id } })))]
  },
  'somebody is erased': async (company, roll) => {
    const person = someone(company, roll)
    if (company.people.filter(({ isErased }) => isErased).length > 2) return undefined
    const { status } = await company.admin.call(eraseUser, {
      params: { id: person.id },
      body: { email: person.email },
    })
    if (status === 200) person.isErased = true
    return status
  },
  'the round is completed': async (company) => {
    const round = await activeRound(company)
    return round && (await company.admin.call(completePairing, { params: { id: round.id } })).status
  },
  'days pass, and both instances do their jobs at once': async ({ app, other }, roll) => {
    app.clock.advance((1 + roll(9)) * DAY)
    await Promise.all([app, other].map(({ context }) => runDueJobs(context, JOBS)))
    return undefined
  },
}

const someone = ({ people }: Pick<Company, 'people'>, roll: Roll): Person => {
  const left = people.filter(({ isErased }) => !isErased)
  return left[roll(left.length)]!
}

const statusOf = async (call: Promise<{ status: number }>): Promise<number> => (await call).status

/** The person, signed in on one of the instances; undefined for somebody who is turned off. */
async function as({ app, other }: Company, person: Person, roll: Roll): Promise<Client | undefined> {
  const [row] = await readRows(
    app.context.db,
    { isActive: boolean },
    sql`select is_active as "isActive" from users where id = ${person.id}`,
  )
  return row?.isActive ? signedIn(roll(2) === 0 ? app : other, person) : undefined
}

type Called = Promise<{ status: number } | undefined>

async function callAs(company: Company, roll: Roll, call: (client: Client) => Called): Promise<Status> {
  const client = await as(company, someone(company, roll), roll)
  return client && (await call(client))?.status
}

/** A call about somebody's match of the running month, if they have one. */
const callOfMatch = (
  company: Company,
  roll: Roll,
  call: (client: Client, params: { id: string }) => Called,
): Promise<Status> =>
  callAs(company, roll, async (client) => {
    const { status, body } = await client.call(getCurrentMatch)
    return status === 200 && body?.match ? call(client, { id: body.match.id }) : { status }
  })

const patch = (scim: Scim, { id }: Person, path: string, value: unknown) =>
  scim.patch(`/Users/${id}`, { Operations: [{ op: 'replace', path, value }] })

async function activeRound({ admin }: Pick<Company, 'admin'>) {
  const { body } = await admin.call(getPairingHistory)
  return body.find(({ status }) => status === 'active')
}

/** What must hold after every step. */
async function demandSoundness({ app, people }: Company): Promise<void> {
  const { db } = app.context
  const doubled = await readRows(
    db,
    { userId: text, pairingId: text },
    sql`select s.user_id as "userId", s.pairing_id as "pairingId" from seats s join matches m on m.id = s.match_id
      where m.status <> 'called_off' group by 1, 2 having count(*) > 1`,
  )
  expect(doubled, 'in two matches of a round').toEqual([])
  const nameless = await readRows(
    db,
    { email: text },
    sql`select email from send_recipients where user_id is null and email not like 'erased-%'`,
  )
  expect(nameless, 'a mail that names nobody').toEqual([])
  const erased = people.filter(({ isErased }) => isErased).flatMap(({ traces }) => traces)
  expect(await tracesOf(app, erased), 'of somebody who is erased').toEqual([])
  const alone = await readRows(
    db,
    { matchId: text, people: listOf(text) },
    sql`select m.id as "matchId", json_agg(s.user_id) as people from matches m left join seats s on s.match_id = m.id
      group by m.id having count(s.user_id) < 2`,
  )
  expect(alone, 'a match of fewer than two').toEqual([])
}

/** What must hold once everything that was begun is over. */
async function demandAnEnd(company: Company): Promise<void> {
  const { app, people, admin } = company
  const { db } = app.context
  await expect
    .poll(async () => {
      app.clock.advance(DAY / 24)
      await runDueJobs(app.context, JOBS)
      return readRows(
        db,
        { id: text, state: text },
        sql`select id, state from sends where state not in ('sent', 'cancelled')`,
      )
    })
    .toEqual([])
  for (const person of people) {
    const client = person.isErased ? undefined : await as(company, person, () => 0)
    if (!client) continue
    const current = (await client.call(getCurrentMatch)).body
    const history = await client.call(getMatchHistory)
    if (history.status !== 200) continue
    const shown = [...history.body.map(({ match }) => match.id), ...(current.match ? [current.match.id] : [])]
    const seated = await readRows(
      db,
      { matchId: text },
      sql`select s.match_id as "matchId" from seats s join pairings p on p.id = s.pairing_id
        where s.user_id = ${person.id} and s.match_id is not null and p.published_at is not null`,
    )
    expect(shown.sort(), person.email).toEqual(seated.map(({ matchId }) => matchId).sort())
  }
  // Nobody whose match has gone is forgotten while there is time for another one: they were told, or have one.
  const { settings, monthTaken } = app.context.programme
  const isLate = rescueOver(settings, { now: app.clock.now(), monthTaken, publishedAt: null }) !== undefined
  const forgotten = await readRows(
    db,
    { userId: text },
    sql`select s.user_id as "userId" from seats s join matches m on m.id = s.match_id and m.status = 'active'
      join pairings p on p.id = m.pairing_id and p.status = 'active'
      join users u on u.id = s.user_id and u.is_active and u.participation_status = 'active'
      where s.is_active and exists (select from send_recipients r where r.user_id = s.user_id and r.state = 'sent'
          and r.values ->> 'matchId' = m.id::text)
        and not exists (select from seats o join users ou on ou.id = o.user_id
          where o.match_id = m.id and o.user_id <> s.user_id and ou.is_active and ou.erased_at is null
            and o.stepped_out_at is null)
        and not exists (select from seats said where said.match_id = m.id and said.answer = 'confirmed')
        and not exists (select from strandings k where k.match_id = m.id and k.user_id = s.user_id)
        and exists (select from whitelist_coverage c where c.user_id = s.user_id and c.is_covered)`,
  )
  expect(isLate ? [] : forgotten, 'stranded and not told').toEqual([])
  expect((await admin.call(getPairingHistory)).status).toBe(200)
}

test.each(SEEDS)(
  'whatever happens in a company, and in whatever order, nobody is paired twice, forgotten, or named once erased (seed %i)',
  async (seed) => {
    const company = await openCompany()
    const names = Object.keys(steps)
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 4000 })
    const roll = (below: number) => numbers.pop()! % below
    // Each company begins with a round, so that there is something to cross.
    const order = ['the round is made', ...Array.from({ length: STEPS }, () => names[roll(names.length)]!)]
    for (const [index, name] of order.entries()) {
      const outcome = await steps[name]!(company, roll)
      expect(
        [outcome].flat().filter((status) => status !== undefined && status >= 500),
        `${index}: ${name}`,
      ).toEqual([])
      await demandSoundness(company).catch((error: Error) => {
        error.message = `after ${index}: ${name}: ${error.message}`
        throw error
      })
    }
    await demandAnEnd(company)
  },
)
