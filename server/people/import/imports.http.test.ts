import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import { eraseUser, updateUser } from '../../../shared/contract/directory'
import * as imports from '../../../shared/contract/imports'
import { confirmDeletion, requestDeletion } from '../../../shared/contract/my-data'
import { invite } from '../../../shared/contract/readiness'
import type { BodyOf, ResponseOf } from '../../../shared/endpoint'
import { MOST } from '../../../shared/limits'
import { groupManagers } from '../../tables/managers.tables'
import { blockedAddresses, blocks } from '../../tables/participation.tables'
import { directoryGroups, directoryUsers } from '../../tables/company-directory.tables'
import { databaseSettings, startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, adminClient, allow, manage, signedIn } from '../../testing/factories'
import { scimClient } from '../../testing/scim'
import { bundled, startProcess } from '../../testing/sends'
import { forgetOldImports } from './imports.actions'
import { noteErasedAddress, readErasedAddresses } from '../../platform/database/installation'
import { erasedAddress } from '../erased-address'

let app: TestApp
let admin: Client
let acme: { id: string }
beforeAll(async () => {
  app = await startApp()
  acme = await addGroup(app, 'acme', ['Engineering', 'Design'])
  await addGroup(app, 'beta', ['Engineering'])
  await allow(app, '*@acme.test', acme.id)
  admin = await adminClient(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const send = (content: string | Buffer, name = 'people.csv', by = admin) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name)
  return by.request('POST', imports.uploadImport.path, form) as Promise<{
    status: number
    body: ResponseOf<typeof imports.uploadImport>
  }>
}
const upload = async (...lines: string[]) => {
  const { status, body } = await send(lines.join('\n'))
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const apply = (id: string, body: BodyOf<typeof imports.applyImport> = {}) =>
  admin.call(imports.applyImport, { params: { id }, body })
const undo = (id: string) => admin.call(imports.undoImport, { params: { id } })
const row = async (email: string) =>
  (
    await app.owner.pool.query(
      'select users.*, boss.email as manager from users left join users boss on boss.id = users.manager_id where users.email = $1',
      [email],
    )
  ).rows[0]
const entries = async () =>
  (
    await app.owner.pool.query(
      "select a.email || ' ' || coalesce(g.name, '-') as entry from allowed_emails a left join domain_groups g on g.id = a.domain_group_id where a.email not like '%example.com' order by 1",
    )
  ).rows.map(({ entry }) => entry)

it('a file lets nobody in whose address or domain is barred, whatever group it names', async () => {
  await allow(app, '*@barred.test')
  await allow(app, 'out@acme.test')
  await app.owner.pool.query(
    `update allowed_emails set is_active = false where email in ('*@barred.test', 'out@acme.test')`,
  )
  const { id } = await upload(
    'Email;Group;First name',
    'ada@barred.test;beta;Ada',
    'bob@barred.test;;Bob',
    'out@acme.test;beta;Out',
    'cy@acme.test;;Cy',
  )
  expect((await apply(id)).body).toMatchObject({ new: 1, refused: 3, whitelisted: 0 })
  const { rows } = await app.owner.pool.query('select email, is_active from allowed_emails order by email')
  expect(rows.map(({ email, is_active }) => `${email} ${is_active}`)).toEqual([
    '*@acme.test true',
    '*@barred.test false',
    'out@acme.test false',
  ])
})

it('unknown groups and departments are made where the plan says so; a preview makes nothing, and an undo takes them back', async () => {
  const names = async () => {
    const { rows } = await app.owner.pool.query(
      "select g.display_name || ': ' || string_agg(d.name, ' ' order by d.name) as list from domain_groups g join departments d on d.domain_group_id = g.id where g.name <> 'beta' group by g.id order by 1",
    )
    return rows.map(({ list }) => list)
  }
  const before = await names()
  const { id, preview } = await upload(
    'Email;Department;Group',
    'ada@new.test;Tea;North',
    'bob@new.test;tea;NORTH',
    'cy@acme.test;Tea;South',
    'di@new.test;;Acme',
  )
  expect(preview?.problems.map(({ text }) => text)).toEqual([
    'Unknown department: "Tea"',
    'Unknown group: "North"',
    'Unknown group: "South"',
  ])
  const groups = ['North', 'South'].map((name) => ({ name, into: null }))
  const plan = { groups, departments: [{ name: 'Tea', into: null }] }
  const look = (body: object) => admin.call(imports.previewImport, { params: { id }, body })
  expect((await look({ groups })).body).toMatchObject({
    new: 1,
    problems: [{ text: 'Unknown department: "Tea"', rows: 3 }],
  })
  expect((await look(plan)).body).toMatchObject({ new: 4, refused: 0, problems: [] })
  expect(await names()).toEqual(before)

  expect((await apply(id, plan)).body).toMatchObject({ new: 4, whitelisted: 4 })
  expect(await names()).toEqual([...before, 'North: Other Tea', 'South: Other Tea'].sort())
  expect(await entries()).toEqual([
    '*@acme.test acme',
    'ada@new.test North',
    'bob@new.test North',
    'cy@acme.test South',
    'di@new.test acme',
  ])
  await undo(id)
  expect(await names()).toEqual(before)
})

it('a department and a group that the file creates take the people of their misspelt neighbours; the commonest spelling wins', async () => {
  const { id, preview } = await upload(
    'email,first_name,department,group',
    'a@new.test,A,DATA SCIENCE,Nordic',
    'b@new.test,B,Data Science,Nordic',
    'c@new.test,C,Data Science,nordic',
    'd@new.test,D,data sciense,Nordik',
    'e@acme.test,E,Enginering,Acme',
    'f@acme.test,F,Legal,Acme',
  )
  // Nothing is refused before anything could be chosen.
  expect(preview).toMatchObject({ new: 0, refused: 0, waiting: 6 })
  const near = (found: typeof preview) =>
    found!.problems.map((one) => `${one.kind} ${one.name} ${one.rows} ${one.near}`)
  expect(near(preview)).toEqual([
    'group Nordic 3 null',
    'department Data Science 3 null',
    'group Nordik 1 Nordic',
    'department data sciense 1 Data Science',
    'department Enginering 1 Engineering',
    'department Legal 1 null',
  ])
  const look = async (body: object) =>
    (await admin.call(imports.previewImport, { params: { id }, body })).body
  const groups = [
    { name: 'Nordic', into: null },
    { name: 'Nordik', into: 'Nordic' },
  ]
  const departments = [
    { name: 'data science', into: null },
    { name: 'Legal', into: null },
    { name: 'data sciense', into: 'Data Science' },
  ]
  const chosen = await look({ groups, departments })
  expect(chosen).toMatchObject({ new: 5, refused: 0, waiting: 1 })
  expect(near(chosen)).toEqual(['department Enginering 1 Engineering'])
  const plan = { groups, departments: [...departments, { name: 'Enginering', into: 'Engineering' }] }
  expect((await apply(id, plan)).body).toMatchObject({ new: 6, refused: 0 })
  const { rows } = await app.owner.pool.query(
    "select department, count(*)::int as people from users where department is not null and email like '%.test' group by 1 order by 1",
  )
  expect(rows).toEqual([
    { department: 'Data Science', people: 4 },
    { department: 'Engineering', people: 1 },
    { department: 'Legal', people: 1 },
  ])
})

it('a preview lists the first rows of each outcome: who they are, what changes, and what is wrong', async () => {
  const boss = await addPerson(app, { email: 'boss@acme.test', firstName: 'Bo', department: 'Design' })
  await addPeople(app, [
    { email: 'kim@acme.test', firstName: 'Kim', lastName: 'Lee', department: 'Design', managerId: boss.id },
  ])
  const { preview } = await upload(
    'email,first_name,department,manager,group',
    'new@acme.test,Nia,Design,,',
    'kim@acme.test,Kimberley,Engineering,,Beta',
    'boss@acme.test,Bo,,,',
    'nobody,Nemo,,,',
    'max@acme.test,Max,Tea,,',
    ...Array.from({ length: 120 }, (_, n) => `p${n}@acme.test,P,,,`),
  )
  expect(preview).toMatchObject({ new: 121, changed: 1, unchanged: 1, refused: 1, waiting: 1 })
  const { new: fresh, ...rest } = preview!.rows
  expect([fresh.length, fresh[0]]).toEqual([100, { line: 2, email: 'new@acme.test', text: 'Nia, Design' }])
  expect(rest).toEqual({
    changed: [
      {
        line: 3,
        email: 'kim@acme.test',
        text: 'first name: Kim → Kimberley, department: Design → Engineering, manager, whitelist entry',
      },
    ],
    unchanged: [{ line: 4, email: 'boss@acme.test', text: expect.stringMatching(/^Bo .*Design$/) }],
    refused: [{ line: 5, email: 'Nemo', text: '"nobody" is not an e-mail address' }],
  })
})

const FILE = [
  'Vorname;Name;E-Mail-Adresse;Abteilung;Gruppe;Vorgesetzter;Schuhgröße',
  'Ada;Lovelace;ada@acme.test;design;;boss@acme.test;38',
  'Bob;Builder;bob@acme.test;Enginering;;nobody@acme.test;44',
  'Eve;Extern;eve@beta.test;Engineering;Beta;ada@acme.test;40',
  'Max;Muster;max@acme.test;Engineering;Gamma;;41',
  'Bo;Boss;boss@acme.test;Engineering;;boss@acme.test;41',
  'not an address',
  'Ada;Again;ADA@acme.test;;;;',
]

describe('a file of people', () => {
  it('says what it would do, stores nothing, and brings everything at once', async () => {
    await addPeople(app, [
      { email: 'ada@acme.test', firstName: 'Augusta', lastName: 'Lovelace', department: 'Design' },
    ])
    const { id, columns, preview, rows, departments } = await upload(...FILE)
    expect(rows).toBe(7)
    expect(columns.map(({ field }) => field)).toEqual([
      'first_name',
      'last_name',
      'email',
      'department',
      'group',
      'manager',
      null,
    ])
    expect(columns[6]).toMatchObject({ name: 'Schuhgröße', samples: ['38', '44', '40'] })
    expect(departments).toEqual(expect.arrayContaining(['Design', 'Engineering']))
    expect(preview).toMatchObject({
      new: 2,
      changed: 1,
      unchanged: 0,
      refused: 2,
      waiting: 2,
      whitelisted: 1,
    })
    expect(preview!.problems).toEqual(
      expect.arrayContaining([
        {
          kind: 'department',
          name: 'Enginering',
          near: 'Engineering',
          text: 'Unknown department: "Enginering"',
          rows: 1,
          lines: [3],
        },
        { kind: 'group', name: 'Gamma', near: null, text: 'Unknown group: "Gamma"', rows: 1, lines: [5] },
        { kind: 'row', name: '', near: null, text: 'Not an e-mail address', rows: 1, lines: [7] },
        { kind: 'row', name: '', near: null, text: 'The same person twice', rows: 1, lines: [8] },
      ]),
    )
    // The head of the company is often their own manager in such a file.
    expect(preview!.problems.map(({ kind }) => kind)).not.toContain('manager')
    expect([await row('eve@beta.test'), await entries()]).toEqual([undefined, ['*@acme.test acme']])

    const plan = {
      departments: [{ name: 'enginering', into: 'Engineering' }],
      groups: [{ name: 'Gamma', into: 'Acme' }],
    }
    const again = await admin.call(imports.previewImport, { params: { id }, body: plan })
    expect(again.body).toMatchObject({ new: 4, changed: 1, refused: 2 })
    expect(again.body.problems).toContainEqual({
      kind: 'manager',
      name: 'nobody@acme.test',
      near: null,
      text: 'Unknown manager: "nobody@acme.test"',
      rows: 1,
      lines: [3],
    })
    const { status, body } = await apply(id, plan)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Imported: 4 new, 1 changed, 0 unchanged, 2 refused.',
      new: 4,
      changed: 1,
      refused: 2,
      whitelisted: 1,
    })
    expect(await row('ada@acme.test')).toMatchObject({
      first_name: 'Ada',
      department: 'Design',
      manager: 'boss@acme.test',
    })
    expect(await row('bob@acme.test')).toMatchObject({
      department: 'Engineering',
      manager: null,
      is_validated: false,
      needs_profile_setup: true,
    })
    expect(await row('eve@beta.test')).toMatchObject({ department: 'Engineering', manager: 'ada@acme.test' })
    expect(await entries()).toEqual(['*@acme.test acme', 'eve@beta.test beta'])
    const { last } = (await admin.call(imports.getLastImport)).body
    expect(last).toMatchObject({ id, fileName: 'people.csv', new: 4, refused: 2, undoneAt: null })
    const refused = await admin.request('GET', `/api/admin/imports/${id}/refused.csv`)
    expect(refused.body).toBe(
      'Vorname;Name;E-Mail-Adresse;Abteilung;Gruppe;Vorgesetzter;Schuhgröße;line;why\r\n' +
        'not an address;;;;;;;7;has no e-mail address\r\n' +
        'Ada;Again;ADA@acme.test;;;;;8;ada@acme.test is already in line 2\r\n',
    )
    expect((await apply(id)).status).toBe(409)
    const [entry] = (await admin.call(getAuditLog, { query: { action: 'people.imported' } })).body
    expect(entry).toMatchObject({ subjectLabel: '5 people', after: { new: 4, emails: ['eve@beta.test'] } })
  })

  it('may have its columns set by hand, and its unknown departments made, one in each list that lacks it', async () => {
    const { id, preview } = await upload(
      'wer;wo;was',
      'Ada;ada@acme.test;Tea',
      'Eve;eve@beta.test;TEA',
      'Bo;bo@acme.test;tea',
    )
    expect(preview).toMatchObject({ new: 3 })
    const mapping = { email: 1, first_name: 0, department: 2 }
    const body = { mapping, departments: [{ name: 'tea', into: null }] }
    expect((await apply(id, { mapping: { email: 9 } })).status).toBe(400)
    expect((await apply(id, { mapping: {} })).status).toBe(400)
    expect((await apply(id, body)).body).toMatchObject({ new: 3, refused: 0 })
    const { rows } = await app.owner.pool.query(
      "select name, domain_group_id is null as common from departments where lower(name) = 'tea' order by 2",
    )
    expect(rows).toEqual([
      { name: 'Tea', common: false },
      { name: 'Tea', common: true },
    ])
    expect(await row('bo@acme.test')).toMatchObject({ first_name: 'Bo', department: 'Tea' })
    expect((await undo(id)).body).toMatchObject({ kept: [] })
    expect((await app.owner.pool.query("select from departments where lower(name) = 'tea'")).rowCount).toBe(0)
  })

  it('of addresses alone is a list for the whitelist, with a group for those who have none', async () => {
    const { id, preview } = await upload('new@acme.test', '*@beta.test; two words@x.test', 'new@acme.test')
    expect(preview).toMatchObject({ new: 2, refused: 2, whitelisted: 2 })
    await apply(id, { domainGroupId: acme.id })
    expect(await entries()).toEqual(['*@acme.test acme', '*@beta.test acme', 'new@acme.test acme'])
    expect(await row('new@acme.test')).toBeUndefined()
    expect((await apply((await upload('new@acme.test')).id)).body).toMatchObject({ unchanged: 1, new: 0 })
  })

  it.each<[string, string | Buffer, number, string]>([
    ['a zip by another name', Buffer.from('PK\u0003\u0004aaaa'), 415, 'not a CSV file'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2, 3, 0x0a, 1]), 415, 'not a text file'],
    ['nothing', '', 400, 'has no rows'],
    ['a header alone', 'email,name\n', 400, 'has no rows'],
    [
      'too many columns',
      `${Array.from({ length: 501 }, (_, n) => `c${n}`).join()}\na@b.test`,
      413,
      'at most 500',
    ],
    ['twenty million commas', ','.repeat(20_000_000), 400, 'has no rows'],
    ['2.8 million addresses in one line', 'a@b.c;'.repeat(2_800_000), 413, '200,000 rows'],
    ['too many rows', `email\n${'a@b.test\n'.repeat(MOST.importRows + 1)}`, 413, '200,000 rows'],
    ['more than 20 MB', `email\n${'x'.repeat(20 * 1024 * 1024)}`, 413, 'The limit is 20 MB'],
  ])('that is %s is refused', async (_, content, status, message) => {
    const reply = await send(content)
    expect(reply).toMatchObject({ status, body: { message: expect.stringContaining(message) } })
  })

  it('with 300 columns, formulas and open quotes is read; a formula comes out as text', async () => {
    const wide = Array.from({ length: 300 }, (_, index) => `c${index}`)
    const { id } = await upload(
      `email,last_name,"=HYPERLINK(""x"")",${wide.join()}`,
      'a@acme.test,=1+1',
      '"b@acme.test,B',
      'nobody,=2+2',
    )
    expect((await apply(id)).body).toMatchObject({ new: 1, refused: 2 })
    expect(await row('a@acme.test')).toMatchObject({ last_name: '=1+1' })
    const { body } = await admin.request('GET', `/api/admin/imports/${id}/refused.csv`)
    expect(body).toContain("nobody,'=2+2")
    expect(body).toContain(`last_name,"'=HYPERLINK(""x"")",c0`)
  })

  it('is kept for a day, one of each administrator', async () => {
    const first = await upload('email', 'a@acme.test')
    const second = await upload('email', 'b@acme.test')
    expect((await apply(first.id)).status).toBe(404)
    app.clock.advance(25 * 3_600_000)
    await forgetOldImports(app.context)
    expect((await apply(second.id)).status).toBe(404)
  })
})

describe('two imports at once', () => {
  it('make one: the other is refused with the reason, and can be made afterwards', async () => {
    const other = await adminClient(app)
    const people = (from: number) =>
      ['email,first_name', ...Array.from({ length: 3000 }, (_, n) => `p${from + n}@acme.test,P`)].join('\n')
    const one = (await send(people(0))).body
    const two = (await send(people(1000), 'two.csv', other)).body
    const replies = await Promise.all([
      apply(one.id),
      other.call(imports.applyImport, { params: { id: two.id }, body: {} }),
    ])
    const refused = replies.filter(({ status }) => status !== 200)
    for (const reply of refused)
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'import_running', message: expect.stringContaining('Another import') },
      })
    expect(refused.length).toBeLessThan(2)
    const { rows } = await app.owner.pool.query(
      "select count(*)::int as people from users where email like 'p%@acme.test'",
    )
    expect([3000, 4000]).toContain(rows[0].people)
  })
})

describe('an import that ends half way', () => {
  it('by a fault, or by kill -9, leaves nothing behind, and can be made again', async () => {
    const { pool } = app.owner
    const { id } = await upload('email,first_name,group', 'a@acme.test,A,', 'b@beta.test,B,beta')
    await pool.query("alter table users add constraint no_b check (first_name <> 'B')")
    expect((await apply(id)).status).toBe(500)
    await pool.query('alter table users drop constraint no_b')
    const nothing = async () =>
      expect([await row('a@acme.test'), await entries()]).toEqual([undefined, ['*@acme.test acme']])
    await nothing()

    // Killed in the middle of its transaction, where it writes the people.
    const gate = await pool.connect()
    await gate.query(
      "begin; insert into users (email, created_at, updated_at) values ('a@acme.test', now(), now())",
    )
    const bundle = await bundled('server/testing/children/import-crash-child.ts')
    const { child } = await startProcess(bundle, {
      IMPORT_ID: id,
      ...databaseSettings(app.context.config),
      DATA_DIR: app.context.config.dataDir,
      SAMPLE_DATA: 'off',
    })
    // Only its own role sees what a backend does.
    const backends = async (which: string) =>
      (
        await app.context.database.pool.query(`select from pg_stat_activity
          where datname = current_database() and query like '%insert into users%' and pid <> pg_backend_pid() and ${which}`)
      ).rowCount
    const inTime = { interval: 20 }
    await expect.poll(() => backends("wait_event_type = 'Lock'"), inTime).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await gate.query('rollback')
    gate.release()
    await rm(bundle)
    // Its connection ends when the database notices.
    await expect.poll(() => backends("state <> 'idle'"), inTime).toBe(0)
    await nothing()
    expect((await apply(id)).body).toMatchObject({ new: 2 })
  })
})

describe('the undo of an import', () => {
  it('takes back what is still as imported, and lists the rest', async () => {
    const old = { firstName: 'Old', lastName: 'Name', department: 'Design' }
    const [ada, bob] = await addPeople(app, [
      { email: 'ada@acme.test', ...old, employeeStatus: 'leave', leaveReason: 'Trip' },
      { email: 'bob@acme.test', ...old },
    ])
    await allow(app, 'eve@beta.test')
    const { id } = await upload(
      'email,first_name,department,group,status,manager',
      'ada@acme.test,Ada,Engineering,,active,bob@acme.test',
      'bob@acme.test,Bob,Engineering,,,',
      'eve@beta.test,Eve,Engineering,beta,,',
      'fay@free.test,Fay,,,,',
      'guy@free.test,Guy,,,,',
    )
    expect((await apply(id)).body).toMatchObject({ new: 3, changed: 2, whitelisted: 2 })
    await admin.call(updateUser, { params: { id: bob!.id }, body: { department: 'Design' } })
    const fay = await row('fay@free.test')
    await app.owner.pool.query('update users set is_validated = true where id = $1', [fay.id])
    await signedIn(app, fay)
    const { status, body } = await undo(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kept: [
        { email: 'bob@acme.test', why: 'has changed since' },
        { email: 'fay@free.test', why: 'has signed in since' },
      ],
      keptTotal: 2,
    })
    expect(await row('ada@acme.test')).toMatchObject({
      id: ada!.id,
      first_name: 'Old',
      department: 'Design',
      employee_status: 'leave',
      leave_reason: 'Trip',
      manager: null,
    })
    expect(await row('bob@acme.test')).toMatchObject({ first_name: 'Old', department: 'Design' })
    expect([await row('eve@beta.test'), await row('guy@free.test')]).toEqual([undefined, undefined])
    expect(await entries()).toEqual(['*@acme.test acme', 'eve@beta.test -', 'fay@free.test -'])
    expect((await undo(id)).status).toBe(409)
    expect((await admin.call(imports.getLastImport)).body.last!.undoneAt).not.toBeNull()
  })

  it('keeps everybody who was invited since, so that nobody is asked again and the link in their mail goes on', async () => {
    const { id } = await upload('email,first_name', 'ida@acme.test,Ida', 'jo@acme.test,Jo')
    await apply(id)
    await admin.call(invite, { body: { to: { emails: ['ida@acme.test'] } } })
    expect((await undo(id)).body.kept).toEqual([{ email: 'ida@acme.test', why: 'was invited since' }])
    expect(await row('jo@acme.test')).toBeUndefined()
  })

  it('keeps an account that anything has adopted or used since, and says why; a block keeps none, and holds for the address', async () => {
    const names = ['directory', 'manager', 'blocked', 'session', 'deactivated', 'unused']
    const { id } = await upload('email,first_name', ...names.map((name) => `${name}@acme.test,New`))
    await apply(id)
    const scim = await scimClient(app, admin)
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
    const adopt = (name: string, active: boolean) =>
      scim.post('/Users', { schemas, userName: `${name}@acme.test`, name: { givenName: 'New' }, active })
    await adopt('directory', true)
    await adopt('deactivated', false)
    await manage(app, await row('manager@acme.test'), [acme])
    const cy = await addPerson(app, { email: 'cy@acme.test' })
    const { db } = app.context
    const blockedId = (await row('blocked@acme.test')).id
    await db.insert(blocks).values({ userId: cy.id, blockedId, createdAt: app.clock.now() })
    await signedIn(app, await row('session@acme.test'))

    expect((await undo(id)).body).toMatchObject({
      undone: 2,
      kept: [
        { email: 'deactivated@acme.test', why: 'is in the company’s directory' },
        { email: 'directory@acme.test', why: 'is in the company’s directory' },
        { email: 'manager@acme.test', why: 'manages a domain group' },
        { email: 'session@acme.test', why: 'has signed in since' },
      ],
      message: expect.stringContaining('4 stay as they are.'),
    })
    expect(await row('unused@acme.test')).toBeUndefined()
    expect(await row('deactivated@acme.test')).toMatchObject({ is_active: false })
    expect([
      await db.$count(directoryUsers),
      await db.$count(groupManagers),
      await db.$count(blocks),
    ]).toEqual([2, 1, 0])
    expect((await db.select().from(blockedAddresses)).map(({ email }) => email)).toEqual([
      'blocked@acme.test',
    ])
    const { id: again } = await upload('email,first_name', 'blocked@acme.test,Back')
    await apply(again)
    expect(await db.select().from(blocks)).toMatchObject([
      { userId: cy.id, blockedId: (await row('blocked@acme.test')).id },
    ])
  })

  it('keeps an account that a table refers to which the undo has never heard of', async () => {
    const { id } = await upload('email,first_name', 'ada@acme.test,Ada', 'bo@acme.test,Bo')
    await apply(id)
    const { pool } = app.owner
    await pool.query(`create table "Of Later" ("Who" uuid references users on delete cascade)`)
    await pool.query(`insert into "Of Later" select id from users where email = 'ada@acme.test'`)
    expect((await undo(id)).body).toMatchObject({
      undone: 1,
      kept: [{ email: 'ada@acme.test', why: 'is in use' }],
    })
    await pool.query('drop table "Of Later"')
  })

  it('keeps an account that is adopted at the same moment', async () => {
    const { id } = await upload('email,first_name', 'ada@acme.test,Ada')
    await apply(id)
    const gate = await app.owner.pool.connect()
    await gate.query(
      "begin; insert into directory_users (user_id, created_at, updated_at) select id, now(), now() from users where email = 'ada@acme.test'",
    )
    const undone = undo(id)
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect
      .poll(async () => (await app.context.database.pool.query(waiting)).rowCount, { interval: 20 })
      .toBe(1)
    await gate.query('commit')
    gate.release()
    expect((await undone).body).toMatchObject({ undone: 0, keptTotal: 1 })
    expect(await app.context.db.$count(directoryUsers)).toBe(1)
  })

  it('keeps groups and departments that something else needs since', async () => {
    const { id } = await upload(
      'email,first_name,group,department',
      'ada@managed.test,Ada,Managed,Tea',
      'bob@tied.test,Bob,Tied,Tea',
      'cy@acme.test,Cy,,Coffee',
      'di@free.test,Di,Free,Tea',
    )
    const groups = ['Managed', 'Tied', 'Free'].map((name) => ({ name, into: null }))
    const departments = ['Tea', 'Coffee'].map((name) => ({ name, into: null }))
    expect((await apply(id, { groups, departments })).body).toMatchObject({ new: 4 })
    const { pool } = app.owner
    const idOf = async (table: string, name: string) =>
      (await pool.query(`select id from ${table} where name = $1`, [name])).rows[0]?.id as string
    await manage(app, await addPerson(app, { email: 'boss@acme.test' }), [
      { id: await idOf('domain_groups', 'Managed') },
    ])
    const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
    await app.context.db.insert(directoryGroups).values([
      { displayName: 'Tied', domainGroupId: await idOf('domain_groups', 'Tied'), ...at },
      { displayName: 'Coffee', departmentId: await idOf('departments', 'Coffee'), ...at },
    ])
    expect((await undo(id)).body).toMatchObject({ keptTotal: 0 })
    expect(await idOf('domain_groups', 'Free')).toBeUndefined()
    for (const name of ['Managed', 'Tied']) expect(await idOf('domain_groups', name)).toBeDefined()
    expect(await idOf('departments', 'Coffee')).toBeDefined()
    expect(await app.context.db.$count(groupManagers)).toBe(1)
  })

  it('gives nobody back to a department that is deleted at the same moment', async () => {
    await addPeople(app, [{ email: 'ada@acme.test', department: 'Design' }])
    const { id } = await upload('email,first_name,department', 'ada@acme.test,Ada,Engineering')
    await apply(id)
    const gate = await app.owner.pool.connect()
    await gate.query("begin; delete from departments where name = 'Design'")
    let isOver = false
    const undone = undo(id).finally(() => (isOver = true))
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    const isWaiting = async () => (await app.context.database.pool.query(waiting)).rowCount! > 0
    await expect.poll(async () => isOver || (await isWaiting()), { interval: 20 }).toBe(true)
    await gate.query('commit')
    gate.release()
    expect((await undone).status).toBe(200)
    expect((await row('ada@acme.test')).department).toBe('Engineering')
  })

  it('is for the last import only', async () => {
    const first = await upload('email,first_name', 'a@acme.test,A')
    await apply(first.id)
    const second = await upload('email,first_name', 'b@acme.test,B')
    expect((await undo(second.id)).status).toBe(409)
    await apply(second.id)
    expect((await undo(first.id)).status).toBe(404)
    expect((await undo(second.id)).status).toBe(200)
    expect([(await row('a@acme.test')).first_name, await row('b@acme.test')]).toEqual(['A', undefined])
  })
})

describe('somebody who is erased', () => {
  it('is in no upload, no refused row, and nothing that an undo would bring back', async () => {
    const [ada] = await addPeople(app, [{ email: 'ada@acme.test', firstName: 'Ada' }])
    const { id } = await upload(
      'email,first_name,manager',
      'ada@acme.test,Augusta,',
      'ada@acme.test,Twice,',
      'bo@acme.test,Bo,ada@acme.test',
    )
    await apply(id)
    await upload('email,first_name', 'Ada@acme.test,Waits')
    const { status } = await admin.call(eraseUser, {
      params: { id: ada!.id },
      body: { email: 'ada@acme.test' },
    })
    expect(status).toBe(200)
    const { rows } = await app.owner.pool.query(
      'select (select count(*)::int from imports where content is not null) as files, refused, (select count(*)::int from import_changes where subject_id = $1) as changes from imports where applied_at is not null',
      [ada!.id],
    )
    expect(rows).toEqual([{ files: 0, refused: null, changes: 0 }])
    expect(await row('bo@acme.test')).toMatchObject({ manager_id: null })
    expect((await undo(id)).body).toMatchObject({ keptTotal: 0 })
  })
})

it('names people who deleted their account when a file would bring them back, but not people erased by an administrator', async () => {
  const [ada, bo] = await addPeople(app, [{ email: 'ada@acme.test' }, { email: 'bo@acme.test' }])
  const leaver = await signedIn(app, ada!)
  await leaver.call(requestDeletion)
  const [code = ''] = /\b\d{6}\b/.exec(app.sink.latest('ada@acme.test').text ?? '') ?? []
  expect((await leaver.call(confirmDeletion, { body: { code } })).status).toBe(200)
  await admin.call(eraseUser, { params: { id: bo!.id }, body: { email: 'bo@acme.test' } })

  const file = ['email,first_name', 'cy@acme.test,Cy', 'bo@acme.test,Bo', 'Ada@acme.test,Ada']
  const { preview } = await upload(...file)
  const ofAda = { kind: 'deleted', name: 'ada@acme.test', near: null, rows: 1, lines: [4] }
  expect(preview).toMatchObject({
    new: 3,
    problems: [{ ...ofAda, text: 'ada@acme.test deleted their account' }],
  })
  expect((await upload('ada@acme.test')).preview!.problems).toMatchObject([{ ...ofAda, lines: [1] }])
  // Nothing leads from the address to the empty row, which still has their matches.
  const hash = erasedAddress(app.context.secret, 'ada@acme.test')
  const rows = await app.owner.pool.query('select * from users where erased_at is not null')
  expect(JSON.stringify(rows.rows)).not.toContain(hash)
  const { clock, db } = app.context
  for (const other of ['zz', '--', 'zz'])
    await db.transaction((tx) => noteErasedAddress(tx, other, clock.now()))
  const all = [...(await readErasedAddresses(db))]
  expect(all).toEqual(['--', hash, 'zz'].toSorted())

  // With an account again they are like everybody else.
  await apply((await upload(...file)).id)
  expect((await upload(...file)).preview).toMatchObject({ unchanged: 3, problems: [] })
})

it('takes a manager away by an empty cell, but not where no column has managers or the directory names one', async () => {
  const boss = await addPerson(app, { email: 'boss@acme.test' })
  const people = await addPeople(
    app,
    ['kim', 'lou', 'max'].map((name) => ({ email: `${name}@acme.test`, managerId: boss.id })),
  )
  await app.owner.pool.query(
    `insert into directory_users (user_id, manager, created_at, updated_at) values ($1, 'boss@acme.test', now(), now())`,
    [people[2]!.id],
  )
  const managers = async () => Promise.all(people.map(async ({ email }) => (await row(email)).manager))
  const without = await upload('email,first_name', 'kim@acme.test,Kim')
  await apply(without.id)
  expect(await managers()).toEqual(['boss@acme.test', 'boss@acme.test', 'boss@acme.test'])
  const { id } = await upload(
    'email,manager',
    'kim@acme.test,',
    'lou@acme.test,boss@acme.test',
    'max@acme.test,',
  )
  await apply(id)
  expect(await managers()).toEqual([null, 'boss@acme.test', 'boss@acme.test'])
  await undo(id)
  expect(await managers()).toEqual(['boss@acme.test', 'boss@acme.test', 'boss@acme.test'])
})

it('sets the language that the directory says, and leaves it where the cell is empty or names one that is not ours', async () => {
  await addPeople(
    app,
    ['kim', 'lou', 'max'].map((name) => ({ email: `${name}@acme.test`, directoryLanguage: 'fr' as const })),
  )
  const { id, columns, preview } = await upload(
    'email,preferred_language',
    'kim@acme.test,de-AT',
    'lou@acme.test,',
    'max@acme.test,tlh',
    'nia@acme.test,pl',
  )
  expect(columns[1]?.field).toBe('language')
  expect(preview).toMatchObject({ new: 1, changed: 1, unchanged: 2, refused: 0 })
  expect(preview?.rows.changed[0]?.text).toBe('language: fr → de')
  expect(preview?.problems).toMatchObject([{ kind: 'language', text: 'Unknown language: "tlh"', lines: [4] }])
  await apply(id)
  const languages = async () =>
    Promise.all(
      ['kim', 'lou', 'max', 'nia'].map(async (name) => (await row(`${name}@acme.test`))?.directory_language),
    )
  expect(await languages()).toEqual(['de', 'fr', 'fr', 'pl'])
  await undo(id)
  expect(await languages()).toEqual(['fr', 'fr', 'fr', undefined])
})

it('says which first days it can’t read, all together, and lets these people in without one', async () => {
  const { id, preview } = await upload(
    'email,start_date',
    'kim@acme.test,31.02.2022',
    'lou@acme.test,1. Mai 2017',
    'max@acme.test,2020-02-15',
  )
  expect(preview).toMatchObject({ new: 3, refused: 0 })
  expect(preview?.problems).toMatchObject([
    { kind: 'day', text: 'First day can’t be read, such as "31.02.2022"', rows: 2, lines: [2, 3] },
  ])
  await apply(id)
  expect((await row('kim@acme.test'))?.joined_on).toBeNull()
})

it('gives the language that is chosen for it to people who have none, until they set up their profile; also in a list of addresses', async () => {
  await addPeople(app, [
    { email: 'old@acme.test', needsProfileSetup: true, directoryLanguage: 'fr' },
    { email: 'bare@acme.test', needsProfileSetup: true },
    { email: 'done@acme.test', needsProfileSetup: false },
  ])
  const file = ['email,language,first_name', 'new@acme.test,,Ned', 'own@acme.test,pl,Olga']
  const { id } = await upload(...file, 'old@acme.test,,', 'bare@acme.test,,', 'done@acme.test,,')
  expect(await apply(id, { language: 'xx' as never })).toMatchObject({ status: 400 })
  expect((await apply(id, { language: 'de' })).status).toBe(200)
  const names = ['new', 'own', 'old', 'bare', 'done']
  const languages = await Promise.all(
    names.map(async (name) => (await row(`${name}@acme.test`))?.directory_language),
  )
  expect(languages).toEqual(['de', 'pl', 'fr', 'de', null])
  const list = await upload('one@acme.test', 'two@acme.test')
  expect((await apply(list.id, { language: 'ja' })).status).toBe(200)
  expect((await row('two@acme.test'))?.directory_language).toBe('ja')
})

it('says what is wrong with rows in the language of its reader; the file of refused rows is English', async () => {
  await addPeople(app, [{ email: 'kim@acme.test', firstName: 'Kim', department: 'Design' }])
  await app.owner.pool.query("update users set language = 'de' where is_admin")
  const { id, preview } = await upload(
    'email,first_name,department,status',
    'kim@acme.test,Kimberley,Engineering,leave',
    'nobody,,,',
    'lou@acme.test,,Tea,',
  )
  const { changed, refused } = preview!.rows
  expect([...changed, ...refused].map(({ text }) => text)).toEqual([
    'Vorname: Kim → Kimberley, Abteilung: Design → Engineering, Status in der Firma: aktiv → abwesend',
    '„nobody“ ist keine E-Mail-Adresse',
  ])
  expect(preview!.problems.map(({ text }) => text)).toEqual([
    'Unbekannte Abteilung: „Tea“',
    'Keine E-Mail-Adresse',
  ])
  await apply(id)
  expect((await admin.request('GET', imports.getRefusedRows.path.replace(':id', id))).body).toContain(
    '"nobody"" is not an e-mail address',
  )
  await app.owner.pool.query("update users set first_name = 'K' where email = 'kim@acme.test'")
  expect((await undo(id)).body.kept).toEqual([{ email: 'kim@acme.test', why: 'wurde seitdem geändert' }])
})

it('says before it is applied how many people will belong to no group, where others do', async () => {
  await allow(app, '*@gamma.test')
  const lines = ['email,first_name,group', 'kim@gamma.test,Kim,', 'lou@gamma.test,Lou,']
  const { id, preview } = await upload(...lines, 'max@gamma.test,Max,Beta')
  expect(preview).toMatchObject({ new: 3, withoutGroup: 2 })
  await app.owner.pool.query("delete from allowed_emails where email = '*@gamma.test'")
  const plan = { params: { id }, body: { domainGroupId: acme.id } }
  expect((await admin.call(imports.previewImport, plan)).body).toMatchObject({ new: 3, withoutGroup: 0 })
  // Nobody belongs to a group.
  await allow(app, '*@gamma.test')
  await app.owner.pool.query('update allowed_emails set domain_group_id = null')
  expect((await upload(...lines)).preview).toMatchObject({ new: 2, withoutGroup: 0 })
})
