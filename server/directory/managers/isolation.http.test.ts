import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAuditLog } from '../../../shared/contract/audit'
import * as directory from '../../../shared/contract/directory'
import * as mail from '../../../shared/contract/mail'
import * as newsletters from '../../../shared/contract/newsletters'
import { submitInquiry } from '../../../shared/contract/inquiries'
import * as pairings from '../../../shared/contract/pairings'
import { getFeedback } from '../../../shared/contract/metrics'
import type { TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, allow } from '../../testing/factories'
import { addressOf, type Read } from '../../testing/every-read'
import { pictureForm } from '../../testing/picture-form'
import {
  aMonth,
  aMonthBefore,
  NEVER,
  openTwoSites,
  type Site,
  traces,
  type TwoSites,
} from '../../testing/sites'
import { isManagers } from '../../testing/who-may-what'

let app: TestApp
let admin: Client
let berlin: Site
let oslo: Site
let stop: TwoSites['stop'] | undefined

beforeAll(async () => {
  ;({ app, admin, berlin, oslo, stop } = await openTwoSites('2026-10-16T09:00:00Z'))
  await aMonthBefore(admin, [berlin, oslo])
  app.clock.set('2026-11-10T09:00:00Z')
  for (const site of [berlin, oslo]) await aMonth(admin, site)
})
afterAll(() => stop?.())

/** What a manager may read of a site, by address: the status, what the pages' headers say, and every byte. */
async function everything(reader: Client, of: Site) {
  const found = new Map<string, string>()
  const { groupId, pairingFile } = of.known
  const reads: Read[] = [
    // Reading a file is an entry of it by itself.
    ...of.reads().filter(({ read }) => read !== getAuditLog),
    ...(['newsletter.approved', 'pairing.completed', 'user.updated'] as const).map((action) => ({
      read: getAuditLog,
      query: { action },
    })),
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

  it('is the same, byte by byte, after much has changed in another site', async () => {
    const before = await everything(berlin.manager, berlin)
    const { groupId, known, manager, people } = oslo
    await allow(app, 'guest@elsewhere.example', groupId)
    await addPeople(app, [
      { email: 'guest@elsewhere.example' },
      { email: 'p9@oslo.example', isValidated: false },
    ])
    const answers = [
      await manager.call(directory.addDepartment, {
        body: { name: 'Fjords', displayName: 'Fjords', domainGroupId: groupId },
      }),
      await manager.call(directory.updateUser, {
        params: { id: people[3]!.id },
        body: { participationStatus: 'paused' },
      }),
      await manager.call(pairings.completePairing, { params: { id: known.pairingId } }),
      await manager.call(newsletters.generateNewsletter, { body: { month: 12, year: 2026 } }),
      await manager.request('POST', '/api/admin/images/upload', await pictureForm('image')),
      await admin.call(directory.deleteAllowedEmail, {
        params: {
          id: (await admin.call(directory.getAllowedEmails, { query: { search: 'guest@' } })).body[0]!.id,
        },
      }),
      await app.client().call(submitInquiry, {
        body: { companyName: 'Fjord', contactEmail: 'x@fjord.example', expectedUsers: '50-100' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    app.clock.set('2026-12-01T09:00:00Z')
    await aMonth(admin, oslo)
    app.clock.set('2026-11-10T09:00:00Z')
    const after = await everything(berlin.manager, berlin)
    for (const [address, page] of before) expect([address, after.get(address)]).toEqual([address, page])
    expect(after.size).toBe(before.size)
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
