import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../../testing/factories'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp()
  const group = await addGroup(app, 'acme', ['engineering', 'Design'])
  await app.owner.pool.query(
    "update departments set display_name = 'Engineering & Co' where name = 'engineering'",
  )
  await allow(app, '*@acme.test', group.id)
  admin = await adminClient(app)
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const HEADER = 'email,first_name,last_name,department,status,leave_start,leave_end,leave_reason'
const put = (...lines: string[]) =>
  writeFile(app.context.config.employeeFile, [HEADER, ...lines, ''].join('\n'))
const sync = (what: 'status' | 'data') => admin.request('POST', `/api/admin/sync-employee-${what}`)
const row = async (email: string) =>
  (await app.owner.pool.query('select * from users where email = $1', [email])).rows[0]

describe('the employee file', () => {
  it('that is missing is told by its name, with a sample line', async () => {
    await rm(app.context.config.employeeFile, { force: true })
    for (const what of ['status', 'data'] as const) {
      const { status, body } = await sync(what)
      expect(status).toBe(409)
      expect(body.message).toContain(app.context.config.employeeFile)
      expect(body.message).toContain('jane.doe@example.com,Jane,Doe,Engineering,leave,2026-12-01,2027-02-28')
    }
    const { body } = await admin.request('GET', '/api/admin/employee-status-summary')
    expect(body.lastSyncDate).toBe(null)
  })

  it.each([
    ['', 'it is empty'],
    ['name,department\nAda,Design\n', 'its first line must name the columns email,'],
    ['\u0000\u0001\u0002', 'its first line must name'],
  ])('that is not a CSV of people (%j) changes nothing', async (content, message) => {
    await writeFile(app.context.config.employeeFile, content)
    const reply = await sync('data')
    expect(reply.status).toBe(409)
    expect(reply.body.message).toContain(message)
  })

  it('updates the people it names, and leaves alone what it leaves empty', async () => {
    await addPeople(app, [
      { email: 'ada@acme.test', firstName: 'Ada', lastName: 'L', department: 'Design' },
      {
        email: 'bob@acme.test',
        firstName: 'Bob',
        lastName: 'B',
        department: 'Design',
        employeeStatus: 'leave',
        leaveStartDate: '2026-01-01',
        leaveReason: 'Sabbatical',
      },
      { email: 'cy@acme.test', firstName: 'Cy', lastName: 'C', department: 'Design' },
    ])
    await put(
      'Ada@Acme.test ,Augusta,"Lovelace, née Byron",engineering & co,leave,2026-11-01,2026-12-31,"Parental ""leave"""',
      'bob@acme.test,,,,active,,,',
      'cy@acme.test,Cy,C,DESIGN,active',
      'new@acme.test,New,Person,Design,active,,,',
    )
    const { status, body } = await sync('status')
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Employee file read: 2 updated, 1 skipped without an account.',
      updated: 2,
      created: 0,
      unchanged: 1,
      skipped: 0,
      problems: [],
      unknown: [],
      takenOut: 0,
      leavers: { leaving: { total: 0, emails: [] }, missing: { total: 0, emails: [] } },
    })
    expect(await row('ada@acme.test')).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Lovelace, née Byron',
      department: 'engineering',
      employee_status: 'leave',
      leave_reason: 'Parental "leave"',
    })
    expect(await row('bob@acme.test')).toMatchObject({
      first_name: 'Bob',
      department: 'Design',
      employee_status: 'active',
      leave_start_date: null,
      leave_reason: null,
    })
    expect(await row('new@acme.test')).toBeUndefined()
    expect((await sync('status')).body).toMatchObject({ updated: 0, unchanged: 3 })

    const summary = await admin.request('GET', '/api/admin/employee-status-summary')
    expect(summary.body).toEqual({
      totalEmployees: 4,
      activeEmployees: 3,
      onLeaveEmployees: 1,
      availableForMatching: 2,
      lastSyncDate: app.clock.now().toISOString(),
    })
  })

  it('makes accounts for covered addresses, which only their owners can use', async () => {
    await put(
      'new@acme.test,New,Person,Design,leave,,,Travel',
      'eve@evil.test,Eve,E,,active,,,',
      'mini@acme.test',
    )
    const { body } = await sync('data')
    expect(body).toMatchObject({
      updated: 0,
      created: 2,
      problems: [{ line: 3, message: 'eve@evil.test is not on the whitelist' }],
    })
    expect(await row('new@acme.test')).toMatchObject({
      first_name: 'New',
      department: 'Design',
      employee_status: 'leave',
      is_validated: false,
      needs_profile_setup: true,
      password_hash: null,
    })
    expect((await sync('data')).body).toMatchObject({ created: 0, unchanged: 2 })
    const client = app.client()
    await client.request('POST', '/api/auth/magic-link', { email: 'new@acme.test' })
    const token = /token=([\w-]+)/.exec(app.sink.latest('new@acme.test').text ?? '')?.[1]
    await client.request('POST', '/api/auth/magic-link/verify', { token })
    const me = await client.request('GET', '/api/auth/user')
    expect(me.body).toMatchObject({ firstName: 'New', isValidated: true, needsProfileSetup: true })
  })

  it('reports each bad line by its number, and applies the rest', async () => {
    await addPeople(app, [{ email: 'ada@acme.test', firstName: 'X' }])
    await put(
      'not an address,A,B,Design,active,,,',
      'a@acme.test,A,B,Design,gone,,,',
      'b@acme.test,A,B,Design,leave,2026-02-30,,',
      'c@acme.test,A,B,Design,leave,2026-03-02,2026-03-01,',
      'd@acme.test,A,B,Design,active,,,,extra',
      '"e@acme.test,A,B,Design,active,,,',
      '',
      'f@acme.test,A,B,Marketing,active,,,',
      'g@acme.test,A\u0000,B,Design,active,,,',
      `h@acme.test,${'x'.repeat(101)},B,Design,active,,,`,
      'ada@acme.test,Ada,L,Design,active,,,',
      'ADA@acme.test,Other,L,Design,active,,,',
    )
    const { status, body } = await sync('data')
    expect(status).toBe(200)
    expect(body).toMatchObject({ updated: 1, created: 1, skipped: 9, unknown: ['Unknown status: "gone"'] })
    expect(body.problems).toEqual([
      { line: 2, message: '"not an address" is not an e-mail address' },
      { line: 4, message: 'leave_start is "2026-02-30": use a date such as 2026-12-01' },
      { line: 5, message: 'leave_end is before leave_start' },
      { line: 6, message: 'has 9 cells instead of 8: text with a comma needs quotes' },
      { line: 7, message: 'can’t be read: a quote isn’t closed' },
      { line: 9, message: '"Marketing" is not a department for f@acme.test' },
      { line: 10, message: 'first_name holds a line break or control character' },
      { line: 11, message: 'first_name is longer than 100 characters' },
      { line: 13, message: 'ada@acme.test is already in line 12' },
    ])
    expect(await row('ada@acme.test')).toMatchObject({ first_name: 'Ada' })
  })

  it('may come from a spreadsheet: byte order mark, semicolons, carriage returns, other column order', async () => {
    await writeFile(
      app.context.config.employeeFile,
      '\ufeffLast Name;E-Mail;Email;Shoe size\r\nMüller;ignored;new@acme.test;42\r\n',
    )
    expect((await sync('data')).body).toMatchObject({ created: 1, problems: [] })
    expect(await row('new@acme.test')).toMatchObject({ last_name: 'Müller', first_name: '' })
  })

  it('may have tabs between its cells, as copied from a spreadsheet', async () => {
    await writeFile(
      app.context.config.employeeFile,
      'email\tfirst_name\tlast_name\nnew@acme.test\tZoë\t"Müller, Jr."\n',
    )
    expect((await sync('data')).body).toMatchObject({ created: 1, problems: [] })
    expect(await row('new@acme.test')).toMatchObject({ first_name: 'Zoë', last_name: 'Müller, Jr.' })
  })

  it('may be in Windows-1252; broken UTF-8 is refused line by line rather than stored as rubbish', async () => {
    const bytes = (...parts: (string | number[])[]) =>
      Buffer.concat(parts.map((part) => Buffer.from(part as string)))
    await writeFile(app.context.config.employeeFile, bytes(`${HEADER}\nold@acme.test,J`, [0xfc], 'rgen'))
    expect((await sync('data')).body).toMatchObject({ created: 1 })
    expect(await row('old@acme.test')).toMatchObject({ first_name: 'Jürgen' })
    await writeFile(
      app.context.config.employeeFile,
      bytes(`${HEADER}\nzoe@acme.test,Zoë\nnew@acme.test,`, [0xfc], ',B,Design,active,,,\n'),
    )
    expect((await sync('data')).body).toMatchObject({
      created: 1,
      problems: [{ line: 3, message: expect.stringContaining('first_name lost characters') }],
    })
  })

  it('of 20,000 people is applied at once, twice at the same time as well', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `p${index}@acme.test,P${index},Q,Design,active,,,`,
    )
    await put(...lines)
    const replies = await Promise.all([sync('data'), sync('data')])
    expect(new Set(replies.map(({ body }) => body.created))).toEqual(new Set([0, 20_000]))
    expect(new Set(replies.map(({ body }) => body.unchanged))).toEqual(new Set([0, 20_000]))
  })
})
