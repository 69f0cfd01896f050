import { expect } from 'vitest'
import * as mail from '../../shared/contract/mail'
import * as newsletters from '../../shared/contract/newsletters'
import * as pairings from '../../shared/contract/pairings'
import { startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from './app'
import type { Client } from './client'
import { everyRead, type Read } from './every-read'
import { addGroup, addPeople, adminClient, allow, manage, signedIn } from './factories'

export const NEVER = '00000000-0000-4000-8000-000000000000'

/** A site of the company with its manager, and everything of it that a manager can name. */
export interface Site {
  name: string
  groupId: string
  people: { id: string; email: string }[]
  manager: Client
  reads: () => Read[]
  known: ReturnType<typeof everyRead>['known']
}

/** Every word that gives the site away: the names of its people, departments and pictures begin with it. */
export const traces = ({ name }: Site) => new RegExp(name, 'i')

async function openSite(app: TestApp, name: string): Promise<Site> {
  const domain = `${name.toLowerCase()}.example`
  const group = await addGroup(app, name, ['Design', 'Sound'])
  const entry = await allow(app, `*@${domain}`, group.id)
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
  known.entryId = entry!.id
  known.userId = rows[1]!.id
  known.programmeId = app.context.programme.id
  return { name, groupId: group.id, manager: await signedIn(app, rows[0]!), people: rows, known, reads }
}

/** A company with two sites, which an administrator runs, and an engine that mails what they send. */
export interface TwoSites {
  app: TestApp
  admin: Client
  berlin: Site
  oslo: Site
  stop: () => Promise<void>
}

export async function openTwoSites(now: string): Promise<TwoSites> {
  const app = await startApp({ now })
  const engine = startSendEngine(app.context)
  const admin = await adminClient(app)
  const berlin = await openSite(app, 'Berlin')
  const oslo = await openSite(app, 'Oslo')
  const stop = async () => {
    await engine.stop()
    await app.stop()
  }
  return { app, admin, berlin, oslo, stop }
}

/** A month of each of the sites, from its round to its end. */
export async function aMonthBefore(admin: Client, sites: Site[]): Promise<void> {
  for (const site of sites) {
    await aMonth(admin, site)
    await admin.call(pairings.completePairing, { params: { id: site.known.pairingId } })
  }
}

/** A round that is mailed. */
export async function aMonth(admin: Client, { groupId, known, name }: Site): Promise<void> {
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
