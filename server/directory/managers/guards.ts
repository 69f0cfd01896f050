import * as bulk from '../../../shared/contract/bulk'
import * as changes from '../../../shared/contract/pairing-changes'
import * as directory from '../../../shared/contract/directory'
import * as images from '../../../shared/contract/images'
import * as mail from '../../../shared/contract/mail'
import * as newsletters from '../../../shared/contract/newsletters'
import * as pairings from '../../../shared/contract/pairings'
import * as secondFactor from '../../../shared/contract/second-factor'
import { pairStranded } from '../../../shared/contract/rescue'
import { plainEmail } from '../../../shared/characters'
import type { Endpoint, ParsedBody } from '../../../shared/endpoint'
import type { Queryable } from '../../platform/database/database'
import { HttpError, type Missing, notFound } from '../../platform/http/errors'
import type { Guard, Guards, Readers } from '../../platform/http/managed-routes'
import { existingId } from '../../platform/http/route'
import { findEntry } from '../whitelist.queries'
import { imageUrl } from '../../images/image.rules'
import { findGalleryImage, unsentNewslettersShowing } from '../../images/images.queries'
import {
  isAdministrator,
  isGivenDomain,
  isSomebodyElses,
  isTheirAddress,
  isThere,
  type Kind,
  lockRow,
  seesMatchOf,
} from './managers.queries'

/** What is not theirs gives the error of what isn't there. */
async function assertTheirs(readers: Readers, kind: Kind, id: string, what: Missing): Promise<string> {
  const known = kind === 'file' ? id : existingId(id, what)
  if (readers.tx && MOVING.has(kind)) await lockRow(readers.tx, kind, known)
  if (!(await readers.managed((db) => isThere(db, kind, known)))) throw notFound(what)
  return known
}

/** What can come to be of another group; rounds, logs and groups can't. */
const MOVING = new Set<Kind>(['newsletter', 'user', 'entry'])

const byId =
  (kind: Kind, what: Missing, name = 'id'): Guard =>
  (readers, { params }) =>
    assertTheirs(readers, kind, (params as Record<string, string>)[name] ?? '', what)

const ofPairing = byId('pairing', 'pairing')
const ofNewsletter = byId('newsletter', 'newsletter')
const ofLog = byId('send', 'log')
const ofGroup = byId('group', 'group', 'groupId')

/** A group may have administrators among its people; managers don't change their accounts. */
const ofUser: Guard = async (readers, { params }) => {
  const id = await assertTheirs(readers, 'user', (params as { id: string }).id, 'user')
  if (await readers.managed((db) => isAdministrator(db, id)))
    throw new HttpError(403, 'not_admin', (w) => w.directory.onlyAdminsChangeAdmins)
}

const NOT_GIVEN = (email: string) =>
  new HttpError(403, 'domain_not_given', (w) => w.directory.notYoursToLetIn(w.isolated(email)))

/** Single addresses of the domains that an administrator gave to the group. */
async function assertGiven({ managed }: Readers, groupId: string, email: string): Promise<void> {
  const domain = email.slice(email.indexOf('@') + 1)
  if (email.startsWith('*') || !(await managed((db) => isGivenDomain(db, groupId, domain))))
    throw NOT_GIVEN(email)
}

const newEntry: Guard = async (readers, { body, caller }) => {
  const { email, domainGroupId } = body as ParsedBody<typeof directory.addAllowedEmail>
  await assertGiven(readers, await assertTheirs(readers, 'group', domainGroupId ?? '', 'group'), email)
  // A single address goes before its domain: it would take somebody out of another group.
  if (await readers.whole((db) => isSomebodyElses(db, email, caller.managedGroups))) throw NOT_GIVEN(email)
}

const ofEntry: Guard = async (readers, { params, caller }) => {
  const what = 'entry'
  const id = await assertTheirs(readers, 'entry', (params as { id: string }).id, what)
  const entry = await readers.managed((db) => findEntry(db, id))
  if (!entry?.domainGroupId) throw notFound(what)
  const { email } = entry
  await assertGiven(readers, entry.domainGroupId, email)
  // Without the entry that keeps somebody out, that of their domain may let them in.
  if (!entry.isActive || (await readers.managed((db) => isSomebodyElses(db, email, caller.managedGroups))))
    throw NOT_GIVEN(email)
}

const newDepartment: Guard = (readers, { body }) =>
  assertTheirs(
    readers,
    'group',
    (body as ParsedBody<typeof directory.addDepartment>).domainGroupId ?? '',
    'group',
  )

/** A newsletter that they don't see may show it too. */
const ofImage: Guard = async ({ managed, whole }, { params }) => {
  const { filename } = params as { filename: string }
  if (!(await managed((db) => findGalleryImage(db, filename)))) return
  const showing = (db: Queryable) => unsentNewslettersShowing(db, imageUrl(filename))
  const theirs = await managed(showing)
  const all = await whole(showing)
  if (theirs.length === 0 && all.length !== 0)
    throw new HttpError(409, 'image_in_use', (w) => w.directory.imageOfCompany)
}

/** To managers, people who left their groups do not exist, not even as a match. */
const previewTo =
  (of: (input: Parameters<Guard>[1]) => unknown): Guard =>
  async (readers, input) => {
    await ofNewsletter(readers, input)
    const { recipientEmail } = of(input) as { recipientEmail: string }
    const { id } = input.params as { id: string }
    if (!(await readers.managed((db) => seesMatchOf(db, id, plainEmail(recipientEmail)))))
      throw new HttpError(404, 'unknown_recipient', (w) => w.directory.nobodyOfYourGroups)
  }

/** A test copy goes to their own people, or to an address that could be one. */
const testCopy: Guard = async (readers, input) => {
  await ofNewsletter(readers, input)
  const { testEmail } = input.body as ParsedBody<typeof newsletters.sendTestMail>
  if (testEmail !== input.caller.email && !(await readers.managed((db) => isTheirAddress(db, testEmail))))
    throw new HttpError(403, 'domain_not_given', (w) => w.directory.testCopyTo)
}

/** Many entries at once: managers may only remove them; barring and moving is for administrators. */
const onlyRemoval: Guard = (_, { body }) => {
  if ('remove' in (body as ParsedBody<typeof bulk.changeEntries>).change) return Promise.resolve()
  throw new HttpError(403, 'not_admin', (w) => w.directory.onlyAdminsBar)
}

/** The call is about the person who makes it. */
const ofThemselves: Guard = () => Promise.resolve()

const ofFile = byId('file', 'pairingFile', 'fileName')

/** The calls of managers that ask for more than their own database; see Guards. */
export const guards: Guards = {
  passedOn: new Map<Endpoint, Guard>([
    [pairings.generateGroupPairing, byId('group', 'domainGroup', 'domainGroupId')],
    [pairings.completePairing, ofPairing],
    [pairings.publishPairing, ofPairing],
    [pairings.deletePairing, ofPairing],
    [pairings.deleteCompletedPairing, ofFile],
    [pairStranded, ofPairing],
    [changes.whatIf, ofPairing],
    [changes.applyChanges, ofPairing],
    [changes.undoChanges, ofPairing],
    // Looks for times in calendars.
    [newsletters.previewMail, previewTo(({ body }) => body)],
    [newsletters.showPreview, previewTo(({ query }) => query)],
    [newsletters.sendTestMail, testCopy],
    [newsletters.sendNewsletter, ofNewsletter],
    [newsletters.pauseSend, ofNewsletter],
    [newsletters.resumeSend, ofNewsletter],
    [newsletters.cancelSend, ofNewsletter],
    [newsletters.resendUnknown, ofNewsletter],
    [mail.pauseLog, ofLog],
    [mail.resumeLog, ofLog],
    [mail.cancelLog, ofLog],
    [mail.resendUnknownOfLog, ofLog],
    [directory.addAllowedEmail, newEntry],
    [directory.deleteAllowedEmail, ofEntry],
    [directory.addGroupDepartment, ofGroup],
    [directory.addDepartment, newDepartment],
    [directory.renameDepartment, ofGroup],
    [directory.deleteDepartment, ofGroup],
    [directory.signOutUser, ofUser],
    ...Object.values(secondFactor).flatMap((one): [Endpoint, Guard][] =>
      'path' in one && one.access === 'manager' ? [[one, ofThemselves]] : [],
    ),
  ]),
  checked: new Map<Endpoint, Guard>([
    [directory.updateUser, ofUser],
    [images.deleteImage, ofImage],
    [bulk.previewEntriesChange, onlyRemoval],
    [bulk.changeEntries, onlyRemoval],
  ]),
}
