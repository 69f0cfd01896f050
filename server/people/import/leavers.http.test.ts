import { writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { getBlocks, putBlocks } from '../../../shared/contract/participation'
import { settleFormerAccounts } from '../../privacy/erasing/former-accounts'
import { previewAudience } from '../../../shared/contract/programme'
import { syncEmployeeData } from '../../../shared/contract/directory'
import * as imports from '../../../shared/contract/imports'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addPerson, adminClient, allow, manage, addGroup, signedIn } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp({ now: '2026-11-29T09:00:00Z' })
  await allow(app, '*@example.com')
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  admin = await adminClient(app)
})
afterAll(() => app.stop())

const upload = async (content: string | Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(content as string))]), 'people.csv')
  const { body } = await admin.request('POST', imports.uploadImport.path, form)
  return body as ResponseOf<typeof imports.uploadImport>
}
const apply = (id: string, body: BodyOf<typeof imports.applyImport> = {}) =>
  admin.call(imports.applyImport, { params: { id }, body })
const entryOf = async (email: string) =>
  (await app.owner.pool.query('select is_active from allowed_emails where email = $1', [email])).rows[0]
const caseFile = (name: string) => readFileSync(new URL(`cases/${name}`, import.meta.url))
const auditOf = async (email: string) =>
  (await admin.call(getAuditLog, { query: { action: 'whitelist.changed' } })).body.find(
    ({ subjectLabel }) => subjectLabel === email,
  )

it('somebody whose status says that they left stays at a plain import, and is taken out if the call says so', async () => {
  const [lea] = await addPeople(app, [{ email: 'lea.ver@example.com', department: 'Sales' }])
  const client = await signedIn(app, lea!)
  const file = caseFile('employment-status.csv')
  const { id, preview } = await upload(file)
  const sales = { departments: [{ name: 'Sales', into: null }] }
  expect(preview).toMatchObject({
    waiting: 3,
    leavers: { leaving: { total: 1, emails: ['lea.ver@example.com'] }, missing: { total: 0 } },
  })
  expect((await apply(id, sales)).body).toMatchObject({ new: 3, takenOut: 0 })
  expect((await client.request('GET', '/api/auth/user')).status).toBe(200)

  const again = await upload(file)
  const plan = { params: { id: again.id }, body: { ...sales, takeOut: ['leaving' as const] } }
  expect((await admin.call(imports.previewImport, plan)).body.takenOut).toMatchObject({ people: 1 })
  expect((await apply(again.id, plan.body)).body).toMatchObject({
    takenOut: 1,
    message: 'Imported: 0 new, 0 changed, 3 unchanged. 1 person was taken out.',
  })
  expect((await client.request('GET', '/api/auth/user')).status).toBe(401)
  expect(await entryOf('lea.ver@example.com')).toEqual({ is_active: false })
  expect(await auditOf('lea.ver@example.com')).toMatchObject({ after: { isActive: false, import: 'leaves' } })
  // Out already, so nobody leaves any more.
  expect((await upload(file)).preview?.leavers.leaving.total).toBe(0)

  await admin.call(imports.undoImport, { params: { id: again.id } })
  expect(await entryOf('lea.ver@example.com')).toBeUndefined()
})

it('somebody who left, or whose account is off, never comes in as new', async () => {
  const { id, preview } = await upload(caseFile('account-enabled-column.csv'))
  expect(preview?.leavers.leaving.total).toBe(0)
  // Nor as unchanged, as there is nothing of theirs.
  expect(preview).toMatchObject({ neverHere: 1, unchanged: 0 })
  await apply(id, { departments: [{ name: 'Purchasing', into: null }], takeOut: ['leaving', 'missing'] })
  const { rows } = await app.owner.pool.query('select email from users where not is_admin order by email')
  expect(rows.map(({ email }) => email)).toEqual(['gus@example.net', 'nadia.okafor@example.com'])
})

it('people who are here and not in the file are kept, or taken out if the call says so', async () => {
  await addPeople(
    app,
    ['ada', 'bo', 'cy', 'di', 'ed'].map((name) => ({ email: `${name}@example.com` })),
  )
  // Di's day is none and Ed's quote is open: they are in the file all the same.
  const lines = [
    'Email,Name,Leave from',
    'ada@example.com,Ada A,',
    'di@example.com,Di D,soon',
    '"ed@example.com,E,',
  ]
  const { id, preview } = await upload(lines.join('\n'))
  expect(preview?.leavers).toEqual({
    leaving: { total: 0, emails: [] },
    missing: { total: 2, emails: ['bo@example.com', 'cy@example.com'] },
  })
  expect((await apply(id, { takeOut: ['missing'] })).body.takenOut).toBe(2)
  expect(await entryOf('bo@example.com')).toEqual({ is_active: false })
  expect(await auditOf('bo@example.com')).toMatchObject({ after: { import: 'not in the file' } })
  // A list for the whitelist is no list of all people.
  expect((await upload('new@example.com')).preview?.leavers.missing.total).toBe(0)
})

it('the sync of the employee file reports people who leave and people missing from it, and takes them out when it is told to', async () => {
  await addPeople(
    app,
    ['ada', 'bo', 'cy'].map((name) => ({ email: `${name}@example.com` })),
  )
  await writeFile(
    app.context.config.employeeFile,
    'email,first_name,status\nada@example.com,Ada,active\nbo@example.com,Bo,ausgeschieden\n',
  )
  const leavers = {
    leaving: { total: 1, emails: ['bo@example.com'] },
    missing: { total: 1, emails: ['cy@example.com'] },
  }
  expect((await admin.call(syncEmployeeData)).body).toMatchObject({ takenOut: 0, leavers })
  expect(await entryOf('bo@example.com')).toBeUndefined()
  const { body } = await admin.call(syncEmployeeData, { body: { takeOut: ['leaving'] } })
  expect(body).toMatchObject({ takenOut: 1, message: 'Employee file read: 0 updated, 1 taken out.' })
  expect([await entryOf('bo@example.com'), await entryOf('cy@example.com')]).toEqual([
    { is_active: false },
    undefined,
  ])
})

it('an administrator is taken out by no file, and a manager takes nobody out', async () => {
  await addPerson(app, { email: 'boss@example.com', isAdmin: true })
  const group = await addGroup(app, 'acme')
  await allow(app, '*@acme.test', group.id)
  const { preview } = await upload('Email,Status\nboss@example.com,terminated\n')
  expect(preview).toMatchObject({ refused: 1, leavers: { leaving: { total: 0 }, missing: { total: 0 } } })
  expect(preview?.rows.refused[0]?.text).toContain('remove those rights first')

  const manager = await addPerson(app, { email: 'mia@acme.test' })
  await manage(app, manager, [group])
  admin = await signedIn(app, manager)
  const { id } = await upload('Email,First name\nnew@acme.test,New\n')
  expect((await apply(id, { takeOut: ['missing'] })).status).toBe(403)
})

it('an unknown status is asked about once for all its rows, and refuses nobody', async () => {
  await addPerson(app, { email: 'ida@example.com' })
  const lines = ['Email,First name,Status', 'ida@example.com,Ida,Freelance', 'jo@example.com,Jo,FREELANCE']
  const { id, preview } = await upload([...lines, 'kim@example.com,Kim,Trainee'].join('\n'))
  expect(preview).toMatchObject({ new: 2, changed: 1, refused: 0 })
  expect(preview?.problems).toMatchObject([
    { kind: 'status', name: 'Freelance', text: 'Unknown status: "Freelance"', rows: 2, lines: [2, 3] },
    { kind: 'status', name: 'Trainee', rows: 1, lines: [4] },
  ])
  const plan = { statuses: [{ name: 'Freelance', into: 'leaves' as const }] }
  const chosen = await admin.call(imports.previewImport, { params: { id }, body: plan })
  expect(chosen.body).toMatchObject({ new: 1, leavers: { leaving: { emails: ['ida@example.com'] } } })
  expect(chosen.body.problems).toMatchObject([{ name: 'Trainee' }])
})

it('of 5,000 rows of which 300 are damaged a hundred reasons are shown, and all can be downloaded', async () => {
  const lines = Array.from({ length: 5000 }, (_, n) =>
    n % 16 === 0 && n < 4800 ? `nobody${n},N` : `p${n}@example.com,P`,
  )
  const { id, preview } = await upload(['Email,Name', ...lines].join('\n'))
  expect(preview).toMatchObject({ new: 4700, refused: 300 })
  expect(preview?.rows.refused).toHaveLength(100)
  expect((await apply(id)).body).toMatchObject({ new: 4700, refused: 300 })
  const { body } = await admin.request('GET', imports.getRefusedRows.path.replace(':id', id))
  expect(String(body).trim().split('\r\n')).toHaveLength(301)
})

/** The subject of the last mail to an address. */
function latestTo(email: string): string | undefined {
  try {
    return app.sink.latest(email).subject
  } catch {
    return undefined
  }
}
const row = async (email: string) =>
  (await app.owner.pool.query('select * from users where email = $1', [email])).rows[0]

it('a column of former addresses gives people their new one: the account goes on, and both addresses are told', async () => {
  const [ada, bo] = await addPeople(
    app,
    ['ada', 'bo', 'cy'].map((name) => ({ email: `${name}@example.com`, firstName: name })),
  )
  const { id, preview } = await upload(
    [
      'Email,Former address,First name',
      'ada.new@example.com,ada@example.com,Ada',
      // Somebody has this address already: it is asked whose account it is. The next one's former address is nobody's.
      'cy@example.com,bo@example.com,Cy',
      'di@example.com,nobody@example.com,Di',
    ].join('\n'),
  )
  expect(preview).toMatchObject({ new: 1, changed: 1, refused: 1, leavers: { missing: { total: 0 } } })
  expect(preview?.rows.changed[0]?.text).toContain('address: ada@example.com → ada.new@example.com')
  expect((await apply(id)).body).toMatchObject({ new: 1, changed: 1, refused: 1 })
  expect(await row('ada.new@example.com')).toMatchObject({ id: ada!.id, first_name: 'Ada' })
  expect(await row('bo@example.com')).toMatchObject({ id: bo!.id })
  for (const to of ['ada@example.com', 'ada.new@example.com'])
    await expect.poll(() => latestTo(to)).toBe('Your address in Cup of Joe has changed')
})

it('a preview asks whether somebody is the same person as the one whose account was at their address before', async () => {
  await addPeople(app, [
    { email: 'ada@example.com', isActive: false, lastActiveAt: new Date('2026-03-05T10:00:00Z') },
    { email: 'bo@example.com' },
  ])
  const { preview } = await upload('Email,First name\nada@example.com,Ada\nbo@example.com,Bo\n')
  expect(preview?.problems).toMatchObject([
    {
      kind: 'former',
      name: 'ada@example.com',
      text: 'There was an account at ada@example.com until March 2026. The same person?',
      lines: [2],
    },
  ])
})

it.each([
  ['the new address has an account', ['ada', 'bo'], ['bo@example.com,ada@example.com,Ada'], 1],
  [
    'two people pass addresses on',
    ['ada', 'bo'],
    ['bo@example.com,ada@example.com,Ada', 'cy@example.com,bo@example.com,Bo'],
    2,
  ],
  [
    'somebody else has the former address',
    ['ada'],
    ['ada.new@example.com,ada@example.com,Ada', 'ada@example.com,,Adam'],
    2,
  ],
])(
  'where %s, a row with a former address is refused, and no account changes',
  async (_, names, lines, refused) => {
    await addPeople(
      app,
      names.map((name) => ({ email: `${name}@example.com`, firstName: name })),
    )
    const { id, preview } = await upload(['Email,Former address,First name', ...lines].join('\n'))
    expect(preview).toMatchObject({ new: 0, changed: 0, refused })
    expect(preview?.rows.refused[0]?.text).toContain('can’t take over the account of the former address')
    await apply(id)
    for (const name of names) expect(await row(`${name}@example.com`)).toMatchObject({ first_name: name })
    expect(await row('ada.new@example.com')).toBeUndefined()
  },
)

it('an administrator’s account moves by hand: no second one is made', async () => {
  await addPerson(app, { email: 'boss@example.com', isAdmin: true })
  const { preview } = await upload(
    'Email,Former address,Name\nboss.new@example.com,boss@example.com,Boss B\n',
  )
  expect(preview).toMatchObject({ new: 0, refused: 1 })
})

it('a file that goes on naming a former address refuses nobody, also when somebody new has that address', async () => {
  await addPeople(app, [{ email: 'ada@example.com' }])
  const file = 'Email,Former address,First name\nada.new@example.com,ada@example.com,Ada'
  await apply((await upload(file)).id)
  const { id, preview } = await upload(`${file}\nada@example.com,,Adam\n`)
  expect(preview).toMatchObject({ new: 1, unchanged: 1, refused: 0 })
  expect(preview?.problems).toMatchObject([
    {
      kind: 'row',
      text: 'The account of ada@example.com is now at ada.new@example.com, so this is a new one',
    },
  ])
  await apply(id)
  expect((await upload(`${file}\nada@example.com,,Adam\n`)).preview).toMatchObject({
    unchanged: 2,
    refused: 0,
  })
})

it('a new person at the address of somebody who left gets an account of their own; a bar stays, and so do blocks', async () => {
  const [ada, bo, di] = await addPeople(app, [
    {
      email: 'ada@example.com',
      firstName: 'Ada',
      bio: 'Tea',
      isActive: false,
      participationStatus: 'opted_out',
    },
    { email: 'bo@example.com', firstName: 'Bo', bio: 'Tea' },
    { email: 'di@example.com', firstName: 'Di' },
  ])
  await (await signedIn(app, di!)).call(putBlocks, { body: { emails: ['bo@example.com'] } })
  const out = await upload('Email,First name,Status\nbo@example.com,Bo,left\n')
  await apply(out.id, { takeOut: ['leaving'] })
  const file = 'Email,First name\nada@example.com,Adam\nbo@example.com,Bob\ndi@example.com,Di\n'
  const { id } = await upload(file)
  const plan = { newPeople: ['ada@example.com', 'bo@example.com', 'di@example.com'] }
  const preview = await admin.call(imports.previewImport, { params: { id }, body: plan })
  expect(preview.body).toMatchObject({
    new: 2,
    unchanged: 1,
    problems: [{ kind: 'former' }, { kind: 'former' }],
  })
  expect((await apply(id, plan)).body).toMatchObject({ new: 2, changed: 0 })
  for (const [email, before] of [
    ['ada@example.com', ada!],
    ['bo@example.com', bo!],
  ] as const) {
    const now = await row(email)
    expect(now.id).not.toBe(before.id)
    expect(now).toMatchObject({ bio: '', participation_status: 'active' })
  }
  expect(await row('di@example.com')).toMatchObject({ id: di!.id })
  expect(await entryOf('bo@example.com')).toEqual({ is_active: false })
  expect((await (await signedIn(app, di!)).call(getBlocks)).body.people).toEqual([
    { email: 'bo@example.com' },
  ])
  expect(await settleFormerAccounts(app.context)).toBe(2)
  const { rows } = await app.owner.pool.query(
    'select from users where id = any($1) and erased_at is not null',
    [[ada!.id, bo!.id]],
  )
  expect(rows).toHaveLength(2)
  // It can be taken back only as far as nothing refers to the former accounts.
  await admin.call(imports.undoImport, { params: { id } })
  expect(await entryOf('bo@example.com')).toEqual({ is_active: false })
})

it('newcomers count from the first day of their file, else from their first sign-in; an import makes none', async () => {
  await addPeople(app, [
    { email: 'old@example.com', validatedAt: new Date('2026-01-05T10:00:00Z') },
    { email: 'new@example.com', validatedAt: new Date('2026-11-20T10:00:00Z') },
    { email: 'filed@example.com', validatedAt: new Date('2026-11-20T10:00:00Z') },
  ])
  const { id } = await upload(
    'Email,First name,Hire Date\nfiled@example.com,F,03/25/2019\nimported@example.com,I,\nfresh@example.com,F,2026-11-16\n',
  )
  await apply(id)
  const newcomers = async () =>
    (await admin.call(previewAudience, { body: { audience: { newcomersWeeks: 4 } } })).body.people
  // The administrator, who has just signed in, New and Fresh; afterwards Filed instead of Fresh.
  expect(await newcomers()).toBe(3)
  await admin.call(imports.undoImport, { params: { id } })
  expect(await newcomers()).toBe(3)
  expect(await row('fresh@example.com')).toBeUndefined()
})
