import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MyData } from '../../../shared/contract/my-data'
import { type Side, SIDES, sideOf } from '../../../shared/match-sides'
import { personName } from '../../../shared/person-name'
import { auditLog } from '../../tables/audit.tables'
import { reminders } from '../../tables/programme.tables'
import type { Queryable, Transaction } from '../../platform/database/database'
import { boolean, orNull, text } from '../../platform/database/rows'
import { whitelistCoverage } from '../../tables/coverage.tables'
import { allowedEmails, departments, domainGroups } from '../../tables/directory.tables'
import { blocks, headsUps, invitations, silences, skips } from '../../tables/participation.tables'
import { feedback } from '../../tables/feedback.tables'
import { directoryGroups, directoryMembers, directoryUsers } from '../../tables/scim.tables'
import { images } from '../../tables/images.tables'
import { isSentBy } from '../../inquiries/inquiries.queries'
import { inquiries } from '../../tables/inquiries.tables'
import { toStretches } from '../../meetings/calendars/busy.rules'
import { findCalendar, findReading } from '../../meetings/calendars/calendars.queries'
import { groupManagers } from '../../tables/managers.tables'
import { mailPhotos, bounces, mailEvents } from '../../tables/mail.tables'
import { mailsAbout } from '../erasing/erase-from-mails.queries'
import { addressesOf } from '../erasing/erasing.queries'
import { strandings } from '../../tables/rescue.tables'
import {
  completedMatches,
  isOfMatch,
  isPublished,
  matches,
  meetings,
  pairingMembers,
  pairings,
  partnerOf,
  thirdOf,
} from '../../tables/pairings.tables'
import { addressOf, isOwnDepartment } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { workingHoursOf } from '../../../shared/working-hours'
import { sendRecipients, sends } from '../../tables/sending.tables'
import { deviceOf } from '../../sign-in/device'
import {
  authenticatorApps,
  passkeys,
  authSessions,
  knownDevices,
  signInTokens,
} from '../../tables/sign-in.tables'

/** Whom the data are about. */
export interface Person {
  id: string
  email: string
}

/** A value as it is sent: instants as text. */
type Plain<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T

function plain<T>(value: T): Plain<T> {
  const copy: Plain<T> = JSON.parse(JSON.stringify(value))
  return copy
}

const mate = alias(users, 'mate')
const third = alias(users, 'third')

export async function readAccount(
  db: Queryable,
  { id }: Person,
): Promise<Pick<MyData, 'profile' | 'participation'> | undefined> {
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
  return plain({
    profile: {
      ...user,
      workingHours: workingHoursOf(user),
      departmentDisplayName: row.departmentDisplayName ?? user.department,
      domainGroup: row.group,
      manager: row.manager,
      hasPassword: user.passwordHash !== null,
    },
    participation: { ...user, status: user.participationStatus },
  })
}

/** The rounds that the person sits out or was told of, and whether they were asked to stay. */
export async function readRounds(tx: Transaction, { id }: Person): Promise<MyData['rounds']> {
  const skipped = await tx
    .select({ month: pairings.month, at: skips.createdAt })
    .from(skips)
    .leftJoin(pairings, eq(pairings.id, skips.pairingId))
    .where(eq(skips.userId, id))
  const told = await tx
    .select({ month: headsUps.month, at: headsUps.createdAt })
    .from(headsUps)
    .where(eq(headsUps.userId, id))
    .orderBy(headsUps.month)
  const asked = await tx.select({ at: silences.askedAt }).from(silences).where(eq(silences.userId, id))
  const invited = await tx
    .select({ at: invitations.sentAt })
    .from(invitations)
    .where(eq(invitations.userId, id))
  return plain([
    ...invited.map((row) => ({ what: 'invited' as const, month: null, ...row })),
    ...skipped.map((row) => ({ what: 'sits a round out' as const, ...row })),
    ...told.map((row) => ({ what: 'told in advance' as const, ...row })),
    ...asked.map((row) => ({ what: 'asked whether to stay' as const, month: null, ...row })),
  ])
}

export async function readCalendar(db: Queryable, { id }: Person): Promise<MyData['calendar']> {
  const own = await findCalendar(db, id)
  const reading = await findReading(db, id)
  if (!own && !reading) return []
  return plain([
    {
      source: own?.source ?? ('company' as const),
      host: own?.host ?? null,
      connectedAt: own?.createdAt ?? null,
      readAt: reading?.readAt ?? null,
      note: reading?.note ?? '',
      busy: toStretches(reading?.busy ?? []).map(({ start, end }) => ({
        start: new Date(start),
        end: new Date(end),
      })),
    },
  ])
}

/** What the directory says of the person, and the names of its groups that they are in. */
export async function readDirectory(tx: Transaction, { id }: Person): Promise<MyData['directory']> {
  const rows = await tx.select().from(directoryUsers).where(eq(directoryUsers.userId, id))
  const groups = await tx
    .select({ name: directoryGroups.displayName })
    .from(directoryMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMembers.groupId))
    .where(eq(directoryMembers.userId, id))
    .orderBy(directoryGroups.displayName)
  return plain(rows.map((row) => ({ ...row, groups: groups.map(({ name }) => name) })))
}

export const readManagedGroups = async (db: Queryable, { id }: Person): Promise<MyData['managedGroups']> =>
  plain(
    await db
      .select({ group: domainGroups.displayName, since: groupManagers.createdAt })
      .from(groupManagers)
      .innerJoin(domainGroups, eq(domainGroups.id, groupManagers.domainGroupId))
      .where(eq(groupManagers.userId, id))
      .orderBy(groupManagers.createdAt, domainGroups.id),
  )

/** Whom the person blocks. Never who blocks them. */
export async function readBlocks(tx: Transaction, { id }: Person): Promise<MyData['blocks']> {
  const rows = await tx
    .select({ email: mate.email, since: blocks.createdAt })
    .from(blocks)
    .innerJoin(mate, eq(mate.id, blocks.blockedId))
    .where(eq(blocks.userId, id))
    .orderBy(mate.email)
  return plain(rows)
}

const dataUrl = (mime: string, content: Buffer) => `data:${mime};base64,${content.toString('base64')}`

/** The person's photo, and the small copies of it, and of earlier ones, that mails to their matches show. */
export async function readImages(tx: Transaction, person: Person): Promise<MyData['images']> {
  const [own] = await tx.select({ photo: users.profileImage }).from(users).where(eq(users.id, person.id))
  const mails = await mailsAbout(tx, { id: person.id, addresses: await addressesOf(tx, person) })
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
      createdAt: createdAt.toISOString(),
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
export const readWhitelist = async (db: Queryable, { email }: Person): Promise<MyData['whitelist']> =>
  plain(await db.select().from(allowedEmails).where(eq(allowedEmails.email, email)))

export async function readMatches(db: Queryable, { id }: Person): Promise<MyData['matches']> {
  const rows = await db
    .select({
      match: matches,
      month: pairings.month,
      pairing: pairings.name,
      partner: {
        firstName: mate.firstName,
        lastName: mate.lastName,
        email: addressOf('mate'),
        department: mate.department,
      },
      third: {
        firstName: third.firstName,
        lastName: third.lastName,
        email: addressOf('third'),
        department: third.department,
      },
      remindedAt: reminders.createdAt,
      strandedAt: strandings.createdAt,
      askedForAnotherAt: strandings.askedAt,
      meetingAt: meetings.startsAt,
      meetingState: meetings.state,
      feedbackBeans: feedback.beans,
      feedbackLine: feedback.line,
      feedbackAt: feedback.givenAt,
      meetingBookedByYou: sql`coalesce(${meetings.bookedBy} = ${id}, false)`.mapWith(boolean),
      meetingReply:
        sql`case when ${meetings.user1Id} = ${id} then ${meetings.user1Reply} else ${meetings.user2Reply} end`.mapWith(
          meetings.user1Reply,
        ),
    })
    .from(matches)
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .innerJoin(mate, eq(mate.id, partnerOf('matches', id)))
    .leftJoin(third, eq(third.id, thirdOf('matches', id)))
    .leftJoin(meetings, eq(meetings.matchId, matches.id))
    .leftJoin(feedback, and(eq(feedback.matchId, matches.id), eq(feedback.userId, id)))
    .leftJoin(reminders, and(eq(reminders.matchId, matches.id), eq(reminders.userId, id)))
    .leftJoin(strandings, and(eq(strandings.matchId, matches.id), eq(strandings.userId, id)))
    .where(isOfMatch('matches', id))
    .orderBy(desc(pairings.month), desc(matches.matchDate), desc(matches.id))
  return rows.map(({ match, partner, third: thirdOne, ...row }) => {
    const own = sideOf(match, id)
    const [other, last] = SIDES.filter((side) => side !== own) as [Side, Side]
    return plain({
      ...match,
      ...row,
      isOrganiser: match.organiserId === id,
      organiserRemindedAt: match.organiserId === id ? match.organiserRemindedAt : null,
      partnerName: personName(partner),
      partnerEmail: partner.email,
      partnerDepartment: partner.department,
      ownAnswer: match[`${own}ConnectionStatus`] ?? 'pending',
      ownAnswerAt: match[`${own}ConfirmedAt`],
      partnerAnswer: match[`${other}ConnectionStatus`] ?? 'pending',
      partnerAnswerAt: match[`${other}ConfirmedAt`],
      thirdName: match.user3Id && thirdOne ? personName(thirdOne) : null,
      thirdEmail: match.user3Id && thirdOne ? thirdOne.email : null,
      thirdDepartment: thirdOne?.department ?? null,
      thirdAnswer: match.user3Id ? match[`${last}ConnectionStatus`] : null,
      thirdAnswerAt: match.user3Id ? match[`${last}ConfirmedAt`] : null,
    })
  })
}

/** The pairings that considered the person and found nobody for them. */
export const readLeftOut = async (db: Queryable, { id }: Person): Promise<MyData['leftOut']> =>
  db
    .select({
      month: pairings.month,
      pairing: pairings.name,
      reason: sql`coalesce(${pairingMembers.reason}, '')`.mapWith(text),
    })
    .from(pairingMembers)
    .innerJoin(pairings, and(eq(pairings.id, pairingMembers.pairingId), isPublished))
    .where(and(eq(pairingMembers.userId, id), isNull(pairingMembers.matchId)))
    .orderBy(desc(pairings.month), desc(pairings.createdAt))

/** Through the person's matches: the records have no index by person. */
export async function readCompletedPairings(
  db: Queryable,
  { id }: Person,
): Promise<MyData['completedPairings']> {
  const rows = await db
    .select({ record: completedMatches, month: pairings.month, pairing: pairings.name })
    .from(matches)
    .innerJoin(
      completedMatches,
      and(eq(completedMatches.pairingId, matches.pairingId), eq(completedMatches.matchId, matches.id)),
    )
    .innerJoin(pairings, and(eq(pairings.id, matches.pairingId), isPublished))
    .where(isOfMatch('matches', id))
    .orderBy(desc(pairings.month), desc(matches.id))
  return rows.map(({ record, ...row }) => {
    const own = sideOf(record, id)
    return {
      ...row,
      firstName: record[`${own}FirstName`] ?? '',
      lastName: record[`${own}LastName`] ?? '',
      email: record[`${own}Email`] ?? '',
      department: record[`${own}Department`],
      status: record.status,
      ownAnswer: record[`${own}ConnectionStatus`] ?? 'pending',
    }
  })
}

export const readMails = async (db: Queryable, { id }: Person): Promise<MyData['mails']> =>
  plain(
    await db
      .select({
        newsletter: sends.newsletterTitle,
        subject: sql`coalesce(${sends.snapshot} ->> 'subject', '')`.mapWith(text),
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
      .orderBy(desc(sends.createdAt), desc(sendRecipients.id)),
  )

/** What the mail provider told of these mails afterwards. */
export const readMailEvents = async (db: Queryable, { id }: Person): Promise<MyData['mailEvents']> =>
  plain(
    await db
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
      .orderBy(desc(mailEvents.at), mailEvents.id),
  )

export const readBounces = async (db: Queryable, { id }: Person): Promise<MyData['bounces']> =>
  plain(await db.select().from(bounces).where(eq(bounces.userId, id)).orderBy(desc(bounces.month)))

/** Open and ended ones. */
export async function readSessions(db: Queryable, { id }: Person): Promise<MyData['sessions']> {
  const rows = await db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, id))
    .orderBy(desc(authSessions.lastAccessedAt), desc(authSessions.id))
  return rows.map(({ tokenHash: _, ...row }) =>
    plain({
      ...row,
      device: deviceOf(row.userAgent),
      signedInAt: row.createdAt,
      lastUsedAt: row.lastAccessedAt,
    }),
  )
}

export const readKnownDevices = async (db: Queryable, { id }: Person): Promise<MyData['knownDevices']> =>
  plain(
    await db
      .select({ firstSeenAt: knownDevices.createdAt, lastSeenAt: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, id))
      .orderBy(desc(knownDevices.lastSeenAt)),
  )

export async function readSecondFactor(db: Queryable, { id }: Person): Promise<MyData['secondFactor']> {
  const keys = await db
    .select({ name: passkeys.name, addedAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(desc(passkeys.createdAt))
  const apps = await db
    .select({ addedAt: authenticatorApps.createdAt, lastUsedAt: authenticatorApps.lastUsedAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, id))
  return plain([
    ...keys.map((key) => ({ kind: 'passkey', ...key })),
    ...apps.map((app) => ({ kind: 'authenticator app', name: '', ...app })),
  ])
}

const KINDS = {
  magic_link: 'sign-in link',
  code: 'sign-in code',
  validation: 'code to confirm the address',
  deletion: 'code to delete the account',
} as const

export async function readSignInMails(db: Queryable, { email }: Person): Promise<MyData['signInMails']> {
  const rows = await db
    .select()
    .from(signInTokens)
    .where(eq(signInTokens.email, email))
    .orderBy(desc(signInTokens.createdAt), desc(signInTokens.id))
  return rows.map(({ flow, tries, userAgent, ipAddress, createdAt, expiresAt, usedAt }) =>
    plain({
      kind: KINDS[flow],
      device: deviceOf(userAgent),
      userAgent,
      ipAddress,
      requestedAt: createdAt,
      expiresAt,
      usedAt,
      wrongTries: usedAt ? tries - 1 : tries,
    }),
  )
}

export const readInquiriesOf = async (db: Queryable, { email }: Person): Promise<MyData['inquiries']> =>
  plain(
    await db
      .select()
      .from(inquiries)
      .where(isSentBy(email))
      .orderBy(desc(inquiries.createdAt), desc(inquiries.id)),
  )

/** What was done by the person, to their account, or to their whitelist entry. Nobody else is named. */
export async function readAuditLog(db: Queryable, { id, email }: Person): Promise<MyData['auditLog']> {
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
  return rows.map((row) =>
    plain({
      at: row.at,
      action: row.action,
      by: row.isTheirAct
        ? ('you' as const)
        : row.isProduct
          ? ('the product' as const)
          : ('an administrator' as const),
      isAboutYou: row.isAboutYou,
      before: row.ofAccount ? row.before : null,
      after: row.ofAccount ? row.after : null,
    }),
  )
}
