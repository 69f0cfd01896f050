import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '../../../shared/contract/mail'
import { announceRound } from '../../../shared/contract/cycle'
import { addPeople, addProgramme } from '../../testing/factories'
import { previewMail, sendNewsletter } from '../../../shared/contract/newsletters'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { users } from '../../tables/people.tables'
import { startApp, type TestApp } from '../../testing/app'
import { type ReadyNewsletter, readyNewsletter } from '../../testing/newsletters'
import { queueSend } from '../../testing/sends'
import { logCsv } from './mail-log.routes'
import { startSendEngine } from '../engine/send-engine'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
let ready: ReadyNewsletter
let recipients: (typeof sendRecipients.$inferSelect)[]
beforeAll(async () => {
  app = await startApp()
  ready = await readyNewsletter(app, [{ firstName: '=HYPERLINK("x")' }, {}, {}, {}])
  const engine = startSendEngine(app.context)
  await ready.admin.call(sendNewsletter, { params: { id: ready.newsletter.id } })
  await engine.stop()
  recipients = await app.context.db.select().from(sendRecipients)
})
afterAll(() => app.stop())

/** The signed token of a link in the mail that a person got. */
const tokenIn = (email: string, path: string) => {
  const token = new RegExp(`/${path}\\?token=([\\w-]+)`).exec(app.sink.latest(email).html ?? '')?.[1]
  if (!token) throw new Error(`no link to ${path}`)
  return token
}
const personOf = async (email: string) =>
  (await app.context.db.select().from(users).where(eq(users.email, email)))[0]!

describe('the links of a mail', () => {
  test('did you meet: the page says who it is about, its button answers for that person only, once', async () => {
    const { email, matchEmail } = recipients[0]!
    const token = tokenIn(email, 'met')
    const visitor = app.client()
    const shown = await visitor.call(contract.getMailLink, { query: { token } })
    const partner = await personOf(matchEmail!)
    expect(shown.body).toMatchObject({
      purpose: 'met',
      partnerName: `${partner.firstName} ${partner.lastName}`,
      month: '2026-11',
      ownStatus: 'pending',
    })
    expect((await visitor.call(contract.answerMet, { body: { token, status: 'confirmed' } })).status).toBe(
      200,
    )
    expect(
      (await visitor.call(contract.answerMet, { body: { token, status: 'not_confirmed' } })).status,
    ).toBe(409)
    const me = await personOf(email)
    const mine = (await seatedMatches(app.context.db)).find(({ people }) => people.includes(me.id))!
    const answers = mine.seats.map(({ answer }) => answer)
    expect(answers.sort((a, b) => a.localeCompare(b))).toEqual(['confirmed', 'pending'])
  })

  test('one click of the mail program opts out, without cookies, from any origin, in both forms it may send', async () => {
    const headers = { origin: 'https://mail.example' }
    for (const [index, type] of ['application/x-www-form-urlencoded', 'multipart/form-data'].entries()) {
      const { email } = recipients[index]!
      const token = tokenIn(email, 'unsubscribe')
      const looked = await app.client().call(contract.getMailLink, { query: { token } })
      expect(looked.body).toMatchObject({ purpose: 'unsubscribe', participationStatus: 'active' })
      const got = await app.client().request('GET', `/api/unsubscribe?token=${token}`)
      expect([got.status, got.headers.get('location')]).toEqual([302, `/unsubscribe?token=${token}`])
      expect((await personOf(email)).participationStatus).toBe('active')
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      const answer = await (type === 'multipart/form-data'
        ? app.client().request('POST', `/api/unsubscribe?token=${token}`, form, headers)
        : app.client().request('POST', `/api/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
            ...headers,
            'content-type': type,
          }))
      expect(answer.status).toBe(200)
      expect((await personOf(email)).participationStatus).toBe('opted_out')
    }
  })

  test('the page behind it pauses for one or three months, and never shortens a pause', async () => {
    const { email } = recipients[2]!
    const token = tokenIn(email, 'unsubscribe')
    const choose = async (choice: 'pause_1' | 'pause_3') =>
      (await app.client().call(contract.unsubscribe, { query: { token }, body: { choice } })).body.message
    expect(await choose('pause_1')).toMatch(/^You’re paused for one month,/)
    expect(await personOf(email)).toMatchObject({ participationStatus: 'paused', pauseEndDate: '2026-12-16' })
    expect(await choose('pause_3')).toMatch(/^You’re paused for three months,/)
    expect(await personOf(email)).toMatchObject({ participationStatus: 'paused', pauseEndDate: '2027-02-16' })
    expect(await choose('pause_1')).toMatch(/^You’re already paused for longer/)
    expect(await personOf(email)).toMatchObject({ pauseEndDate: '2027-02-16' })
  })

  test('no link of a mail brings somebody back who has opted out', async () => {
    const { email } = recipients[0]!
    const token = tokenIn(email, 'unsubscribe')
    const visitor = app.client()
    for (const choice of ['pause_1', 'pause_3', 'opt_out'] as const) {
      const { status, body } = await visitor.call(contract.unsubscribe, {
        query: { token },
        body: { choice },
      })
      expect([status, body.message]).toEqual([200, expect.stringMatching(/^You’ve opted out/)])
      expect((await personOf(email)).participationStatus).toBe('opted_out')
    }
    await visitor.call(contract.answerMet, { body: { token: tokenIn(email, 'met'), status: 'confirmed' } })
    expect((await personOf(email)).participationStatus).toBe('opted_out')
  })

  test('a changed link, or one for something else, does nothing', async () => {
    const { email } = recipients[3]!
    const met = tokenIn(email, 'met')
    const leave = tokenIn(email, 'unsubscribe')
    const changed = leave.slice(0, -1) + (leave.endsWith('A') ? 'B' : 'A')
    const visitor = app.client()
    for (const token of [met, changed, 'preview', 'x'.repeat(71)])
      expect((await visitor.call(contract.unsubscribe, { query: { token }, body: {} })).status).toBe(404)
    expect(
      (await visitor.call(contract.answerMet, { body: { token: leave, status: 'confirmed' } })).status,
    ).toBe(404)
    expect((await personOf(email)).participationStatus).toBe('active')
    app.clock.advance(366 * 86_400_000)
    expect((await visitor.call(contract.getMailLink, { query: { token: met } })).status).toBe(404)
    expect((await visitor.call(contract.getMailLink, { query: { token: leave } })).status).toBe(200)
    app.clock.advance(-366 * 86_400_000)
  })
})

describe('the logs', () => {
  test('are current in their month and archived after it, and can be narrowed to a group', async () => {
    const { admin } = ready
    const current = (await admin.call(contract.getEmailLogs)).body
    expect(current.map((log) => log.pairing_name)).toEqual(['November 2026 Group A - All Users'])
    expect((await admin.call(contract.getArchivedEmailLogs)).body).toHaveLength(0)
    for (const entries of [0, 1, 500]) {
      const [log] = (await admin.call(contract.getEmailLogs, { query: { entries } })).body
      expect(log?.entries).toHaveLength(Math.min(entries, log?.total_recipients ?? 0))
    }
    app.clock.set('2026-12-01T09:00:00Z')
    const archived = await admin.call(contract.getArchivedEmailLogs)
    expect(archived.body[0]).toMatchObject({ month: 'November', year: 2026, successful_sends: 4 })
    expect(archived.headers.get('x-total-count')).toBe('1')
    for (const [domainGroupId, count] of [
      ['unassigned', 1],
      ['00000000-0000-4000-8000-000000000000', 0],
    ] as const) {
      const { body } = await admin.call(contract.getArchivedEmailLogs, { query: { domainGroupId } })
      expect(body).toHaveLength(count)
    }
    const nonsense = await admin.request('GET', '/api/admin/email-logs/archived?domainGroupId=nonsense')
    expect([nonsense.status, nonsense.body.message]).toEqual([404, 'This group was not found.'])
    app.clock.set('2026-11-16T09:00:00Z')
  })

  test('are found by each word of title, month, group and pairing, current or archived', async () => {
    const { admin, newsletter } = ready
    const found = async (call: typeof contract.getEmailLogs, search: string) => {
      const { body, headers } = await admin.call(call, { query: { search } })
      expect(headers.get('x-total-count')).toBe(String(body.length))
      return body.length
    }
    for (const search of [newsletter.title, 'november', '2026 NOVEMBER', 'group a', ' '])
      expect([search, await found(contract.getEmailLogs, search)]).toEqual([search, 1])
    for (const search of ['december', 'november december', '%', recipients[0]!.email])
      expect([search, await found(contract.getEmailLogs, search)]).toEqual([search, 0])
    app.clock.set('2026-12-01T09:00:00Z')
    expect(await found(contract.getArchivedEmailLogs, 'november users')).toBe(1)
    expect(await found(contract.getArchivedEmailLogs, 'december')).toBe(0)
    app.clock.set('2026-11-16T09:00:00Z')
  })

  test('entries are paged and searchable', async () => {
    const { admin } = ready
    const [log] = (await admin.call(contract.getEmailLogs)).body
    const params = { id: log!.id }
    const first = await admin.call(contract.getLogEntries, { params, query: { limit: 3 } })
    expect(first.body).toHaveLength(3)
    expect(first.headers.get('x-total-count')).toBe('4')
    const cursor = first.headers.get('x-next-cursor')!
    const rest = await admin.call(contract.getLogEntries, { params, query: { limit: 3, cursor } })
    expect(rest.body).toHaveLength(1)
    expect(rest.headers.get('x-next-cursor')).toBeNull()
    const found = await admin.call(contract.getLogEntries, {
      params,
      query: { search: recipients[0]!.email },
    })
    expect(found.body).toHaveLength(2)
    const none = await admin.call(contract.getLogEntries, { params, query: { status: 'failed' } })
    expect(none.body).toEqual([])
  })

  test('a person told by two ways has an entry for each on one page or two, and counts once', async () => {
    const { config, database, clock } = app.context
    const sendId = await queueSend(database, config, 6, clock.now())
    const rows = await database.db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendId))
    const inSlack = rows.slice(0, 3).map(({ id: _, ...row }) => ({ ...row, way: 'slack' as const }))
    await database.db.insert(sendRecipients).values(inSlack)
    const told = [...rows, ...inSlack].map(({ email, way }) => `${email} ${way}`).toSorted()
    const params = { id: sendId }
    for (const limit of [1, 2, 4, 9]) {
      const listed: string[] = []
      for (let cursor: string | undefined; ; ) {
        const { body, headers } = await ready.admin.call(contract.getLogEntries, {
          params,
          query: { limit, ...(cursor && { cursor }) },
        })
        listed.push(...body.map(({ user_email, way }) => `${user_email} ${way}`))
        cursor = headers.get('x-next-cursor') ?? undefined
        if (!cursor) break
      }
      expect(listed).toEqual(told)
    }
    const { body: found } = await ready.admin.call(contract.getEmailLogs)
    const log = found.find(({ id }) => id === sendId)!
    expect([log.total_recipients, log.successful_sends]).toEqual([6, 0])
    let csv = ''
    for await (const piece of logCsv(database.db, [{ id: sendId, newsletterTitle: 'A mail' }])) csv += piece
    const lines: Record<string, string>[] = parse(csv, { columns: true, bom: true })
    expect(lines.map(({ user_email, way }) => `${user_email} ${way}`)).toEqual(told)
    const { headers } = await ready.admin.call(contract.getLogEntries, { params, query: { limit: 3 } })
    expect(headers.get('x-total-count')).toBe('6')
    await app.owner.pool.query('delete from sends where id = $1', [sendId])
  })

  test('the one mismatch is found among more recipients than a log brings along', async () => {
    const { config, database, clock } = app.context
    const sendId = await queueSend(database, config, 502, clock.now())
    const last = 'person99@example.com'
    await database.db
      .update(sendRecipients)
      .set({ matchValidated: false, matchEmail: null, validationIssues: ['The match has paused.'] })
      .where(and(eq(sendRecipients.sendId, sendId), eq(sendRecipients.email, last)))
    const { body: logs } = await ready.admin.call(contract.getEmailLogs)
    expect(logs.find(({ id }) => id === sendId)!.entries.map(({ user_email }) => user_email)).not.toContain(
      last,
    )
    const found = await ready.admin.call(contract.getLogEntries, {
      params: { id: sendId },
      query: { mismatched: 'true' },
    })
    expect(found.body.map(({ user_email }) => user_email)).toEqual([last])
    expect(found.headers.get('x-total-count')).toBe('1')
    await app.owner.db.delete(sends).where(eq(sends.id, sendId))
  })

  test('CSV holds a row for each recipient, and no cell runs as a formula', async () => {
    const { admin } = ready
    await app.context.db
      .update(sendRecipients)
      .set({
        errorMessage: '=cmd|\' /C calc\'!A0,"x"\r\ny',
        state: 'failed',
        sendStatus: 'failed',
        failureReason: ' +1',
      })
      .where(eq(sendRecipients.id, recipients[0]!.id))
    const month = await admin.request('GET', '/api/admin/email-logs/November/2026/csv')
    expect(month.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(month.headers.get('content-disposition')).toBe('attachment; filename="email_log_November2026.csv"')
    const rows = parse(month.body, { columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(4)
    const bad = rows.find(({ user_email }) => user_email === recipients[0]!.email)!
    expect(bad).toMatchObject({ send_status: 'failed', failure_reason: "' +1" })
    expect(bad.error_message).toBe("'=cmd|' /C calc'!A0,\"x\"\r\ny")
    const [log] = (await admin.call(contract.getEmailLogs)).body
    const one = await admin.request('GET', `/api/admin/email-logs/${log!.id}/csv`)
    expect(one.body).toBe(month.body)
    expect((await admin.request('GET', '/api/admin/email-logs/Smarch/2026/csv')).status).toBe(404)
    expect((await admin.request('GET', '/api/admin/email-logs/May/2020/csv')).status).toBe(404)
  })

  test('CSV begins with a byte order mark, so that a spreadsheet shows Zoë and not ZoÃ«', async () => {
    const head = await logCsv(app.context.db, []).next()
    expect(head.value).toMatch(/^\ufeffnewsletter,user_email,/)
  })

  test('a preview is what was sent, whatever has changed since', async () => {
    const { admin, newsletter } = ready
    const { email, matchEmail } = recipients[1]!
    const partner = await personOf(matchEmail!)
    await app.context.db.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, partner.id))
    const body = { newsletterId: newsletter.id, userEmail: email }
    const { body: shown } = await admin.call(contract.previewSentMail, { body })
    const sent = app.sink.latest(email).html!.trim().replaceAll('\r', '')
    const links = (html: string) =>
      html.replace(/token=[\w-]+/g, 'token=…').replace(/src="[^"]*"/g, 'src="…"')
    expect(links(shown.html)).toBe(links(sent))
    expect(shown.html).toContain('token=preview')
    const editor = await admin.call(previewMail, {
      params: { id: newsletter.id },
      body: { recipientEmail: email },
    })
    expect(editor.body.personalizedHtml).toBe(shown.html)
    const unknown = await admin.call(contract.previewSentMail, {
      body: { newsletterId: newsletter.id, userEmail: 'nobody@example.com' },
    })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'User not found'])
    const gone = await admin.call(contract.previewSentMail, { body: { ...body, newsletterId: 'gone' } })
    expect([gone.status, gone.body.message]).toEqual([404, 'Newsletter not found'])
  })

  test('are of one programme, if one is named, also what is mailed before its round is made', async () => {
    await addPeople(app, [{}, {}])
    const tea = await addProgramme(app, { name: 'Tea by hand', cycle: null, minimumUsers: 2 })
    const of = async (programme?: string) =>
      (await ready.admin.call(contract.getEmailLogs, { query: programme ? { programme } : {} })).body.map(
        ({ kind, programme_id }) => [kind, programme_id],
      )
    const newsletter = ['newsletter', app.context.programme.id]
    expect(await of()).toEqual([newsletter])
    expect(await of(tea.id)).toEqual([])
    app.clock.advance(60_000)
    const body = { day: '2026-11-20', programme: tea.id }
    expect((await ready.admin.call(announceRound, { body })).status).toBe(200)
    expect(await of(tea.id)).toEqual([['heads-up', tea.id]])
    expect(await of(app.context.programme.id)).toEqual([newsletter])
    expect(await of()).toEqual([['heads-up', tea.id], newsletter])
  })
})
