import { afterAll, beforeAll, expect, test } from 'vitest'
import * as directory from '../../../shared/contract/directory'
import * as mail from '../../../shared/contract/mail'
import * as metrics from '../../../shared/contract/metrics'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import { getAuditLog } from '../../../shared/contract/audit'
import { getCycles, previewAnnouncement } from '../../../shared/contract/cycle'
import { getChannels, getWebhooks } from '../../../plugins/webhooks/contract'
import { getKeys } from '../../../plugins/api-keys/contract'
import { getReportLinks } from '../../../plugins/report/contract'
import { getLastImport } from '../../../shared/contract/imports'
import { getDirectoryGroups, getDirectoryTokens } from '../../../plugins/scim/contract'
import { getMonth, getRestored } from '../../../shared/contract/month'
import { getChanges, getPairingPeople } from '../../../shared/contract/pairing-changes'
import { getGroupManagers } from '../../../shared/contract/people'
import { getNextRuns, getOneProgramme, getProgramme, getProgrammes } from '../../../shared/contract/programme'
import { getReadiness } from '../../../shared/contract/readiness'
import { checkProof, getSecondFactor } from '../../../shared/contract/second-factor'
import { getSessions } from '../../../shared/contract/sign-in'
import { getImageCompatibility, getImages } from '../../../shared/contract/images'
import { getInquiries } from '../../../shared/contract/inquiries'
import { getAttributeList } from '../../../shared/contract/people'
import { getTopicList } from '../../../shared/contract/topics'
import type { Endpoint } from '../../../shared/endpoint'
import { fillPath } from '../../../shared/paths'
import { addMonths, currentMonth } from '../../platform/context/clock'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { startApp, type TestApp } from '../../testing/app'
import { addPerson, signedIn } from '../../testing/factories'
import { ensureSampleCompany } from './sample-company'
import { sampleId } from './sample-people'

/** The moment that the demo moves to the visitor's own. */
const NOW = '2026-11-01T00:00:00.000Z'
/** Files of completed pairings that the demo has, of twelve: each weighs more than all its figures. */
const FILES = 2

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: NOW, env: { MAIL_URL: '' } })
  await ensureSampleCompany(app.context)
  // The lots of the pairings are drawn from it.
  app.context.secret = Buffer.alloc(32)
  await runDueJobs(app.context, JOBS)
})
afterAll(() => app.stop())

const isUsers = (line: string) => line.startsWith(`["${directory.getUsers.path}"`)

type Args = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

test('/admin-demo shows what the product returns for the sample company (after a change: npm run demo-recording)', async () => {
  const person = {
    id: sampleId('user', 'admin'),
    email: 'admin@example.com',
    firstName: 'Demo',
    lastName: 'Admin',
  }
  const admin = await signedIn(app, await addPerson(app, { ...person, isAdmin: true }))
  const lines: string[] = []
  const ask = async (endpoint: Endpoint, { params, query = {}, body }: Args = {}) => {
    const path = fillPath(endpoint.path, params)
    const search = new URLSearchParams({ ...query, limit: '500' }).toString()
    const answer = await admin.request(endpoint.method, `${path}?${search}`, body)
    expect(answer.status, `${endpoint.method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body
  }
  /** Asks, and writes it down under this name: by default the path with its query. */
  const record = async (endpoint: Endpoint, args: Args = {}, name?: string) => {
    const body = await ask(endpoint, args)
    const search = new URLSearchParams(args.query).toString()
    lines.push(
      JSON.stringify([name ?? `${fillPath(endpoint.path, args.params)}${search && `?${search}`}`, body]),
    )
    return body
  }

  const groups = await record(directory.getDomainGroups)
  const files = await ask(pairings.getCompletedPairingFiles)
  for (const { fileName } of files.slice(FILES))
    await ask(pairings.deleteCompletedPairing, { params: { fileName } })
  await ask(pairings.createPairings)
  const [newsletter] = await ask(newsletters.getNewsletters)
  const { current } = await ask(pairings.getPairingGroups).then((all) => ({ current: all['Current'] }))
  const pairingFiles = current.map(({ fileName }: { fileName: string }) => fileName)
  await ask(newsletters.saveNewsletter, { params: { id: newsletter.id }, body: { pairingFiles } })

  for (const endpoint of [
    directory.getUsers,
    directory.getAllowedEmails,
    directory.getEmployeeStatusSummary,
    directory.getReturns,
    getRestored,
    pairings.getCurrentPairings,
    pairings.getPairingHistory,
    pairings.getPairingGroups,
    newsletters.getNewsletters,
    newsletters.getNewsletterFiles,
    newsletters.getNewsletterMonths,
    mail.getEmailLogs,
    mail.getArchivedEmailLogs,
    mail.getUnreachablePeople,
    metrics.getAdminStats,
    metrics.getConnectionMap,
    metrics.getEnhancedMetrics,
    metrics.getPairingReport,
    metrics.getEngagementMetrics,
    metrics.getSystemHealth,
    getAuditLog,
    getCycles,
    getProgramme,
    getProgrammes,
    getLastImport,
    getDirectoryTokens,
    getKeys,
    getReportLinks,
    getWebhooks,
    getChannels,
    getDirectoryGroups,
    getSecondFactor,
    checkProof,
    getSessions,
    getImages,
    getImageCompatibility,
    getInquiries,
    getTopicList,
    getAttributeList,
  ])
    await record(endpoint)
  const month = currentMonth(app.clock)
  // Where a call needs to be asked something: what the demo shows whatever it is asked.
  await record(metrics.getFeedback, { query: { month } }, metrics.getFeedback.path)
  await record(getOneProgramme, { params: { id: app.context.programme.id } })
  const plan = { cycle: '0 9 1 * *', timeZone: 'Europe/Berlin' }
  await record(getNextRuns, { query: plan }, getNextRuns.path)
  const day = `${addMonths(month, 1)}-01`
  await record(previewAnnouncement, { query: { day } }, previewAnnouncement.path)
  for (const group of [undefined, ...groups]) {
    const query: Record<string, string> = group ? { domainGroupId: group.id } : {}
    for (const endpoint of [getMonth, getReadiness, pairings.getPairingValidation])
      await record(endpoint, { query })
    for (const months of ['3', '6', '12'])
      await record(metrics.getConnectionMap, { query: { months, ...query } })
    for (const back of [1, 2, 3])
      await record(metrics.getFeedback, {
        query: { month: addMonths(month, -back), ...query },
      })
    const departments = await record(directory.getGroupDepartments, {
      params: { groupId: group?.id ?? 'common' },
    })
    for (const { name } of departments)
      await record(directory.getDepartmentUsers, {
        params: { groupId: group?.id ?? 'common', departmentName: name },
      })
    if (group) await record(getGroupManagers, { params: { id: group.id } })
  }
  for (const { id, status } of await ask(pairings.getPairingHistory)) {
    const ofPairing = { params: { id } }
    if (status === 'active')
      for (const endpoint of [pairings.getPairingMatches, getChanges, getPairingPeople])
        await record(endpoint, ofPairing)
  }
  for (const { id } of [
    ...(await ask(pairings.getPairingHistory)).filter(
      ({ status }: { status: string }) => status === 'active',
    ),
    ...(await record(pairings.getCompletedPairingFiles)),
  ]) {
    await record(pairings.getCertificate, { params: { id } })
    await record(pairings.getLeftOut, { params: { id } })
    await record(pairings.getReach, { params: { id } })
  }
  for (const { fileName } of await ask(pairings.getCompletedPairingFiles))
    await record(pairings.getPairingFile, { params: { fileName } })
  for (const { id } of (await ask(mail.getArchivedEmailLogs)).slice(0, FILES))
    await record(mail.getLogEntries, { params: { id } })

  // A person is written out once, in the list of users; elsewhere "#7" is the person, "@7" the address, "&7" the name.
  const users = await ask(directory.getUsers)
  let recording = lines.filter((line) => !isUsers(line)).join('\n')
  for (const [place, { id, firstName, lastName, email }] of users.entries())
    recording = recording
      .replaceAll(JSON.stringify({ id, firstName, lastName, email }), `"#${place}"`)
      .replaceAll(JSON.stringify(email), `"@${place}"`)
      .replaceAll(JSON.stringify(`${firstName} ${lastName}`), `"&${place}"`)
  // Ids and digests differ in each recording, and weigh the most; latency depends on the machine.
  const names = new Map<string, string>()
  recording = `${lines.find(isUsers)}\n${recording}\n`
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!names.has(id)) names.set(id, `demo-${names.size + 1}`)
      return names.get(id) ?? id
    })
    .replace(/-[0-9a-f]{8}\.json/g, '.json')
    .replace(/"head":"(\d+):[0-9a-f]{64}"/g, '"head":"$1:0"')
    .replace(
      /"status":"(?:operational","label":"Operational|degraded","label":"Slow)","latencyMs":[\d.]+/g,
      '"status":"operational","label":"Operational","latencyMs":1',
    )
    .replaceAll(app.context.config.appUrl.origin, '')
  await expect(recording).toMatchFileSnapshot('../../../web/admin-demo/recording.jsonl')
})
