import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import { sendCode, verifyCode } from '../../../shared/contract/sign-in'
import { runDueJobs } from '../../../server/platform/jobs/jobs'
import { measuring } from '../../../server/metrics/measure'
import { openLog } from '../../../server/platform/process/log'
import { JOBS } from '../../../server/schedule'
import { startApp, type TestApp } from '../../../server/testing/app'
import { type Span, startCollector } from '../../../server/testing/collector'
import { addPeople, adminClient, allow, signedIn } from '../../../server/testing/factories'
import { sendEverything } from '../../../server/testing/full-life'
import { codeIn } from '../../../server/testing/sink'
import { MEASURES, PREFIX } from '../../../server/platform/watching/measures'
import { openTelemetry } from './telemetry'
import { summaryOf, Watch } from '../../../server/platform/watching/watch'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
/** The names of people, their words, and what opens their accounts. */
const SECRETS: (string | RegExp)[] = [/@/, /zebulon/i, /quixotic/i, /example\.com/]
const log: Record<string, unknown>[] = []
const routes = new Set<string>(['none'])
let app: TestApp
let collector: Awaited<ReturnType<typeof startCollector>>
let spans: Span[]

/** Everything that happens in a month, by the calls of those who do it. */
async function liveAMonth(): Promise<void> {
  const admin = await adminClient(app)
  await allow(app)
  const people = await addPeople(app, [
    { email: 'zebulon.q@example.com', firstName: 'Zebulon', lastName: 'Quixotic' },
    {},
    {},
    {},
  ])
  const [zebulon] = people
  const visitor = app.client()
  await visitor.call(sendCode, { body: { email: zebulon!.email } })
  await visitor.call(verifyCode, {
    body: { email: zebulon!.email, code: codeIn(app.sink.latest(zebulon!.email)?.text) },
  })
  await visitor.request('GET', '/no/such/zebulon@example.com?token=quixotic')
  const { body: made } = await admin.call(pairings.generateCompanyPairing)
  const { body: newsletter } = await admin.call(newsletters.generateNewsletter, { body: {} })
  await admin.call(newsletters.approveNewsletter, { params: { id: newsletter.id }, body: {} })
  await sendEverything(app, { admin, newsletter })
  for (const person of people) {
    const client = await signedIn(app, person)
    for (const value of client.cookies.values()) SECRETS.push(value)
    const { body } = await client.call(pairings.getCurrentMatch)
    const params = { id: body.match!.id }
    await client.call(pairings.setConnectionStatus, { params, body: { status: 'confirmed' } })
  }
  await runDueJobs(app.context, JOBS)
  await admin.call(pairings.completePairing, { params: { id: made.pairing!.id } })
  await admin.request('GET', '/api/admin/pairing-report', undefined, {
    traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
  })
}

let month: Promise<void> | undefined
/** Once, for whichever test is the first: within one, as what it waits for is expected. */
const lived = () => (month ??= watchAMonth())

async function watchAMonth(): Promise<void> {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-tenant=coffee')
  vi.stubEnv('OTEL_SERVICE_NAME', 'coffee-in-test')
  const settings = { traces: true, metrics: true, metricsEveryMs: 60_000 }
  const telemetry = await openTelemetry(settings, () => undefined)
  const watch = new Watch(telemetry.tracing)
  const stream = new Writable({
    write(line: Buffer, _, done) {
      log.push(JSON.parse(String(line)) as Record<string, unknown>)
      done()
    },
  })
  app = await startApp({
    watch,
    log: openLog('trace', stream, () => watch.tracing?.fields()),
    onRoute: ({ url }) => routes.add(url),
  })
  const measures = measuring(app.context, JOBS)
  telemetry.sendMeasures!(() => measures.measure())
  await liveAMonth()
  await telemetry.stop()
  measures.stop()
  spans = collector.spans()
}

afterAll(async () => {
  vi.unstubAllEnvs()
  await app?.stop()
  await collector?.close()
})

const named = (name: string) => spans.filter((span) => span.name === name)
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('a month’s requests, rounds, mails, jobs and statements are spans, each within what caused it', async () => {
  await lived()
  const [round] = named('make a round')
  const request = spans.find(({ spanId }) => spanId === round?.parentSpanId)
  expect(request?.name).toBe('POST /api/admin/generate-pairing')
  const [matching] = named('match')
  expect(matching?.parentSpanId).toBe(round?.spanId)
  expect(factsOf(matching!)).toEqual({ 'matching.people': 4, 'matching.matches': 2 })
  const ofRound = spans.filter(({ traceId }) => traceId === round?.traceId).map(({ name }) => name)
  expect(ofRound).toEqual(expect.arrayContaining(['begin', 'insert rounds', 'commit']))
  const mails = named('hand over mail').map(factsOf)
  expect(mails.filter((facts) => facts['mail.kind'] === 'newsletter')).toHaveLength(4)
  expect(mails).toContainEqual({ 'mail.kind': 'single', 'mail.result': 'accepted' })
  expect(named('job: find the stranded')).toHaveLength(1)
  expect(named('GET none').map(factsOf)).toMatchObject([{ 'http.response.status_code': 404 }])
  const [followed] = named('GET /api/admin/pairing-report')
  expect(followed).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' })
})

test('a span tells what is done, and nothing of the person it is done for', async () => {
  await lived()
  const allowed: Record<string, RegExp> = {
    'http.request.method': /^[A-Z]+$/,
    'http.route': /^\S+$/,
    'http.response.status_code': /^\d{3}$/,
    'db.system.name': /^postgresql$/,
    'db.query.summary': /^[a-z]+(?: [a-z_]+)?$/,
    'mail.kind': /^[a-z]+$/,
    'mail.result': /^[a-z]+$/,
    'matching.people': /^\d+$/,
    'matching.matches': /^\d+$/,
    'error.type': /^[\w ]+$/,
  }
  const facts = spans.flatMap((span) => Object.entries(factsOf(span)))
  expect(facts.length).toBeGreaterThan(200)
  expect(facts.filter(([name, value]) => !allowed[name]?.test(String(value)))).toEqual([])
  const unknown = facts.filter(([name, value]) => name === 'http.route' && !routes.has(String(value)))
  expect(unknown).toEqual([])
  const everything = collector.text()
  for (const secret of SECRETS) expect(everything).not.toMatch(secret)
})

test('figures are sent under the names of /metrics, with the settings of OpenTelemetry', async () => {
  await lived()
  const metrics = collector.metrics()
  expect([...metrics.keys()].toSorted()).toEqual(
    Object.keys(MEASURES)
      .map((name) => PREFIX + name)
      .toSorted(),
  )
  expect(metrics.get('cup_of_joe_users')?.gauge?.dataPoints).toMatchObject([{ asDouble: 5 }])
  expect(metrics.get('cup_of_joe_mails_total')?.sum?.dataPoints).toContainEqual(
    expect.objectContaining({ asDouble: 4 }),
  )
  const paths = new Set(collector.received.map(({ path, tenant }) => `${path} ${String(tenant)}`))
  expect([...paths].toSorted()).toEqual(['/v1/metrics coffee', '/v1/traces coffee'])
  expect(collector.text()).toContain('coffee-in-test')
})

test('a line of the log names the span in which it was written', async () => {
  await lived()
  const traces = new Set(spans.map(({ traceId, spanId }) => `${traceId} ${spanId}`))
  const calls = log.filter(({ msg }) => msg === 'call')
  expect(calls.length).toBeGreaterThan(5)
  for (const { trace_id, span_id } of calls)
    expect(traces).toContain(`${String(trace_id)} ${String(span_id)}`)
})

test('without the settings nothing of OpenTelemetry is loaded: only dynamic imports name it', () => {
  const source = readFileSync(join(import.meta.dirname, 'telemetry.ts'), 'utf8')
  expect(source).not.toMatch(/^import (?!type ).*'@opentelemetry\//m)
})

test.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  ["insert into installation (key) values ('zebulon@example.com')", 'insert installation'],
  ['with person as (select 1) update public.users set x = 1', 'with users'],
  ["select set_config('a', 'zebulon@example.com', true)", 'select'],
  ['  (select 1)', 'select'],
  ['-- zebulon', 'statement'],
])('%s is called %s', (text, summary) => expect(summaryOf(text)).toBe(summary))
