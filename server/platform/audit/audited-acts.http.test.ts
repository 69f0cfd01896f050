import { decideRestored } from '../../../shared/contract/month'
import { sql } from 'drizzle-orm'
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT_ACTIONS, type AuditAction, getAuditLog } from '../../../shared/contract/audit'
import { announceRound } from '../../../shared/contract/cycle'
import * as bulk from '../../../shared/contract/bulk'
import * as directory from '../../../shared/contract/directory'
import { setGroupManagers } from '../../../shared/contract/people'
import { submitInquiry } from '../../../shared/contract/inquiries'
import * as imports from '../../../shared/contract/imports'
import { giveUp } from '../../../plugins/webhooks/server/deliver'
import { makeKey, revokeKey } from '../../../plugins/api-keys/contract'
import { revokeDirectoryToken, tieDirectoryGroup } from '../../../plugins/scim/contract'
import { getReportLinks, makeReportLink, revokeReportLink } from '../../../plugins/report/contract'
import * as webhooks from '../../../plugins/webhooks/contract'
import * as mail from '../../../shared/contract/mail'
import * as images from '../../../shared/contract/images'
import { getMetricsCsv } from '../../../shared/contract/metrics'
import * as newsletters from '../../../shared/contract/newsletters'
import { applyChanges, undoChanges, whatIf } from '../../../shared/contract/pairing-changes'
import * as pairings from '../../../shared/contract/pairings'
import { invite } from '../../../shared/contract/readiness'
import * as programmes from '../../../shared/contract/programme'
import * as rescue from '../../../shared/contract/rescue'
import * as secondFactor from '../../../shared/contract/second-factor'
import { putTopicList } from '../../../shared/contract/topics'
import * as signIn from '../../../shared/contract/sign-in'
import { deleteOldInquiries } from '../../inquiries/inquiries.actions'
import {
  createAdmin,
  removeAdmin,
  resetAdminPassword,
  resetSecondFactor,
} from '../../sign-in/admins/admins.actions'
import { recordRefusal } from '../../sign-in/admins/admins.routes'
import { removeOldEntries } from './audit.queries'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, allow, cheapHash, signedIn } from '../../testing/factories'
import { type Scim, scimClient } from '../../testing/scim'
import { pictureForm } from '../../testing/picture-form'
import { codeIn } from '../../testing/sink'
import { SoftwareAuthenticator } from '../../testing/software-authenticator'
import { sends } from '../../tables/sending.tables'
import { startSendEngine } from '../../mail/engine/send-engine'
import { strand } from '../../testing/stranding'
import { addAttribute, changeAttribute, deleteAttribute } from '../../../shared/contract/people'

let app: TestApp
let admin: Client
let ada: { id: string }

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  ada = await addPerson(app, { email: 'ada@example.com', isAdmin: true })
  admin = await signedIn(app, ada)
})
afterAll(() => app.stop())

/** Every act leaves exactly one entry, by whom it was done; tried in this order, each on what the ones before made. */
async function doing(
  action: AuditAction,
  act: () => Promise<{ status: number; body: unknown }>,
  actorEmail = 'ada@example.com',
) {
  const total = async () => Number((await admin.call(getAuditLog)).headers.get('x-total-count'))
  const before = await total()
  const { status, body } = await act()
  expect({ action, status, body }).toMatchObject({ action, status: 200 })
  const [entry] = (await admin.call(getAuditLog, { query: { action } })).body
  expect(entry).toMatchObject({ action, actorEmail })
  expect(entry?.subjectLabel).not.toBe('')
  expect({ action, entries: (await total()) - before }).toEqual({ action, entries: 1 })
  done.add(action)
  return entry!
}
const done = new Set<AuditAction>()

const givePassword = (password: string) =>
  app.owner.pool.query('update users set password_hash = $1 where id = $2', [cheapHash(password), ada.id])

/** A sign-in that has to be refused. */
async function refusedOnce(body: { email: string; password: string }) {
  const { status } = await app.client().call(signIn.signInAsAdmin, { body })
  return { status: status === 401 ? 200 : status, body: null }
}

test('an administrator’s own password', async () => {
  await givePassword('river lamp tundra 41')
  const body = { email: 'ada@example.com', password: 'river lamp tundra 41' }
  await admin.call(signIn.signInAsAdmin, { body })
  const changed = await doing('administrator.password_changed', () =>
    admin.call(signIn.changePassword, {
      body: { currentPassword: body.password, newPassword: 'quiet otter brass moon' },
    }),
  )
  expect(JSON.stringify(changed)).not.toMatch(/river|quiet|scrypt/)
})

test('an administrator’s sign-in, each way, and a wrong password', async () => {
  const password = 'river lamp tundra 41'
  await givePassword(password)
  admin = await signedIn(app, ada)
  const email = 'ada@example.com'
  const visitor = () => app.client()

  const byPassword = await doing('administrator.signed_in', () =>
    visitor().call(signIn.signInAsAdmin, { body: { email, password } }),
  )
  expect(byPassword).toMatchObject({ subjectId: ada.id, subjectLabel: email, after: { by: 'password' } })

  const byCode = visitor()
  await byCode.call(signIn.sendCode, { body: { email } })
  const code = codeIn(app.sink.latest(email).text)
  expect(
    await doing('administrator.signed_in', () => byCode.call(signIn.verifyCode, { body: { email, code } })),
  ).toMatchObject({ after: { by: 'code' } })

  const byLink = visitor()
  await byLink.call(signIn.requestMagicLink, { body: { email } })
  const token = /token=([\w-]+)/.exec(app.sink.latest(email).text ?? '')![1]!
  expect(
    await doing('administrator.signed_in', () => byLink.call(signIn.verifyMagicLink, { body: { token } })),
  ).toMatchObject({ after: { by: 'magic_link' } })

  const refused = await doing(
    'administrator.sign_in_refused',
    () => refusedOnce({ email, password: 'not the password' }),
    'system',
  )
  expect(refused).toMatchObject({ subjectId: ada.id, subjectLabel: email, after: { by: 'password' } })
  expect(JSON.stringify(refused)).not.toContain('not the')
})

test('a wrong password for an address that is no administrator’s is an entry without the address', async () => {
  await addPerson(app, { email: 'plain@example.com' })
  for (const email of ['plain@example.com', 'my.secret@typed.here']) {
    const refused = await doing(
      'administrator.sign_in_refused',
      () => refusedOnce({ email, password: 'not the password' }),
      'system',
    )
    expect(refused).toMatchObject({ subjectId: null, subjectLabel: 'No administrator’s address' })
    expect(JSON.stringify(refused)).not.toContain(email)
  }
})

test('wrong passwords fill the log with no more than fifty entries an hour', async () => {
  const refusals = async () =>
    Number(
      (
        await admin.call(getAuditLog, { query: { action: 'administrator.sign_in_refused', search: 'boss' } })
      ).headers.get('x-total-count'),
    )
  const boss = await addPerson(app, { email: 'boss@example.com', isAdmin: true })
  for (let round = 0; round < 60; round += 1) await recordRefusal(app.context, boss)
  expect(await refusals()).toBe(50)
})

test('an employee’s sign-in is no entry', async () => {
  const email = 'plain@example.com'
  const before = (await admin.call(getAuditLog)).headers.get('x-total-count')
  const client = app.client()
  await client.call(signIn.sendCode, { body: { email } })
  const code = codeIn(app.sink.latest(email).text)
  expect((await client.call(signIn.verifyCode, { body: { email, code } })).status).toBe(200)
  expect((await admin.call(getAuditLog)).headers.get('x-total-count')).toBe(before)
})

test('the command line’s acts are the system’s', async () => {
  const email = 'boss@corp.test'
  const entryOf = (action: AuditAction, act: () => Promise<void>) =>
    doing(action, async () => (await act(), { status: 200, body: null }), 'system')
  await entryOf('administrator.added', () => createAdmin(app.context, email, 'river lamp tundra 41'))
  await entryOf('administrator.password_changed', () =>
    resetAdminPassword(app.context, email, 'quiet otter brass moon'),
  )
  const removed = await entryOf('administrator.removed', () => removeAdmin(app.context, email))
  expect(removed.subjectLabel).toBe(email)
})

test('groups, departments, the whitelist and people', async () => {
  const group = await admin.call(directory.createDomainGroup, {
    body: { name: 'roastery', displayName: 'Roastery', color: '#9A4A22' },
  })
  await doing('group.added', async () =>
    admin.call(directory.createDomainGroup, {
      body: { name: 'studio', displayName: 'Studio', color: '#9A4A22' },
    }),
  )
  const groupId = group.body.id
  const department = { name: 'design', displayName: 'Design' }
  const added = await doing('department.added', () =>
    admin.call(directory.addGroupDepartment, { params: { groupId }, body: department }),
  )
  const renamed = await doing('department.changed', () =>
    admin.call(directory.renameDepartment, {
      params: { groupId, departmentId: added.subjectId! },
      body: { displayName: 'Product Design' },
    }),
  )
  expect(renamed).toMatchObject({
    before: { displayName: 'Design' },
    after: { displayName: 'Product Design' },
  })
  await admin.call(directory.addDepartment, { body: department })
  const recoloured = await doing('group.changed', () =>
    admin.call(directory.updateDomainGroup, { params: { id: groupId }, body: { color: '#3B82F6' } }),
  )
  expect(recoloured).toMatchObject({ before: { color: '#9A4A22' }, after: { color: '#3B82F6' } })
  const named = await doing('group.managers_changed', () =>
    admin.call(setGroupManagers, { params: { id: groupId }, body: { domains: ['studio.example'] } }),
  )
  expect(named).toMatchObject({ before: { domains: [] }, after: { domains: ['studio.example'] } })
  const [entry] = (await admin.call(directory.getAllowedEmails)).body
  const changed = await doing('whitelist.changed', () =>
    admin.call(directory.updateAllowedEmail, { params: { id: entry!.id }, body: { domainGroupId: groupId } }),
  )
  expect(changed).toMatchObject({ before: { group: null }, after: { group: 'Roastery' } })
  expect(changed.before).not.toHaveProperty('isActive')

  const person = await addPerson(app, { email: 'grace@example.com' })
  const updated = await doing('user.updated', () =>
    admin.call(directory.updateUser, {
      params: { id: person.id },
      body: { participationStatus: 'opted_out', department: 'design' },
    }),
  )
  expect(updated).toMatchObject({
    subjectLabel: 'grace@example.com',
    before: { participationStatus: 'active', department: 'Engineering' },
    after: { participationStatus: 'opted_out', department: 'design' },
  })
  const exported = await doing('people.exported', () =>
    admin.call(directory.getUsersCsv, { query: { search: 'grace', status: 'opted_out' } }),
  )
  expect(exported.after).toMatchObject({ status: 'opted_out', searched: true })
  expect(exported.after).not.toHaveProperty('search')
  await doing('user.signed_out', () => admin.call(directory.signOutUser, { params: { id: person.id } }))
  const ids = [person.id]
  const many = await doing('people.changed', () =>
    admin.call(bulk.changeUsers, { body: { ids, change: { participationStatus: 'active' } } }),
  )
  expect(many.after).toEqual({ participationStatus: 'active', emails: ['grace@example.com'] })
  await doing('change.undone', () => admin.call(bulk.undoChange, { body: { undo: many.subjectId! } }))
  await signedIn(app, person)
  await doing('people.signed_out', () =>
    admin.call(bulk.changeUsers, { body: { ids, change: { signOut: true } } }),
  )
  const removed = await doing('department.deleted', () =>
    admin.call(directory.deleteDepartment, { params: { groupId, departmentId: added.subjectId! } }),
  )
  expect(removed.before).toMatchObject({ people: 1 })
  const guest = await doing('whitelist.added', () =>
    admin.call(directory.addAllowedEmail, { body: { email: 'guest@elsewhere.test', reason: 'Visits' } }),
  )
  await doing('whitelist.removed', () =>
    admin.call(directory.deleteAllowedEmail, { params: { id: guest.subjectId! } }),
  )
  const { body: friend } = await admin.call(directory.addAllowedEmail, {
    body: { email: 'friend@elsewhere.test' },
  })
  for (const [action, change] of [
    ['entries.changed', { isActive: false }],
    ['entries.removed', { remove: true }],
  ] as const)
    await doing(action, () => admin.call(bulk.changeEntries, { body: { ids: [friend.id], change } }))
  const mover = await addPerson(app, { email: 'mover@example.com' })
  const moved = await doing('user.readdressed', () =>
    admin.call(directory.changeAddress, {
      params: { id: mover.id },
      body: { email: 'moved@example.com', from: 'mover@example.com' },
    }),
  )
  expect(moved).toMatchObject({
    before: { email: 'mover@example.com' },
    after: { email: 'moved@example.com' },
  })
  const back = await addPerson(app, { email: 'back@example.com' })
  await app.owner.pool.query(
    `insert into former_accounts (user_id, replaced_at, kept, is_asked) values ($1, $2, '{}', true)`,
    [back.id, app.clock.now()],
  )
  const returned = await doing('people.returned', () =>
    admin.call(directory.answerReturns, { body: { same: true, people: 1 } }),
  )
  expect(returned).toMatchObject({ subjectLabel: '1 person', after: { same: true, people: 1 } })
  await app.owner.pool.query('delete from former_accounts')
  const leaver = await addPerson(app, { email: 'leaver@example.com' })
  const erased = await doing('user.erased', () =>
    admin.call(directory.eraseUser, { params: { id: leaver.id }, body: { email: leaver.email } }),
  )
  expect(JSON.stringify(erased)).not.toContain('leaver')
  await doing('group.deleted', () => admin.call(directory.deleteDomainGroup, { params: { id: groupId } }))
})

test('the employee file and the sample company', async () => {
  await writeFile(app.context.config.employeeFile, 'email,status\ngrace@example.com,leave\n')
  const synced = await doing('employees.synced', () => admin.call(directory.syncEmployeeStatus))
  expect(synced.after).toMatchObject({ updated: 1 })
  const form = new FormData()
  form.set('file', new Blob(['email,first_name\nnew@list.test,Nora']), 'people.csv')
  const { id } = (await admin.request('POST', imports.uploadImport.path, form)).body
  const imported = await doing('people.imported', () =>
    admin.call(imports.applyImport, { params: { id }, body: {} }),
  )
  expect(imported.after).toMatchObject({ new: 1, emails: ['new@list.test'] })
  await doing('people.import_undone', () => admin.call(imports.undoImport, { params: { id } }))
  await doing('sample.seeded', () => admin.call(directory.seedUsers))
  await app.owner.pool.query('truncate rounds, newsletters cascade')
})

test('API keys', async () => {
  const key = { name: 'Payroll', scopes: ['people' as const] }
  const { subjectId, after } = await doing('api_key.added', () => admin.call(makeKey, { body: key }))
  expect(after).toMatchObject({ scopes: ['people'] })
  await doing('api_key.removed', () => admin.call(revokeKey, { params: { id: subjectId! } }))
})

test('webhooks and channels', async () => {
  const hook = {
    name: 'Data warehouse',
    url: 'https://hooks.example.com/told',
    events: ['match.met' as const],
  }
  const { subjectId, after } = await doing('webhook.added', () =>
    admin.call(webhooks.makeWebhook, { body: hook }),
  )
  expect(after).toMatchObject({ host: 'hooks.example.com', personalData: false })
  const params = { id: subjectId! }
  await doing('webhook.changed', () =>
    admin.call(webhooks.changeWebhook, { params, body: { name: 'Warehouse' } }),
  )
  const off = await doing(
    'webhook.turned_off',
    async () => ({ status: 200, body: await giveUp(app.context, { id: subjectId! }, 'gone') }),
    'system',
  )
  expect(off.after).toEqual({ reason: 'gone' })
  await doing('webhook.removed', () => admin.call(webhooks.removeWebhook, { params }))
  const channel = { name: 'Coffee', url: 'https://chat.example.com/hooks/1', form: 'slack' as const }
  const added = await doing('channel.added', () => admin.call(webhooks.makeChannel, { body: channel }))
  await doing('channel.removed', () =>
    admin.call(webhooks.removeChannel, { params: { id: added.subjectId! } }),
  )
})

let pairingId: string
let fileName: string
test('the company’s own directory', async () => {
  const by = 'Directory: Test'
  let scim: Scim | undefined
  const token = await doing('directory_token.added', async () => {
    scim = await scimClient(app, admin)
    return { status: 200, body: null }
  })
  const act = (action: AuditAction, call: () => Promise<{ status: number; body: unknown }>) =>
    doing(action, async () => ({ status: Math.floor((await call()).status / 100) * 100, body: null }), by)
  const made = { userName: 'sky@example.com', name: { givenName: 'Secret' } }
  const user = await act('user.provisioned', () => scim!.post('/Users', made))
  expect(user).toMatchObject({ actorId: token.subjectId, subjectLabel: 'sky@example.com' })
  const path = `/Users/${user.subjectId}`
  const set = (value: object) => () => scim!.patch(path, { Operations: [{ op: 'replace', value }] })
  const changed = await act('user.changed', set({ title: 'Hidden', name: { familyName: 'Secret' } }))
  expect(changed.after).toEqual({ fields: ['familyName', 'title'] })
  await act('user.turned_off', set({ active: false }))
  await act('user.turned_on', set({ active: true }))
  const group = await act('directory_group.added', () => scim!.post('/Groups', { displayName: 'Crew' }))
  const params = { id: group.subjectId! }
  const members = { displayName: 'Crew', members: [{ value: user.subjectId }] }
  const grown = await act('directory_group.changed', () => scim!.put(`/Groups/${params.id}`, members))
  expect(grown.after).toEqual({ added: 1, removed: 0 })
  const { body: list } = await admin.call(directory.getDomainGroups)
  const tie = { domainGroupId: list[0]?.id ?? (await addGroup(app, 'Crew')).id }
  await doing('directory_group.tied', () => admin.call(tieDirectoryGroup, { params, body: tie }))
  await act('directory_group.removed', () => scim!.delete(`/Groups/${params.id}`))
  await act('user.deprovisioned', () => scim!.delete(path))
  await doing('directory_token.removed', () =>
    admin.call(revokeDirectoryToken, { params: { id: token.subjectId! } }),
  )
  const log = (await admin.call(getAuditLog, { query: { actor: 'Directory' } })).body
  expect(JSON.stringify(log)).not.toMatch(/Secret|Hidden|coj_scim_/)
})

test('the programme', async () => {
  const entry = await doing('programme.changed', () =>
    admin.call(programmes.changeProgramme, { body: { publish: 'with-newsletter' } }),
  )
  expect([entry.before, entry.after]).toEqual([{ publish: 'at-once' }, { publish: 'with-newsletter' }])
  const added = await doing('programme.added', () =>
    admin.call(programmes.addProgramme, { body: { name: 'Tea', size: 4 } }),
  )
  expect(added).toMatchObject({ subjectLabel: 'Tea', after: { size: 4 } })
  const params = { id: added.subjectId! }
  await doing('programme.archived', () => admin.call(programmes.archiveProgramme, { params }))
})

test('pairings', async () => {
  await addPeople(app, [{}, {}, {}, {}])
  const generate = () => admin.call(pairings.generateCompanyPairing)
  const first = await doing('pairing.generated', generate)
  await doing('pairing.deleted', () =>
    admin.call(pairings.deletePairing, { params: { id: first.subjectId! } }),
  )
  const draft = await admin.call(newsletters.generateNewsletter, { body: { month: 11, year: 2026 } })
  const { body, status } = await generate()
  expect(status).toBe(200)
  // The act of one call, besides the pairing.
  const [linked] = (await admin.call(getAuditLog, { query: { action: 'newsletter.linked' } })).body
  expect(linked).toMatchObject({ subjectId: draft.body.id, after: { pairing: body.pairing!.name } })
  done.add('newsletter.linked')
  await admin.call(newsletters.deleteNewsletter, { params: { id: draft.body.id } })
  pairingId = body.pairing!.id
  fileName = body.pairing!.fileName
  const shown = await doing('pairing.published', () =>
    admin.call(pairings.publishPairing, { params: { id: pairingId } }),
  )
  expect(shown.after).toEqual({ people: 2 * body.pairing!.totalPairs })
})

test('a changed round', async () => {
  const params = { id: pairingId }
  const [match] = (await admin.call(pairings.getPairingMatches, { params })).body
  const asked = { out: [match!.user1.id], version: 1 }
  let shown: { round: string; gone: string[] } | undefined
  const looked = await doing('pairing.what_if', async () => {
    const answer = await admin.call(whatIf, { params, body: asked })
    shown = answer.body
    return answer
  })
  expect(looked.after).toEqual({ out: [match!.user1.email] })
  const changed = await doing('pairing.changed', () =>
    admin.call(applyChanges, { params, body: { ...asked, ...shown } }),
  )
  expect(changed.after).toMatchObject({ out: [match!.user1.email] })
  await doing('pairing.changes_undone', () => admin.call(undoChanges, { params, query: { version: 2 } }))
})

test('newsletters, from the draft to the send', async () => {
  const made = await doing('newsletter.created', () =>
    admin.call(newsletters.generateNewsletter, { body: { month: 11, year: 2026 } }),
  )
  const params = { id: made.subjectId! }
  const saved = await doing('newsletter.saved', () =>
    admin.call(newsletters.saveNewsletter, {
      params,
      body: { title: 'Rain and rye', pairingFile: fileName },
    }),
  )
  // Linked when it was made.
  expect(made.after).toMatchObject({ pairing: 'November 2026 Group A - All Users' })
  expect(saved.after).toEqual({ title: 'Rain and rye' })
  await doing('newsletter.test_sent', () =>
    admin.call(newsletters.sendTestMail, { params, body: { testEmail: 'ada@example.com' } }),
  )
  await doing('newsletter.approved', () =>
    admin.call(newsletters.approveNewsletter, { params, body: { adminNotes: 'Fine' } }),
  )
  let sending: Promise<unknown> | undefined
  await doing('newsletter.send_started', async () => {
    // Nobody sends in this suite; the call waits until the send is paused.
    sending = admin.call(newsletters.sendNewsletter, { params })
    for (;;) {
      const progress = await admin.call(newsletters.getSendProgress, { params })
      if (progress.status !== 404 && progress.body.state !== 'preparing') return progress
      await sleep(20)
    }
  })
  await doing('newsletter.send_paused', () => admin.call(newsletters.pauseSend, { params }))
  await sending
  await doing('newsletter.send_resumed', () => admin.call(newsletters.resumeSend, { params }))
  await doing('newsletter.send_cancelled', () => admin.call(newsletters.cancelSend, { params }))
  await app.owner.pool.query(
    `update send_recipients set state = 'unknown' where id = (select min(id) from send_recipients)`,
  )
  await doing('newsletter.unknown_resent', () => admin.call(newsletters.resendUnknown, { params }))
  await admin.call(newsletters.cancelSend, { params })
  await app.owner.pool.query(
    // Whoever runs the company stays, and would get the mail.
    `update send_recipients set state = 'failed', error_code = '552'
      where id = (select min(id) from send_recipients where user_id <> $1)`,
    [ada.id],
  )
  const { rows: rounds } = await app.owner.pool.query(
    'select round_id as id from sends where newsletter_id = $1',
    [params.id],
  )
  await doing('newsletter.failed_resent', () =>
    admin.call(pairings.tellAgain, { params: rounds[0], body: {} }),
  )
  await app.owner.pool.query(
    'update users set is_active = false where not is_admin and erased_at is null and is_active',
  )
  await doing(
    'newsletter.kept_back',
    async () => {
      const engine = startSendEngine(app.context)
      const open = sql`state not in ('sent', 'cancelled')`
      await expect.poll(() => app.context.db.$count(sends, open)).toBe(0)
      await engine.stop()
      return { status: 200, body: {} }
    },
    'system',
  )
  await app.owner.pool.query('update users set is_active = true where erased_at is null')
  const [log] = (await admin.call(mail.getEmailLogs)).body
  await doing('log.exported', () => admin.call(mail.getLogCsv, { params: { id: log!.id } }))
  const month = await doing('log.exported', () =>
    admin.call(mail.getMonthCsv, { params: { month: 'November', year: 2026 } }),
  )
  expect(month.subjectLabel).toBe('email_log_November2026.csv')
  app.clock.set('2026-12-01T09:00:00Z')
  const purged = await doing('log.purged', () => admin.call(mail.purgeLog, { params: { id: log!.id } }))
  app.clock.set('2026-11-16T09:00:00Z')
  expect(purged).toMatchObject({ subjectLabel: 'Rain and rye', after: { month: 'November 2026' } })
  const removed = await doing('newsletter.deleted', () =>
    admin.call(newsletters.deleteNewsletter, { params }),
  )
  expect(removed).toMatchObject({ subjectLabel: 'Rain and rye', before: { adminNotes: 'Fine' } })
})

test('someone else for somebody who is stranded', async () => {
  app.clock.set('2026-11-16T09:00:00Z')
  const list = (await admin.call(pairings.getPairingMatches, { params: { id: pairingId } })).body
  const gone: string[] = []
  // Any of them who comes first: the two must be able to meet.
  await app.owner.pool.query(`update users set matching_preference = 'any'`)
  for (const { id, user1 } of list.slice(0, 2)) {
    gone.push(await strand(app, id, user1.id))
    const client = await signedIn(app, user1)
    expect((await client.call(rescue.askForAnother, { params: { id } })).status).toBe(200)
  }
  const paired = await doing('pairing.rescued', () =>
    admin.call(rescue.pairStranded, { params: { id: pairingId } }),
  )
  expect(paired.after).toMatchObject({ matches: 1, waiting: 2 })
  await app.context.database.pool.query(
    "update users set participation_status = 'active' where id = any($1::uuid[])",
    [gone],
  )
})

test('the topics that people can pick', async () => {
  const body = [{ texts: { en: { name: 'Sailing' } } }]
  const changed = await doing('topics.changed', () => admin.call(putTopicList, { body }))
  expect(changed.after).toMatchObject({ topics: 1 })
})

test('what divides people', async () => {
  const body = { names: { en: 'Site' }, source: 'own', values: ['Berlin'] } as const
  const added = await doing('attribute.added', () =>
    admin.call(addAttribute, { body: { ...body, values: [...body.values] } }),
  )
  expect(added.after).toMatchObject({ source: 'own', values: 1 })
  const of = { params: { id: 'site' } }
  await doing('attribute.changed', () => admin.call(changeAttribute, { ...of, body: { shown: true } }))
  await doing('attribute.deleted', () => admin.call(deleteAttribute, of))
})

test('completed pairings', async () => {
  await doing('pairing.completed', () => admin.call(pairings.completePairing, { params: { id: pairingId } }))
  await doing('pairing.file_read', () => admin.call(pairings.getPairingCsv, { params: { id: pairingId } }))
  await doing('metrics.exported', () => admin.call(getMetricsCsv))
  const body = { last: '2026-11', language: 'en' } as const
  await doing('report_link.added', () => admin.call(makeReportLink, { body }))
  const [link] = (await admin.call(getReportLinks)).body
  await doing('report_link.removed', () => admin.call(revokeReportLink, { params: { id: link!.id } }))
  await doing('pairing.file_read', () => admin.call(pairings.getPairingFile, { params: { fileName } }))
  const deleted = await doing('pairing.file_deleted', () =>
    admin.call(pairings.deleteCompletedPairing, { params: { fileName } }),
  )
  expect(deleted.before).toEqual({ fileName })
})

test('images', async () => {
  const form = await pictureForm('image')
  const uploaded = await doing('image.uploaded', () => admin.request('POST', images.uploadImage.path, form))
  const params = { filename: uploaded.subjectId! }
  await doing('image.made_email_safe', () => admin.call(images.makeImageEmailSafe, { params }))
  await doing('image.deleted', () => admin.call(images.deleteImage, { params }))
  const copied = await doing('image.copied', () =>
    admin.call(images.copyImage, { params: { filename: 'corner-cafe.png' } }),
  )
  expect(copied.after).toMatchObject({ source: 'copied' })
})

test('old inquiries, which the product deletes by itself', async () => {
  const now = app.clock.now()
  app.clock.set('2026-09-30T09:00:00Z')
  await app.client().call(submitInquiry, {
    body: {
      companyName: 'Beans',
      contactEmail: 'owner@beans.test',
      expectedUsers: '100-500',
      additionalInfo: '',
    },
  })
  app.clock.set(now.toISOString())
  const config = { ...app.context.config, inquiryRetentionMonths: 1 }
  const deleted = await doing(
    'inquiry.deleted',
    async () => ({ status: 200, body: await deleteOldInquiries({ ...app.context, config }) }),
    'system',
  )
  expect(deleted.after).toEqual({ inquiries: 1, retentionMonths: 1 })
})

test('an administrator’s second factor', async () => {
  const email = 'ada@example.com'
  const key = new SoftwareAuthenticator(app.context.config.appUrl.origin)
  const { body: options } = await admin.call(secondFactor.startPasskey)
  let recoveryCodes: string[] = []
  const added = await doing('administrator.passkey_added', async () => {
    const passkey = key.create(options)
    const answer = await admin.call(secondFactor.addPasskey, { body: { name: 'Laptop', passkey } })
    recoveryCodes = answer.body.recoveryCodes ?? []
    return answer
  })
  expect(added).toMatchObject({ subjectId: ada.id, subjectLabel: email, after: { name: 'Laptop' } })
  const { body: made } = await admin.call(secondFactor.startApp)
  const code = new TOTP({ secret: made.secret }).generate({ timestamp: app.clock.now().getTime() })
  await doing('administrator.app_added', () => admin.call(secondFactor.confirmApp, { body: { code } }))
  const used = await doing('administrator.recovery_code_used', () =>
    admin.call(secondFactor.proveByRecoveryCode, { body: { recoveryCode: recoveryCodes[0]! } }),
  )
  expect(JSON.stringify(used)).not.toContain(recoveryCodes[0])
  await doing('administrator.recovery_codes_made', () => admin.call(secondFactor.makeRecoveryCodes))
  const visitor = app.client()
  const { body: challenge } = await visitor.call(secondFactor.startPasskeySignIn)
  const signed = { body: { passkey: key.sign(challenge) } }
  expect(
    await doing('administrator.signed_in', () => visitor.call(secondFactor.signInByPasskey, signed)),
  ).toMatchObject({ subjectLabel: email, after: { by: 'passkey' } })
  await doing('administrator.app_removed', () => admin.call(secondFactor.removeApp))
  const { passkeys } = (await admin.call(secondFactor.getSecondFactor)).body
  const params = { id: passkeys[0]!.id }
  await doing('administrator.passkey_removed', () => admin.call(secondFactor.removePasskey, { params }))

  const lost = await addPerson(app, { email: 'lost@example.com', isAdmin: true })
  const theirs = await signedIn(app, lost)
  const { body: first } = await theirs.call(secondFactor.startPasskey)
  const passkey = new SoftwareAuthenticator(app.context.config.appUrl.origin).create(first)
  await theirs.call(secondFactor.addPasskey, { body: { name: 'Lost', passkey } })
  const reset = await doing(
    'administrator.second_factor_reset',
    async () => {
      await resetSecondFactor(app.context, lost.email)
      return { status: 200, body: null }
    },
    'system',
  )
  expect(reset).toMatchObject({ subjectId: lost.id, subjectLabel: lost.email })
})

test('an invitation', async () => {
  const { email } = await addPerson(app, { isValidated: false, needsProfileSetup: true })
  const invited = await doing('people.invited', () =>
    admin.call(invite, { body: { to: { emails: [email] }, words: 'Do come.' } }),
  )
  expect(invited.after).toMatchObject({ people: 1, words: 'Do come.' })
})

test('the announcement of a round', async () => {
  const announced = await doing('round.announced', () =>
    admin.call(announceRound, { body: { day: '2026-12-10' } }),
  )
  expect(announced.after).toMatchObject({ day: '2026-12-10' })
})

test('what becomes of what is held since a restore', async () => {
  const restored = { made: '2026-10-01T00:00:00Z', at: app.clock.now().toISOString(), confirmed: [] }
  await app.owner.pool.query(`insert into installation values ('restored', $1, now())`, [restored])
  const decided = await doing('restore.decided', () =>
    admin.call(decideRestored, { body: { what: 'round', count: 1, isWanted: true } }),
  )
  expect(decided.after).toEqual({ what: 'round', count: 1, isWanted: true })
})

test('old entries of the audit log itself are removed', async () => {
  const { pool } = app.owner
  await pool.query(
    `insert into audit_log (at, actor_email, action, subject_kind, subject_label) values ('2010-01-01', '', '', '', '')`,
  )
  app.context.config.auditRetentionMonths = 120
  expect(await removeOldEntries(app.context)).toBe(1)
  const [entry] = (await admin.call(getAuditLog, { query: { action: 'audit_log.shortened' } })).body
  expect(entry).toMatchObject({
    actorEmail: 'system',
    after: { entries: 1, keptFrom: '2016-10-31T23:00:00.000Z' },
  })
  done.add('audit_log.shortened')
})

test('no kind of act was left out', () => {
  // It removes these administrators: server/modes/modes.db.test.ts.
  done.add('installation.made_production')
  expect(AUDIT_ACTIONS.filter((action) => !done.has(action))).toEqual([])
})
