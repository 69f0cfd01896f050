import { reasonText } from '../../../languages/reasons'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MailWords } from '../../../languages/words'
import { personName } from '../../../shared/person-name'
import { topicIn } from '../../../shared/topics'
import { readTopics } from '../../people/topics/topics.queries'
import { auditLog, inquiries } from '../../tables/installation.tables'
import { reminders } from '../../tables/cycles.tables'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, listOf, objectOf, orNull, text } from '../../platform/database/rows'
import { whitelistCoverage } from '../../tables/coverage.tables'
import { allowedEmails, departments, domainGroups, images } from '../../tables/directory.tables'
import { blockedBy } from '../../people/blocks/blocks.queries'
import {
  askedEachTime,
  toldOfWaiting,
  asks,
  headsUps,
  invitations,
  silences,
  skips,
} from '../../tables/participation.tables'
import { participations, programmes } from '../../tables/programmes.tables'
import { feedback } from '../../tables/feedback.tables'
import { isSentBy } from '../../inquiries/inquiries.queries'
import { groupManagers } from '../../tables/managers.tables'
import { mailPhotos, bounces, mailEvents } from '../../tables/mail.tables'
import { mailsAbout } from '../erasing/erase-from-mails.queries'
import { sendRecipients, sends, strandings } from '../../tables/sending.tables'
import {
  isPublished,
  matches,
  meetingGuests,
  meetings,
  pairings,
  periodOf,
  seats,
} from '../../tables/pairings.tables'
import { addressOf, isOwnDepartment } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { workingHoursOf } from '../../../shared/working-hours'
import { deviceOf } from '../../sign-in/client'
import {
  authenticatorApps,
  passkeys,
  authSessions,
  knownDevices,
  signInTokens,
} from '../../tables/sign-in.tables'
import { attributeName } from '../../../shared/attributes'
import { readAttributes } from '../../people/attributes/attributes.queries'

/** The person that the data are about. */
export interface Person {
  id: string
  email: string
}

const mate = alias(users, 'mate')

export async function readAccount(db: Queryable, { id }: Person, { language }: MailWords) {
  const [row] = await db
    .select({
      user: users,
      departmentDisplayName: departments.displayName,
      group: domainGroups.displayName,
      manager: mate.email,
    })
    .from(users)
    .innerJoin(whitelistCoverage, eq(whitelistCoverage.userId, users.id))
    .leftJoin(domainGroups, eq(domainGroups.id, whitelistCoverage.domainGroupId))
    .leftJoin(departments, isOwnDepartment)
    .leftJoin(mate, eq(mate.id, users.managerId))
    .where(eq(users.id, id))
  if (!row) return undefined
  const { user } = row
  return {
    profile: {
      ...user,
      attributes: Object.fromEntries(
        (await readAttributes(db)).flatMap((one) => {
          const value = user.attributes[one.id]
          return value === undefined ? [] : [[attributeName(one.names, language), value]]
        }),
      ),
      topics: (await readTopics(db)).flatMap((topic) =>
        user.topics.includes(topic.id) ? [topicIn(topic.texts, language).name] : [],
      ),
      workingHours: workingHoursOf(user),
      departmentDisplayName: row.departmentDisplayName ?? user.department,
      domainGroup: row.group,
      manager: row.manager,
      hasPassword: user.passwordHash !== null,
    },
    participation: { ...user, status: user.participationStatus },
  }
}

/** The rounds that the person sits out, was told of or asked about, and whether they were asked to stay. */
export async function readRounds(tx: Transaction, { id }: Person) {
  const skipped = await tx
    .select({
      month: sql`${periodOf('rounds')}`.mapWith(orNull(text)),
      at: skips.createdAt,
      programme: programmes.name,
    })
    .from(skips)
    .innerJoin(programmes, eq(programmes.id, skips.programmeId))
    .leftJoin(pairings, eq(pairings.id, skips.pairingId))
    .where(eq(skips.userId, id))
  const told = await tx
    .select({ month: headsUps.period, at: headsUps.createdAt, programme: programmes.name })
    .from(headsUps)
    .innerJoin(programmes, eq(programmes.id, headsUps.programmeId))
    .where(eq(headsUps.userId, id))
    .orderBy(headsUps.period)
  const askedAbout = await tx
    .select({ month: asks.period, at: asks.askedAt, isIn: asks.isIn, programme: programmes.name })
    .from(asks)
    .innerJoin(programmes, eq(programmes.id, asks.programmeId))
    .where(eq(asks.userId, id))
  const eachTime = await tx
    .select({ at: askedEachTime.createdAt, programme: programmes.name })
    .from(askedEachTime)
    .innerJoin(programmes, eq(programmes.id, askedEachTime.programmeId))
    .where(eq(askedEachTime.userId, id))
  const toldOf = await tx
    .select({ at: toldOfWaiting.createdAt, programme: programmes.name })
    .from(toldOfWaiting)
    .innerJoin(programmes, eq(programmes.id, toldOfWaiting.programmeId))
    .where(eq(toldOfWaiting.userId, id))
  const asked = await tx.select({ at: silences.askedAt }).from(silences).where(eq(silences.userId, id))
  const invited = await tx
    .select({ at: invitations.sentAt })
    .from(invitations)
    .where(eq(invitations.userId, id))
  const chosen = await tx
    .select({ isIn: participations.isIn, at: participations.changedAt, programme: programmes.name })
    .from(participations)
    .innerJoin(programmes, eq(programmes.id, participations.programmeId))
    .where(eq(participations.userId, id))
  const alone = { month: null, programme: null }
  return [
    ...invited.map((row) => ({ what: 'invited' as const, ...alone, ...row })),
    ...skipped.map((row) => ({ what: 'sits a round out' as const, ...row })),
    ...told.map((row) => ({ what: 'told in advance' as const, ...row })),
    ...asked.map((row) => ({ what: 'asked whether to stay' as const, ...alone, ...row })),
    ...askedAbout.map(({ isIn, ...row }) => ({
      what: isIn ? ('said yes to a round' as const) : ('asked about a round' as const),
      ...row,
    })),
    ...eachTime.map((row) => ({ what: 'wants to be asked each time' as const, month: null, ...row })),
    ...toldOf.map((row) => ({ what: 'wants to be told of waiting' as const, month: null, ...row })),
    ...chosen.map(({ isIn, ...row }) => ({
      what: isIn ? ('joined a programme' as const) : ('left a programme' as const),
      month: null,
      ...row,
    })),
  ]
}

export const readManagedGroups = (db: Queryable, { id }: Person) =>
  db
    .select({ group: domainGroups.displayName, since: groupManagers.createdAt })
    .from(groupManagers)
    .innerJoin(domainGroups, eq(domainGroups.id, groupManagers.domainGroupId))
    .where(eq(groupManagers.userId, id))
    .orderBy(groupManagers.createdAt, domainGroups.id)

/** The people blocked by the person. Never those who block them. */
export const readBlocks = (tx: Transaction, { id }: Person) => blockedBy(tx, id)

const dataUrl = (mime: string, content: Buffer) => `data:${mime};base64,${content.toString('base64')}`

/** The person's photo, and the small copies of it, and of earlier ones, that mails to their matches show. */
export async function readImages(tx: Transaction, person: Person) {
  const [own] = await tx.select({ photo: users.profileImage }).from(users).where(eq(users.id, person.id))
  const mails = await mailsAbout(tx, person.id)
  const shown = mails.flatMap(({ isOwn, photo }) => (isOwn || !photo ? [] : [photo]))
  const names = [...new Set([...shown, own?.photo ?? ''])]
  const photos = await tx
    .select()
    .from(images)
    .where(eq(images.filename, own?.photo ?? ''))
  const copies = await tx.select().from(mailPhotos).where(inArray(mailPhotos.filename, names))
  return [
    ...photos.map(({ filename, mime, content, createdAt }) => ({
      kind: 'photo' as const,
      filename,
      createdAt,
      dataUrl: dataUrl(mime, content),
    })),
    ...copies.map(({ filename, content }) => ({
      kind: 'copy for mails' as const,
      filename,
      createdAt: null,
      dataUrl: dataUrl('image/jpeg', content),
    })),
  ]
}

/** The whitelist entry of the address itself; that of its domain is about nobody in particular. */
export const readWhitelist = (db: Queryable, { email }: Person) =>
  db.select().from(allowedEmails).where(eq(allowedEmails.email, email))

/** SQL: the others of the match of a seat, in their places. */
const others = sql`(
  select coalesce(json_agg(json_build_object('firstName', other.first_name, 'lastName', other.last_name,
    'email', ${addressOf('other')}, 'department', other.department, 'answer', seat.answer, 'answeredAt', seat.answered_at)
    order by seat.place), '[]')
  from seats seat join users other on other.id = seat.user_id
  where seat.match_id = ${seats.matchId} and seat.user_id <> ${seats.userId})`.mapWith(
  listOf(
    objectOf({
      firstName: users.firstName,
      lastName: users.lastName,
      email: text,
      department: users.department,
      answer: seats.answer,
      answeredAt: seats.answeredAt,
    }),
  ),
)

export async function readMatches(db: Queryable, { id }: Person, words: MailWords) {
  const rows = await db
    .select({
      match: matches,
      month: pairings.month,
      pairing: pairings.name,
      ownAnswer: seats.answer,
      ownAnswerAt: seats.answeredAt,
      others,
      remindedAt: reminders.createdAt,
      strandedAt: strandings.createdAt,
      askedForAnotherAt: strandings.askedAt,
      meetingAt: meetings.startsAt,
      meetingState: meetings.state,
      feedbackBeans: feedback.beans,
      feedbackLine: feedback.line,
      feedbackMayBeQuoted: feedback.mayBeQuoted,
      feedbackAt: feedback.givenAt,
      meetingBookedByYou: sql`coalesce(${meetings.bookedBy} = ${id}, false)`.mapWith(boolean),
      meetingReply: meetingGuests.reply,
    })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.matchId))
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .leftJoin(meetingGuests, and(eq(meetingGuests.meetingId, meetings.id), eq(meetingGuests.userId, id)))
    .leftJoin(feedback, and(eq(feedback.matchId, matches.id), eq(feedback.userId, id)))
    .leftJoin(reminders, and(eq(reminders.matchId, matches.id), eq(reminders.userId, id)))
    .leftJoin(strandings, and(eq(strandings.matchId, matches.id), eq(strandings.userId, id)))
    .where(eq(seats.userId, id))
    .orderBy(desc(pairings.month), desc(matches.matchDate), desc(matches.id))
  return rows.map(({ match, others: [partner, ...more], ...row }) => ({
    ...match,
    ...row,
    why: [...match.why, ...match.shared].map((reason) => reasonText({ mail: words }, reason)),
    isHost: match.hostId === id,
    isOrganiser: match.organiserId === id,
    organiserRemindedAt: match.organiserId === id ? match.organiserRemindedAt : null,
    partnerName: partner ? personName(partner) : '',
    partnerEmail: partner?.email ?? '',
    partnerDepartment: partner?.department ?? null,
    partnerAnswer: partner?.answer ?? 'pending',
    partnerAnswerAt: partner?.answeredAt ?? null,
    moreNames: more.map(personName),
    moreEmails: more.map(({ email }) => email),
    moreDepartments: more.map(({ department }) => department ?? ''),
    moreAnswers: more.map(({ answer }) => answer),
  }))
}

/** The pairings that considered the person and found nobody for them. */
export const readLeftOut = (db: Queryable, { id }: Person) =>
  db
    .select({
      month: pairings.month,
      pairing: pairings.name,
      reasons: seats.reasons,
    })
    .from(seats)
    .innerJoin(pairings, and(eq(pairings.id, seats.pairingId), isPublished))
    .where(and(eq(seats.userId, id), isNull(seats.matchId)))
    .orderBy(desc(pairings.month), desc(pairings.createdAt))

/** What completed rounds record of the person. */
export const readCompletedPairings = (db: Queryable, { id }: Person) =>
  db
    .select({
      month: pairings.month,
      pairing: pairings.name,
      firstName: sql`coalesce(${seats.recordedFirstName}, '')`.mapWith(text),
      lastName: sql`coalesce(${seats.recordedLastName}, '')`.mapWith(text),
      email: sql`coalesce(${seats.recordedEmail}, '')`.mapWith(text),
      department: seats.recordedDepartment,
      status: sql`coalesce(${seats.recordedStatus}, 'active')`.mapWith(seats.recordedStatus),
      ownAnswer: sql`coalesce(${seats.recordedAnswer}, 'pending')`.mapWith(seats.recordedAnswer),
    })
    .from(seats)
    .innerJoin(pairings, and(eq(pairings.id, seats.pairingId), isPublished))
    .where(and(eq(seats.userId, id), isNotNull(seats.recordedAnswer)))
    .orderBy(desc(pairings.month), desc(seats.matchId))

export const readMails = (db: Queryable, { id }: Person) =>
  db
    .select({
      way: sendRecipients.way,
      newsletter: sends.newsletterTitle,
      subject:
        sql`coalesce(${sends.snapshot} -> 'others' -> (${sendRecipients.values} ->> 'language') ->> 'subject',
        ${sends.snapshot} ->> 'subject', '')`.mapWith(text),
      month: sends.month,
      year: sends.year,
      at: sendRecipients.finishedAt,
      outcome: sendRecipients.state,
      errorCode: sendRecipients.errorCode,
      reason: sql`coalesce(${sendRecipients.failureReason}, ${sendRecipients.errorMessage})`.mapWith(
        orNull(text),
      ),
      addressedTo: sql`${sendRecipients.values} ->> 'firstName'`.mapWith(orNull(text)),
      namedMatch: sendRecipients.matchEmail,
    })
    .from(sends)
    .innerJoin(sendRecipients, eq(sendRecipients.sendId, sends.id))
    .where(eq(sendRecipients.userId, id))
    .orderBy(desc(sends.createdAt), desc(sendRecipients.id))

/** What the mail provider told of these mails afterwards. */
export const readMailEvents = (db: Queryable, { id }: Person) =>
  db
    .select({
      newsletter: sends.newsletterTitle,
      kind: mailEvents.kind,
      at: mailEvents.at,
      code: mailEvents.code,
      reason: mailEvents.reason,
    })
    .from(sends)
    .innerJoin(sendRecipients, eq(sendRecipients.sendId, sends.id))
    .innerJoin(mailEvents, eq(mailEvents.recipientId, sendRecipients.id))
    .where(eq(sendRecipients.userId, id))
    .orderBy(desc(mailEvents.at), mailEvents.id)

export const readBounces = (db: Queryable, { id }: Person) =>
  db.select().from(bounces).where(eq(bounces.userId, id)).orderBy(desc(bounces.month))

/** Open and ended ones. */
export async function readSessions(db: Queryable, { id }: Person, words: MailWords) {
  const rows = await db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, id))
    .orderBy(desc(authSessions.lastAccessedAt), desc(authSessions.id))
  return rows.map(({ tokenHash: _, ...row }) => ({
    ...row,
    device: deviceOf(row.userAgent, words),
    signedInAt: row.createdAt,
    lastUsedAt: row.lastAccessedAt,
  }))
}

export const readKnownDevices = (db: Queryable, { id }: Person) =>
  db
    .select({ firstSeenAt: knownDevices.createdAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, id))
    .orderBy(desc(knownDevices.lastSeenAt))

export async function readSecondFactor(db: Queryable, { id }: Person) {
  const keys = await db
    .select({ name: passkeys.name, addedAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(desc(passkeys.createdAt))
  const apps = await db
    .select({ addedAt: authenticatorApps.createdAt, lastUsedAt: authenticatorApps.lastUsedAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, id))
  return [
    ...keys.map((key) => ({ kind: 'passkey', ...key })),
    ...apps.map((app) => ({ kind: 'authenticator app', name: '', ...app })),
  ]
}

const KINDS = {
  magic_link: 'sign-in link',
  code: 'sign-in code',
  validation: 'code to confirm the address',
  deletion: 'code to delete the account',
  invitation: 'link of an invitation',
} as const

export async function readSignInMails(db: Queryable, { email }: Person, words: MailWords) {
  const rows = await db
    .select()
    .from(signInTokens)
    .where(eq(signInTokens.email, email))
    .orderBy(desc(signInTokens.createdAt), desc(signInTokens.id))
  return rows.map(({ flow, tries, userAgent, ipAddress, createdAt, expiresAt, usedAt }) => ({
    kind: KINDS[flow],
    device: deviceOf(userAgent, words),
    userAgent,
    ipAddress,
    requestedAt: createdAt,
    expiresAt,
    usedAt,
    // Used up without its code: pressed in the browser that asked, or ended.
    wrongTries: usedAt ? Math.max(0, tries - 1) : tries,
  }))
}

export const readInquiriesOf = (db: Queryable, { email }: Person) =>
  db.select().from(inquiries).where(isSentBy(email)).orderBy(desc(inquiries.createdAt), desc(inquiries.id))

/** What was done by the person, to their account, or to their whitelist entry. Nobody else is named. */
export async function readAuditLog(db: Queryable, { id, email }: Person) {
  const isAboutYou =
    sql`(coalesce(${auditLog.subjectId} = ${id}, false) or lower(${auditLog.subjectLabel}) = ${email})`.mapWith(
      boolean,
    )
  const isTheirAct = or(eq(auditLog.actorId, id), sql`lower(${auditLog.actorEmail}) = ${email}`)
  const rows = await db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      isTheirAct: sql`coalesce(${isTheirAct}, false)`.mapWith(boolean),
      isProduct: sql`${auditLog.actorId} is null`.mapWith(boolean),
      isAboutYou,
      ofAccount: sql`coalesce(${auditLog.subjectId} = ${id}, false)`.mapWith(boolean),
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(or(isTheirAct, isAboutYou))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  return rows.map(({ isTheirAct: isOwn, isProduct, ofAccount, ...row }) => ({
    ...row,
    by: isOwn ? ('you' as const) : isProduct ? ('the product' as const) : ('an administrator' as const),
    before: ofAccount ? row.before : null,
    after: ofAccount ? row.after : null,
  }))
}
