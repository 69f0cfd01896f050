import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as bulk from '../../../shared/contract/bulk'
import * as directory from '../../../shared/contract/directory'
import * as images from '../../../shared/contract/images'
import { contract } from '../../../shared/contract'
import { reportPolicyViolation } from '../../../shared/contract/content-policy'
import * as imports from '../../../shared/contract/imports'
import * as inquiries from '../../../shared/contract/inquiries'
import { setGroupManagers } from '../../../shared/contract/people'
import * as mail from '../../../shared/contract/mail'
import * as myData from '../../../shared/contract/my-data'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairingChanges from '../../../shared/contract/pairing-changes'
import * as pairings from '../../../shared/contract/pairings'
import { changeProgramme } from '../../../shared/contract/programme'
import { announceRound } from '../../../shared/contract/cycle'
import * as participation from '../../../shared/contract/participation'
import * as people from '../../../shared/contract/people'
import {
  bookMeeting,
  cancelMeeting,
  connectCalendar,
  disconnectCalendar,
} from '../../../shared/contract/meetings'
import { invite, previewInvitations } from '../../../shared/contract/readiness'
import { askForAnother, pairStranded } from '../../../shared/contract/rescue'
import * as secondFactor from '../../../shared/contract/second-factor'
import * as signIn from '../../../shared/contract/sign-in'
import { type BodyOf, type Endpoint, shownBy } from '../../../shared/endpoint'
import { directoryGroups, directoryMembers, directoryUsers } from '../../tables/scim.tables'
import { startSendEngine } from '../../mail/engine/send-engine'
import { resetAdminPassword } from '../../sign-in/admins/admins.actions'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, addPerson, allow, signedIn } from '../../testing/factories'
import { everyRead } from '../../testing/every-read'
import { prepareCalendars, startCalendarServer } from '../../testing/calendar-server'
import { SoftwareAuthenticator } from '../../testing/software-authenticator'
import { strand } from '../../testing/stranding'
import { watchFreshness } from '../../testing/freshness'
import { pictureForm } from '../../testing/picture-form'
import { codeIn } from '../../testing/sink'

const ADA = 'ada@studio.example'
const PASSWORD = 'river lamp tundra 41'

let app: TestApp
/** An administrator who is also an employee and in a pair, so that her browser can read everything there is to read. */
let ada: Client
const { known, tokens, reads } = everyRead()
const watch = watchFreshness(() => ({ browser: ada, reads: reads() }))
const write: typeof watch.write = (endpoint, act) => watch.write(endpoint, act)
const lookAgain = () => watch.lookAgain()

/** Reads that are not compared with what writes touch, each with its reason. */
const NOT_COMPARED: Endpoint[] = [
  // A file for the calendar, asked for by a link and kept nowhere.
  pairings.getInvite,
  // Documents for frames: the page that shows one has made another call for its content first.
  newsletters.showPreview,
  newsletters.showPicture,
  newsletters.showDraftFrame,
  mail.showSentMail,
  // What was refused of an import, as a file; it never changes.
  imports.getRefusedRows,
]
/** Writes that don't come from the product's own pages. */
const NOT_MADE: Endpoint[] = [mail.sendgridWebhook, reportPolicyViolation]

beforeAll(async () => {
  app = await startApp({ env: { CALENDAR_HOSTS: 'localhost' } })
  const group = await addGroup(app, 'studio', ['Design', 'Sound'])
  known.groupId = group.id
  await allow(app, '*@studio.example', group.id)
  await allow(app, '*@example.com')
  const [admin] = await addPeople(app, [
    { email: ADA, isAdmin: true, department: 'Design' },
    { email: 'ben@studio.example', department: 'Sound' },
    { email: 'cem@studio.example', department: 'Design' },
    { email: 'dia@studio.example', department: 'Sound' },
    // An even number together with Eve, who joins later: so nobody is left out.
    { email: 'flo@studio.example', department: 'Sound' },
  ])
  await resetAdminPassword(app.context, ADA, PASSWORD)
  ada = await signedIn(app, admin!)
  await writeFile(app.context.config.employeeFile, 'email,status\n')
})
afterAll(() => app.stop())

const person = async (email: string) => {
  const { body } = await ada.call(directory.getUsers, { query: { search: email } })
  const found = body.find((one) => one.email === email)
  if (!found) throw new Error(`${email} is nobody`)
  return found
}

test('her own profile, photo and participation', async () => {
  const profile = { firstName: 'Ada', lastName: 'Byron', matchingPreference: 'any' as const, bio: 'Tea.' }
  await write(people.updateProfile, () =>
    ada.call(people.updateProfile, { body: { ...profile, department: 'Sound' } }),
  )
  const photo = await pictureForm('profileImage')
  await write(people.uploadProfileImage, () => ada.request('POST', people.uploadProfileImage.path, photo))
  await write(people.removeProfileImage, () => ada.call(people.removeProfileImage))
  for (const status of ['opted_out', 'active'] as const)
    await write(participation.updateParticipation, () =>
      ada.call(participation.updateParticipation, { body: { participationStatus: status } }),
    )
  await write(participation.putBlocks, () =>
    ada.call(participation.putBlocks, { body: { emails: ['ben@studio.example'] } }),
  )
  await write(participation.putBlocks, () => ada.call(participation.putBlocks, { body: { emails: [] } }))
  await write(participation.skipNextRound, () => ada.call(participation.skipNextRound))
  await write(participation.undoSkip, () => ada.call(participation.undoSkip))
  const newcomer = await signedIn(
    app,
    await addPerson(app, { email: 'eve@studio.example', needsProfileSetup: true, department: null }),
  )
  await lookAgain()
  await write(people.completeRegistration, () =>
    newcomer.call(people.completeRegistration, { body: { ...profile, department: 'Design' } }),
  )
  expect(watch.missed()).toEqual([])
})

test('groups, the whitelist, departments and users', async () => {
  const { id: otherGroupId } = await write(directory.createDomainGroup, () =>
    ada.call(directory.createDomainGroup, {
      body: { name: 'roastery', displayName: 'Roastery', color: '#9A4A22' },
    }),
  )
  known.otherGroupId = otherGroupId
  await addPerson(app, { email: 'guest@partner.example', department: null })
  await addPerson(app, { email: 'host@friend.example', department: null })
  await lookAgain()
  const { id: entryId } = await write(directory.addAllowedEmail, () =>
    ada.call(directory.addAllowedEmail, { body: { email: 'guest@partner.example' } }),
  )
  await write(directory.addAllowedEmail, () =>
    ada.call(directory.addAllowedEmail, { body: { email: 'host@friend.example' } }),
  )
  const entry = { id: entryId }
  known.entryId = entryId
  await write(directory.updateAllowedEmail, () =>
    ada.call(directory.updateAllowedEmail, { params: entry, body: { domainGroupId: otherGroupId } }),
  )
  const names = { name: 'Beans', displayName: 'Beans and more' }
  const { id: departmentId } = await write(directory.addGroupDepartment, () =>
    ada.call(directory.addGroupDepartment, { params: { groupId: otherGroupId }, body: names }),
  )
  await write(directory.addDepartment, () => ada.call(directory.addDepartment, { body: names }))
  const guest = await person('guest@partner.example')
  await write(directory.updateUser, () =>
    ada.call(directory.updateUser, {
      params: { id: guest.id },
      body: { department: 'Beans', participationStatus: 'paused' },
    }),
  )
  await signedIn(app, guest)
  await lookAgain()
  await write(directory.signOutUser, () => ada.call(directory.signOutUser, { params: { id: guest.id } }))
  await write(directory.deleteDepartment, () =>
    ada.call(directory.deleteDepartment, { params: { groupId: otherGroupId, departmentId } }),
  )
  await write(directory.deleteDomainGroup, () =>
    ada.call(directory.deleteDomainGroup, { params: { id: otherGroupId } }),
  )
  known.otherGroupId = ''
  const { body: found } = await ada.call(directory.getAllowedEmails, { query: { search: 'host@' } })
  await write(directory.deleteAllowedEmail, () =>
    ada.call(directory.deleteAllowedEmail, { params: { id: found[0]!.id } }),
  )

  expect(watch.missed()).toEqual([])
})

test('many users and whitelist entries at once', async () => {
  const dia = await person('dia@studio.example')
  const guest = await person('guest@partner.example')
  const users = ({ id }: { id: string }, change: BodyOf<typeof bulk.changeUsers>['change']) => ({
    body: { ids: [id], change },
  })
  const paused = users(dia, { participationStatus: 'paused' })
  await write(bulk.previewUsersChange, () =>
    ada.call(bulk.previewUsersChange, { body: { all: true, change: { signOut: true } } }),
  )
  const { undo } = await write(bulk.changeUsers, () => ada.call(bulk.changeUsers, paused))
  await write(bulk.undoChange, () => ada.call(bulk.undoChange, { body: { undo: undo! } }))
  await signedIn(app, guest)
  await lookAgain()
  await write(bulk.changeUsers, () => ada.call(bulk.changeUsers, users(guest, { signOut: true })))
  const guests = { all: true as const, search: 'guest@', change: { domainGroupId: known.groupId } }
  await write(bulk.previewEntriesChange, () => ada.call(bulk.previewEntriesChange, { body: guests }))
  const moved = await write(bulk.changeEntries, () => ada.call(bulk.changeEntries, { body: guests }))
  await write(bulk.undoChange, () => ada.call(bulk.undoChange, { body: { undo: moved.undo! } }))
  expect(watch.missed()).toEqual([])
})

test('the company’s own directory', async () => {
  const { id } = await write(imports.makeDirectoryToken, () =>
    ada.call(imports.makeDirectoryToken, { body: { name: 'Entra ID' } }),
  )
  await write(imports.revokeDirectoryToken, () => ada.call(imports.revokeDirectoryToken, { params: { id } }))
  const cem = await person('cem@studio.example')
  const at = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
  await app.context.db.insert(directoryUsers).values({ userId: cem.id, ...at })
  const [group] = await app.context.db
    .insert(directoryGroups)
    .values({ displayName: 'Sound', ...at })
    .returning()
  await app.context.db.insert(directoryMembers).values({ groupId: group!.id, userId: cem.id })
  const { body: departments } = await ada.call(directory.getGroupDepartments, {
    params: { groupId: known.groupId },
  })
  await lookAgain()
  for (const departmentId of [departments.find(({ name }) => name === 'Sound')!.id, null])
    await write(imports.tieDirectoryGroup, () =>
      ada.call(imports.tieDirectoryGroup, { params: { id: group!.id }, body: { departmentId } }),
    )
  expect(watch.missed()).toEqual([])
})

test('the employee file', async () => {
  await writeFile(app.context.config.employeeFile, 'email,status\ndia@studio.example,leave\n')
  await write(directory.syncEmployeeStatus, () => ada.call(directory.syncEmployeeStatus))
  await writeFile(
    app.context.config.employeeFile,
    'email,status,first_name\ndia@studio.example,active,Dia\nfay@studio.example,active,Fay\n',
  )
  await write(directory.syncEmployeeData, () => ada.call(directory.syncEmployeeData))
  expect(watch.missed()).toEqual([])
})

test('a file of people, and its undo', async () => {
  const form = new FormData()
  form.set(
    'file',
    new Blob(['email,first_name\ndia@studio.example,Diana\ngus@partner.example,Gus\n']),
    'people.csv',
  )
  const { id } = await write(imports.uploadImport, () => ada.request('POST', imports.uploadImport.path, form))
  const one = { params: { id }, body: {} }
  await write(imports.previewImport, () => ada.call(imports.previewImport, one))
  await write(imports.applyImport, () => ada.call(imports.applyImport, one))
  await write(imports.undoImport, () => ada.call(imports.undoImport, { params: { id } }))
  expect(watch.missed()).toEqual([])
})

async function generate(groupId = '') {
  const { pairing } = groupId
    ? await write(pairings.generateGroupPairing, () =>
        ada.call(pairings.generateGroupPairing, { params: { domainGroupId: groupId }, query: {} }),
      )
    : await write(pairings.generateCompanyPairing, () =>
        ada.call(pairings.generateCompanyPairing, { query: {} }),
      )
  known.pairingId = pairing!.id
  known.pairingFile = pairing!.fileName
}

async function changeTheRound() {
  const params = { id: known.pairingId }
  const [match] = (await ada.call(pairings.getPairingMatches, { params, query: {} })).body
  const asked = { apart: [[match!.user1.id, match!.user2.id]] as [string, string][], version: 1 }
  const { round, gone } = await write(pairingChanges.whatIf, () =>
    ada.call(pairingChanges.whatIf, { params, body: asked }),
  )
  await write(pairingChanges.applyChanges, () =>
    ada.call(pairingChanges.applyChanges, { params, body: { ...asked, round, gone } }),
  )
  await write(pairingChanges.undoChanges, () =>
    ada.call(pairingChanges.undoChanges, { params, query: { version: 2 } }),
  )
}

test('pairings and a newsletter, up to its send', async () => {
  await generate()
  const { id } = await write(newsletters.generateNewsletter, () =>
    ada.call(newsletters.generateNewsletter, { body: {} }),
  )
  const params = { id }
  const link = () =>
    write(newsletters.saveNewsletter, () =>
      ada.call(newsletters.saveNewsletter, {
        params,
        body: { pairingFile: known.pairingFile, title: 'Rain and rye' },
      }),
    )
  known.newsletterId = id
  await link()
  await write(pairings.deletePairing, () =>
    ada.call(pairings.deletePairing, { params: { id: known.pairingId } }),
  )
  await generate(known.groupId)
  await changeTheRound()
  await link()
  await write(newsletters.validateNewsletter, () =>
    ada.call(newsletters.validateNewsletter, { params, body: { pairingFile: known.pairingFile } }),
  )
  await write(newsletters.previewMail, () =>
    ada.call(newsletters.previewMail, { params, body: { recipientEmail: ADA } }),
  )
  await write(newsletters.previewDraft, () =>
    ada.call(newsletters.previewDraft, { params, body: { quoteText: 'Not saved', withMatch: true } }),
  )
  await write(newsletters.sendTestMail, () =>
    ada.call(newsletters.sendTestMail, { params, body: { testEmail: ADA } }),
  )
  await write(newsletters.approveNewsletter, () =>
    ada.call(newsletters.approveNewsletter, { params, body: {} }),
  )
  expect(watch.missed()).toEqual([])
})

/** Until every send is over: its last outcome is stored a moment after the mail server has taken the message. */
async function sendAll() {
  const engine = startSendEngine(app.context)
  const openSends = async () =>
    (await app.owner.pool.query(`select 1 from sends where state in ('queued', 'sending')`)).rowCount
  await expect.poll(openSends).toBe(0)
  await engine.stop()
}

test('a send that is paused, resumed, cancelled, and made after all', async () => {
  const params = { id: known.newsletterId }
  // No send engine runs here, so this call waits until the send is paused.
  let sending: Promise<unknown> | undefined
  await write(newsletters.sendNewsletter, async () => {
    sending = ada.call(newsletters.sendNewsletter, { params })
    for (;;) {
      const progress = await ada.call(newsletters.getSendProgress, { params })
      if (progress.status !== 404) return progress
      await sleep(20)
    }
  })
  const [log] = (await ada.call(mail.getEmailLogs, { query: {} })).body
  known.logId = log!.id
  await lookAgain()
  await write(newsletters.pauseSend, () => ada.call(newsletters.pauseSend, { params }))
  await sending
  await write(newsletters.resumeSend, () => ada.call(newsletters.resumeSend, { params }))
  const ofLog = { params: { id: known.logId } }
  await write(mail.pauseLog, () => ada.call(mail.pauseLog, ofLog))
  await write(mail.resumeLog, () => ada.call(mail.resumeLog, ofLog))
  const oneIsUnknown = async () => {
    await app.owner.pool.query(
      `update send_recipients set state = 'unknown' where id = (select min(id) from send_recipients)`,
    )
    await lookAgain()
  }
  await oneIsUnknown()
  await write(newsletters.resendUnknown, () => ada.call(newsletters.resendUnknown, { params }))
  await write(newsletters.cancelSend, () => ada.call(newsletters.cancelSend, { params }))
  await oneIsUnknown()
  await write(newsletters.resendUnknown, () => ada.call(newsletters.resendUnknown, { params }))
  await write(mail.cancelLog, () => ada.call(mail.cancelLog, ofLog))
  const engine = startSendEngine(app.context)
  await write(newsletters.sendNewsletter, () => ada.call(newsletters.sendNewsletter, { params }))
  await engine.stop()
  const logs = (await ada.call(mail.getEmailLogs, { query: {} })).body
  known.logId = logs.find(({ successful_sends }) => successful_sends > 0)!.id
  await write(mail.previewSentMail, () =>
    ada.call(mail.previewSentMail, { body: { newsletterId: known.newsletterId, userEmail: ADA } }),
  )
  await app.owner.pool.query(
    `update send_recipients set state = 'unknown' where send_id = $1 and email = $2`,
    [known.logId, ADA],
  )
  await lookAgain()
  await write(mail.resendUnknownOfLog, () =>
    ada.call(mail.resendUnknownOfLog, { params: { id: known.logId } }),
  )
  await sendAll()
  expect(watch.missed()).toEqual([])
})

test('someone else for whoever is stranded', async () => {
  const params = { id: known.pairingId }
  const all = (await ada.call(pairings.getPairingMatches, { params, query: {} })).body
  const mine = all.find(({ user1, user2 }) => [user1.email, user2.email].includes(ADA))!
  const others = all.find(({ id }) => id !== mine.id)!
  const own = mine.user1.email === ADA ? mine.user1 : mine.user2
  const gone = [await strand(app, mine.id, own.id), await strand(app, others.id, others.user1.id)]
  await lookAgain()
  await write(askForAnother, () => ada.call(askForAnother, { params: { id: mine.id } }))
  const other = await signedIn(app, others.user1)
  await other.call(askForAnother, { params: { id: others.id } })
  await lookAgain()
  await write(pairStranded, () => ada.call(pairStranded, { params }))
  await sendAll()
  const mails = app.sink.received.filter(({ email }) => email.subject?.startsWith('Another'))
  expect(mails).toHaveLength(2)
  await app.context.database.pool.query(
    "update users set participation_status = 'active' where id = any($1::uuid[])",
    [gone],
  )
  await lookAgain()
  expect(watch.missed()).toEqual([])
})

const tokenIn = (email: string, path: string) =>
  new RegExp(`/${path}\\?token=([\\w-]+)`).exec(app.sink.latest(email).html ?? '')?.[1] ?? ''

test('the links of a mail, and whether a pair met', async () => {
  const { partner, match } = (await ada.call(pairings.getCurrentMatch)).body
  tokens.met = tokenIn(partner!.email, 'met')
  tokens.plan = tokenIn(partner!.email, 'plan')
  tokens.unsubscribe = tokenIn(ADA, 'unsubscribe')
  await lookAgain()
  await write(mail.answerMet, () =>
    ada.call(mail.answerMet, { body: { token: tokens.met, status: 'confirmed' } }),
  )
  await write(mail.unsubscribe, () =>
    ada.call(mail.unsubscribe, { query: { token: tokens.unsubscribe }, body: { choice: 'pause_1' } }),
  )
  await ada.call(participation.updateParticipation, { body: { participationStatus: 'active' } })
  const params = { id: match!.id }
  known.matchId = match!.id
  await lookAgain()
  const start = '2026-12-08T09:00:00Z'
  await write(bookMeeting, () => ada.call(bookMeeting, { params, body: { start } }))
  await write(cancelMeeting, () => ada.call(cancelMeeting, { params }))
  await prepareCalendars()
  const server = await startCalendarServer((_, reply) => {
    const event = 'BEGIN:VEVENT\r\nDTSTART:20261201T090000Z\r\nDURATION:P7D\r\nEND:VEVENT'
    reply.end(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`)
  })
  const body = { source: 'ics' as const, url: server.url }
  await write(connectCalendar, () => ada.call(connectCalendar, { body }))
  await write(disconnectCalendar, () => ada.call(disconnectCalendar))
  server.close()
  await write(mail.bookByLink, () => ada.call(mail.bookByLink, { body: { token: tokens.plan, start } }))
  await write(mail.cancelByLink, () => ada.call(mail.cancelByLink, { query: { token: tokens.plan } }))
  await write(pairings.setConnectionStatus, () =>
    ada.call(pairings.setConnectionStatus, { params, body: { status: 'confirmed' } }),
  )
  await write(pairings.giveFeedback, () =>
    ada.call(pairings.giveFeedback, { params, body: { beans: 4, line: 'Tea.' } }),
  )
  const pairs = (await ada.call(pairings.getPairingMatches, { params: { id: known.pairingId }, query: {} }))
    .body
  const others = pairs.find(({ id, status }) => id !== params.id && status === 'active')!
  const other = await signedIn(app, others.user1)
  await write(pairings.completeMatch, () => other.call(pairings.completeMatch, { params: { id: others.id } }))
  expect(watch.missed()).toEqual([])
})

test('the end of pairings, and new ones', async () => {
  await app.context.database.pool.query('update pairings set published_at = null')
  await lookAgain()
  await write(pairings.publishPairing, () =>
    ada.call(pairings.publishPairing, { params: { id: known.pairingId } }),
  )
  await write(pairings.completePairing, () =>
    ada.call(pairings.completePairing, { params: { id: known.pairingId } }),
  )
  await write(pairings.deleteCompletedPairing, () =>
    ada.call(pairings.deleteCompletedPairing, { params: { fileName: known.pairingFile } }),
  )
  // In the next month: nobody is paired twice in one.
  app.clock.set('2026-12-01T09:00:00Z')
  await lookAgain()
  await write(pairings.createPairings, () => ada.call(pairings.createPairings))
  await write(pairings.completeCurrentPairings, () => ada.call(pairings.completeCurrentPairings))
  expect(watch.missed()).toEqual([])
})

test('what is deleted for good', async () => {
  const { id } = await write(newsletters.generateNewsletter, () =>
    ada.call(newsletters.generateNewsletter, { body: { month: 12, year: 2026 } }),
  )
  await write(newsletters.duplicateNewsletter, () =>
    ada.call(newsletters.duplicateNewsletter, { params: { id } }),
  )
  await write(newsletters.deleteNewsletter, () => ada.call(newsletters.deleteNewsletter, { params: { id } }))
  const { partner } = (await ada.call(pairings.getMatchHistory, { query: {} })).body[0] ?? {
    partner: (await ada.call(pairings.getCurrentMatch)).body.partner!,
  }
  await ada.call(inquiries.submitInquiry, {
    body: { companyName: 'Own', contactEmail: partner.email, expectedUsers: '50-100' },
  })
  await lookAgain()
  await write(directory.eraseUser, () =>
    ada.call(directory.eraseUser, { params: { id: partner.id }, body: { email: partner.email } }),
  )
  const goner = await addPerson(app, { email: 'goner@studio.example' })
  const own = await signedIn(app, goner)
  await lookAgain()
  await write(myData.requestDeletion, () => own.call(myData.requestDeletion))
  const code = codeIn(app.sink.latest(goner.email).text)
  await write(myData.confirmDeletion, () => own.call(myData.confirmDeletion, { body: { code } }))
  app.clock.set('2026-12-01T09:00:00Z')
  await lookAgain()
  await write(mail.purgeLog, () => ada.call(mail.purgeLog, { params: { id: known.logId } }))
  expect(watch.missed()).toEqual([])
})

test('images and inquiries', async () => {
  const form = await pictureForm('image')
  const { image } = await write<{ image: images.GalleryImage }>(images.uploadImage, () =>
    ada.request('POST', images.uploadImage.path, form),
  )
  const params = { filename: image.filename }
  await write(images.makeImageEmailSafe, () => ada.call(images.makeImageEmailSafe, { params }))
  await write(images.deleteImage, () => ada.call(images.deleteImage, { params }))
  await write(images.copyImage, () => ada.call(images.copyImage, { params: { filename: 'corner-cafe.png' } }))
  await write(inquiries.submitInquiry, () =>
    ada.call(inquiries.submitInquiry, {
      body: { companyName: 'Roastery', contactEmail: 'hello@roastery.example', expectedUsers: '50-100' },
    }),
  )
  expect(watch.missed()).toEqual([])
})

test('a sample company', async () => {
  await write(directory.seedUsers, () => ada.call(directory.seedUsers))
  expect(watch.missed()).toEqual([])
})

test('signing in and out, here and elsewhere', async () => {
  const person1 = await person(ADA)
  await signedIn(app, person1)
  await signedIn(app, person1)
  await lookAgain()
  const elsewhere = (await ada.call(signIn.getSessions)).body.find(({ isCurrent }) => !isCurrent)
  await write(signIn.endSession, () => ada.call(signIn.endSession, { params: { id: elsewhere!.id } }))
  await write(signIn.endOtherSessions, () => ada.call(signIn.endOtherSessions))
  await signedIn(app, person1)
  await lookAgain()
  await write(signIn.changePassword, () =>
    ada.call(signIn.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'quiet otter brass moon' },
    }),
  )
  const newcomer = await addPerson(app, {
    email: 'gil@studio.example',
    isValidated: false,
    isEmailVerified: false,
    validatedAt: null,
  })
  const gil = await signedIn(app, newcomer)
  await lookAgain()
  await write(signIn.resendVerification, () => gil.call(signIn.resendVerification))
  const verification = codeIn(app.sink.latest(newcomer.email).text)
  await write(signIn.verifyEmail, () => gil.call(signIn.verifyEmail, { body: { code: verification } }))

  await write(signIn.requestMagicLink, () => ada.call(signIn.requestMagicLink, { body: { email: ADA } }))
  const token = () => tokenIn(ADA, 'magic-auth')
  tokens.link = token()
  // The last three links work, so the third newer one ends this one.
  for (let newer = 1; newer <= 3; newer++) {
    app.clock.advance(3 * 60_000)
    await lookAgain()
    await write(signIn.requestMagicLink, () => ada.call(signIn.requestMagicLink, { body: { email: ADA } }))
  }
  await write(signIn.verifyMagicLink, () => ada.call(signIn.verifyMagicLink, { body: { token: token() } }))
  await write(signIn.sendCode, () => ada.call(signIn.sendCode, { body: { email: ADA } }))
  const code = codeIn(app.sink.latest(ADA).text)
  await write(signIn.verifyCode, () => ada.call(signIn.verifyCode, { body: { email: ADA, code } }))
  await write(signIn.simpleAuth, () => gil.call(signIn.simpleAuth, { body: { email: newcomer.email } }))
  await write(signIn.logout, () => ada.call(signIn.logout))
  await write(signIn.signInAsAdmin, () =>
    ada.call(signIn.signInAsAdmin, { body: { email: ADA, password: 'quiet otter brass moon' } }),
  )
  expect(watch.missed()).toEqual([])
})

test('a second factor, and signing in by it', async () => {
  const key = new SoftwareAuthenticator(app.context.config.appUrl.origin)
  const { startPasskey, addPasskey, startPasskeyProof, proveByPasskey } = secondFactor
  const creation = await write(startPasskey, () => ada.call(startPasskey))
  const passkey = key.create(creation)
  const { recoveryCodes } = await write(addPasskey, () =>
    ada.call(addPasskey, { body: { name: 'Laptop', passkey } }),
  )
  const made = await write(secondFactor.startApp, () => ada.call(secondFactor.startApp))
  const totp = new TOTP({ secret: made.secret })
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() })
  await write(secondFactor.confirmApp, () => ada.call(secondFactor.confirmApp, { body: { code: code() } }))
  app.clock.advance(60_000)
  await lookAgain()
  const request = await write(startPasskeyProof, () => ada.call(startPasskeyProof))
  await write(proveByPasskey, () => ada.call(proveByPasskey, { body: { passkey: key.sign(request) } }))
  await write(secondFactor.proveByApp, () => ada.call(secondFactor.proveByApp, { body: { code: code() } }))
  const rescue = { body: { recoveryCode: recoveryCodes![0]! } }
  await write(secondFactor.proveByRecoveryCode, () => ada.call(secondFactor.proveByRecoveryCode, rescue))
  await write(secondFactor.makeRecoveryCodes, () => ada.call(secondFactor.makeRecoveryCodes))
  await write(secondFactor.removeApp, () => ada.call(secondFactor.removeApp))
  const begun = await write(secondFactor.startPasskeySignIn, () => ada.call(secondFactor.startPasskeySignIn))
  await write(secondFactor.signInByPasskey, () =>
    ada.call(secondFactor.signInByPasskey, { body: { passkey: key.sign(begun) } }),
  )
  const { passkeys } = (await ada.call(secondFactor.getSecondFactor)).body
  const params = { id: passkeys[0]!.id }
  await write(secondFactor.removePasskey, () => ada.call(secondFactor.removePasskey, { params }))
  expect(watch.missed()).toEqual([])
})

test('another name for a group and a department', async () => {
  const groupId = known.groupId
  await write(directory.updateDomainGroup, () =>
    ada.call(directory.updateDomainGroup, { params: { id: groupId }, body: { displayName: 'Atelier' } }),
  )
  await addPerson(app, { email: 'gus@studio.example' })
  await lookAgain()
  await write(setGroupManagers, () =>
    ada.call(setGroupManagers, { params: { id: groupId }, body: { emails: ['gus@studio.example'] } }),
  )
  const [first] = (await ada.call(directory.getGroupDepartments, { params: { groupId } })).body
  const params = { groupId, departmentId: first!.id }
  await write(directory.renameDepartment, () =>
    ada.call(directory.renameDepartment, { params, body: { displayName: 'Makers' } }),
  )
  expect(watch.missed()).toEqual([])
})

test('an invitation', async () => {
  await addPerson(app, { email: 'ida@studio.example', isValidated: false, needsProfileSetup: true })
  await lookAgain()
  await write(invite, () => ada.call(invite, { body: { to: { emails: ['ida@studio.example'] } } }))
  await write(previewInvitations, () => ada.call(previewInvitations, { body: { to: 'all' } }))
  expect(watch.missed()).toEqual([])
})

test('the programme, and a round that is announced', async () => {
  await write(announceRound, () => ada.call(announceRound, { body: { day: '2026-12-10' } }))
  await write(changeProgramme, () =>
    ada.call(changeProgramme, { body: { cycle: '0 9 1 * *', minimumUsers: 3, reminders: true } }),
  )
  expect(watch.missed()).toEqual([])
})

const names = (endpoints: Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`)

test('every write of the contract was made, and every read compared', () => {
  const made = new Set([...watch.written(), ...NOT_MADE])
  const writes = contract.filter(({ method }) => method !== 'GET')
  expect(names(writes.filter((one) => !made.has(one)))).toEqual([])
  const compared = new Set([...watch.readOnce, ...NOT_COMPARED])
  const shown = contract.filter((one) => one.method === 'GET' && shownBy(one).length > 0)
  expect(names(shown.filter((one) => !compared.has(one)))).toEqual([])
})

test('every write changed something of all that it says it touches', () => {
  expect(watch.idle()).toEqual([])
})
