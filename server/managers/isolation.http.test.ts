import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as directory from '../../shared/contract/directory'
import * as mail from '../../shared/contract/mail'
import * as newsletters from '../../shared/contract/newsletters'
import * as pairings from '../../shared/contract/pairings'
import { getFeedback } from '../../shared/contract/metrics'
import { type Endpoint, fillPath } from '../../shared/endpoint'
import { MANAGERS } from '../http/access'
import { type SendEngine, startSendEngine } from '../sending/send-engine'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { everyRead } from '../testing/every-read'
import { addGroup, addPeople, adminClient, allow, manage, signedIn } from '../testing/factories'
import type { Read } from '../testing/freshness'

let app: TestApp
let engine: SendEngine
let admin: Client

/** A site of the company with its manager, and everything of it that a manager can name. */
interface Site {
  name: string
  groupId: string
  manager: Client
  reads: () => Read[]
  known: ReturnType<typeof everyRead>['known']
}
let berlin: Site
let oslo: Site

/** Every word that gives the site away: the names of its people, departments and pictures begin with it. */
const traces = ({ name }: Site) => new RegExp(name, 'i')

async function openSite(name: string): Promise<Site> {
  const domain = `${name.toLowerCase()}.example`
  const group = await addGroup(app, name, ['Design', 'Sound'])
  await allow(app, `*@${domain}`, group.id)
  const rows = await addPeople(
    app,
    Array.from({ length: 8 }, (_, index) => ({
      email: `p${index}@${domain}`,
      firstName: `${name}${index}`,
      department: index % 2 ? 'Design' : 'Sound',
    })),
  )
  await manage(app, rows[0]!, [group])
  const { known, reads } = everyRead()
  known.groupId = group.id
  return { name, groupId: group.id, manager: await signedIn(app, rows[0]!), known, reads }
}

/** A round that is mailed. */
async function aMonth({ groupId, known, name }: Site): Promise<void> {
  const params = { domainGroupId: groupId }
  const round = await admin.call(pairings.generateGroupPairing, { params })
  expect(round.status, round.body.message).toBe(200)
  known.pairingId = round.body.pairing!.id
  known.pairingFile = round.body.pairing!.fileName
  const { body: draft } = await admin.call(newsletters.generateNewsletter, {
    body: { domainGroupId: groupId },
  })
  known.newsletterId = draft.id
  const draftOf = { id: draft.id }
  const saved = await admin.call(newsletters.saveNewsletter, {
    params: draftOf,
    body: { pairingFile: known.pairingFile, adminNotes: `${name} notes` },
  })
  expect(saved.status, saved.body.message).toBe(200)
  await admin.call(newsletters.approveNewsletter, { params: draftOf, body: {} })
  const sent = await admin.call(newsletters.sendNewsletter, { params: draftOf })
  expect(sent.body).toMatchObject({ state: 'sent' })
  const { body: logs } = await admin.call(mail.getEmailLogs)
  known.logId = logs.find((log) => log.newsletter_id === draft.id)!.id
}

beforeAll(async () => {
  app = await startApp({ now: '2026-10-16T09:00:00Z' })
  engine = startSendEngine(app.context)
  admin = await adminClient(app)
  berlin = await openSite('Berlin')
  oslo = await openSite('Oslo')
  for (const site of [berlin, oslo]) {
    await aMonth(site)
    await admin.call(pairings.completePairing, { params: { id: site.known.pairingId } })
  }
  app.clock.set('2026-11-10T09:00:00Z')
  for (const site of [berlin, oslo]) await aMonth(site)
})
afterAll(async () => {
  await engine?.stop()
  await app?.stop()
})

const NEVER = '00000000-0000-4000-8000-000000000000'
const isManagers = ({ method, path }: Endpoint) => MANAGERS.includes(`${method} ${path}`)
const addressOf = ({ read, params, query }: Read) =>
  `${fillPath(read.path, params)}?${new URLSearchParams(query).toString()}`

/** What a manager may read of a site, by address: the status, what the pages' headers say, and every byte. */
async function everything(reader: Client, of: Site) {
  const found = new Map<string, string>()
  const { groupId, pairingFile } = of.known
  const reads: Read[] = [
    ...of.reads(),
    { read: getFeedback, query: { month: '2026-11', domainGroupId: groupId } },
    { read: pairings.getPairingFile, params: { fileName: pairingFile } },
    { read: directory.getUsers, query: { search: of.name } },
    { read: directory.getAllowedEmails, query: { domainGroupId: groupId } },
    { read: mail.getMonthCsv, params: { month: 'October', year: 2026 } },
  ]
  for (const one of reads.filter(({ read }) => isManagers(read))) {
    const { status, headers, body } = await reader.request('GET', addressOf(one))
    const pages = ['x-total-count', 'x-next-cursor'].map((name) => headers.get(name))
    found.set(addressOf(one), JSON.stringify([status, pages, body]))
  }
  expect(found.size).toBeGreaterThan(40)
  return found
}

describe('what a manager reads', () => {
  it('is there for their own site, on every page, and names no other', async () => {
    for (const [own, other] of [
      [berlin, oslo],
      [oslo, berlin],
    ] as const) {
      const pages = await everything(own.manager, own)
      const refused = [...pages].filter(([, page]) => !page.startsWith('[200'))
      expect(refused).toEqual([])
      expect([...pages].filter(([, page]) => traces(other).test(page))).toEqual([])
      // The same pages have something to show.
      expect([...pages.values()].filter((page) => traces(own).test(page)).length).toBeGreaterThan(20)
    }
  })

  it('is of another site what it is of one that never was', async () => {
    const never = {
      ...oslo.known,
      ...Object.fromEntries(Object.entries(oslo.known).map(([key, value]) => [key, value && NEVER])),
    }
    const pages = (reads: Read[]) =>
      Promise.all(
        reads
          .filter(({ read }) => isManagers(read))
          .map(async (one) => {
            const { status, headers, body } = await berlin.manager.request('GET', addressOf(one))
            return [one.read.path, status, headers.get('x-total-count'), body]
          }),
      )
    const asked = JSON.stringify(await pages(oslo.reads()))
    expect(asked).not.toMatch(traces(oslo))
    Object.assign(oslo.known, never)
    const unknown = JSON.stringify(await pages(oslo.reads()))
    expect(asked).toBe(unknown)
  })
})
