import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getInquiries } from '../../shared/contract/inquiries'
import { getAuditLog } from '../../shared/contract/audit'
import { runDueJobs } from '../platform/jobs/jobs'
import { JOBS } from '../schedule'
import { type TestApp, startApp } from '../testing/app'
import { adminClient } from '../testing/factories'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { CONTACT_EMAIL: 'hello@example.com' } })
})
afterAll(() => app?.stop())
beforeEach(() => app.owner.pool.query('truncate inquiries, rate_limits'))

const INQUIRY = {
  companyName: 'Bean <b>&</b> Sons',
  contactEmail: 'Owner@Beans.test',
  expectedUsers: '100-500',
  additionalInfo: 'How much?\n<script>alert(1)</script>',
}
const submit = (body: object) => app.client().request('POST', '/api/company-inquiry', body)

describe('an inquiry', () => {
  it('is stored, mailed to the contact address, and listed', async () => {
    expect((await submit(INQUIRY)).body.success).toBe(true)
    const mail = app.sink.latest('hello@example.com')
    expect(mail.subject).toBe('Cup of Joe: inquiry from Bean <b>&</b> Sons')
    expect(mail.replyTo?.[0]?.address).toBe('owner@beans.test')
    expect(mail.text).toContain('100-500')
    expect(mail.html).toContain('Bean &lt;b&gt;&amp;&lt;/b&gt; Sons')
    expect(mail.html).not.toContain('<script>')
    const { body } = await (await adminClient(app)).call(getInquiries)
    expect(body).toMatchObject([{ ...INQUIRY, contactEmail: 'owner@beans.test' }])
  })

  it('is kept when its mail is refused', async () => {
    app.sink.refuse.push({ to: 'hello@example.com', code: 550, message: 'no' })
    expect((await submit(INQUIRY)).status).toBe(200)
    const { body } = await (await adminClient(app)).call(getInquiries)
    expect(body).toHaveLength(1)
  })

  it('is taken five times an hour from one client', async () => {
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await submit(INQUIRY)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it.each([
    [{ companyName: ' ' }, 'Please fill in company name, contact email, and expected users.'],
    [{ companyName: undefined }, 'Please fill in company name, contact email, and expected users.'],
    [{ expectedUsers: undefined }, 'Please fill in company name, contact email, and expected users.'],
    [{ contactEmail: undefined }, 'Please fill in company name, contact email, and expected users.'],
    [{ contactEmail: ' ' }, 'Please fill in company name, contact email, and expected users.'],
    [{ contactEmail: 'nobody' }, 'Please enter a valid email address.'],
    [{ companyName: 'A\u2028B' }, 'Line breaks and control characters are not allowed'],
    [{ companyName: 'A\r\nBcc: eve@evil.test' }, 'Line breaks and control characters are not allowed'],
    [{ additionalInfo: 'x\u0000' }, 'Control characters are not allowed'],
  ])('with %j is refused', async (change, message) => {
    const reply = await submit({ ...INQUIRY, ...change })
    expect([reply.status, reply.body.message]).toEqual([400, message])
  })

  it('is read in pages, newest first', async () => {
    for (const companyName of ['first', 'second', 'third']) {
      await submit({ ...INQUIRY, companyName })
      app.clock.advance(1000)
    }
    const admin = await adminClient(app)
    const page = await admin.call(getInquiries, { query: { limit: 2 } })
    expect(page.body.map(({ companyName }) => companyName)).toEqual(['third', 'second'])
    expect(page.headers.get('x-total-count')).toBe('3')
    const cursor = page.headers.get('x-next-cursor') ?? ''
    const rest = await admin.call(getInquiries, { query: { limit: 2, cursor } })
    expect(rest.body.map(({ companyName }) => companyName)).toEqual(['first'])
    expect(rest.headers.get('x-next-cursor')).toBe(null)
  })

  it('is found by company, address and message, in either case, and counted', async () => {
    await submit(INQUIRY)
    await submit({ ...INQUIRY, companyName: '100 % Tea', contactEmail: 'me@tea.test', additionalInfo: '' })
    const admin = await adminClient(app)
    const found = async (search: string) => {
      const { body, headers } = await admin.call(getInquiries, { query: { search } })
      expect(headers.get('x-total-count')).toBe(String(body.length))
      return body.map(({ companyName }) => companyName)
    }
    for (const search of ['BEAN', 'owner@beans', 'how much', ' <script> '])
      expect(await found(search)).toEqual([INQUIRY.companyName])
    expect(await found('%')).toEqual(['100 % Tea'])
    expect(await found(' ')).toHaveLength(2)
    expect(await found('nothing')).toEqual([])
  })
})

describe('INQUIRY_RETENTION_MONTHS', () => {
  let own: TestApp
  afterEach(() => own?.stop())
  const start = async (env: Record<string, string>) => {
    own = await startApp({ now: '2026-11-16T09:00:00Z', env })
    const send = (companyName: string) =>
      own.client().request('POST', '/api/company-inquiry', { ...INQUIRY, companyName })
    await send('November')
    own.clock.set('2026-12-01T09:00:00Z')
    await send('December')
  }
  const kept = async () => {
    const { body } = await (await adminClient(own)).call(getInquiries)
    return body.map(({ companyName }) => companyName)
  }

  it('deletes an inquiry once so many full months have passed since its own, and says so in the audit log', async () => {
    await start({ INQUIRY_RETENTION_MONTHS: '2', CYCLE_TIMEZONE: 'Europe/Berlin' })
    // November is kept through December and January, of Berlin.
    own.clock.set('2027-01-31T22:59:00Z')
    await runDueJobs(own.context, JOBS)
    expect(await kept()).toEqual(['December', 'November'])
    own.clock.set('2027-02-01T23:30:00Z')
    await runDueJobs(own.context, JOBS)
    expect(await kept()).toEqual(['December'])
    const { body } = await (await adminClient(own)).call(getAuditLog, {
      query: { action: 'inquiry.deleted' },
    })
    expect(body).toMatchObject([
      { actorEmail: 'system', subjectKind: 'inquiry', after: { inquiries: 1, retentionMonths: 2 } },
    ])
    expect(JSON.stringify(body)).not.toMatch(/November|beans/)
    // A day later there is nothing to delete, and nothing to say.
    own.clock.advance(86_400_000)
    await runDueJobs(own.context, JOBS)
    expect((await (await adminClient(own)).call(getAuditLog)).body).toHaveLength(1)
  })

  it('unset, keeps every inquiry', async () => {
    await start({})
    own.clock.set('2036-11-16T09:00:00Z')
    await runDueJobs(own.context, JOBS)
    expect(await kept()).toHaveLength(2)
  })
})
