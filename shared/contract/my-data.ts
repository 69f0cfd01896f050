import { z } from 'zod'
import { endpoint } from '../endpoint'
import { MEETING_REPLIES, MEETING_STATES } from '../limits'
import {
  connectionStatus,
  instant,
  language,
  matchStatus,
  messageAnswer,
  month,
  participationStatus,
} from './common'
import { allowedEmail } from './directory'
import { inquiry } from './inquiries'
import { absence, account, code } from './sign-in'

/** Everything kept about a person, as far as they may see it: of others only what their matches show today. */
export const myData = z.object({
  profile: account.extend({
    /** As the person chose it, as the directory says, and as their browser said at set-up. */
    language: language.nullable(),
    directoryLanguage: language.nullable(),
    browserLanguage: language.nullable(),
    domainGroup: z.string().nullable(),
    manager: z.string().nullable(),
    joinedOn: z.string().nullable(),
    /** null: never said, so that of the programme counts. */
    timeZone: z.string().nullable(),
    monthlyCap: z.number().int().nullable(),
    isSample: z.boolean(),
    /** The password itself is kept as a hash only. */
    hasPassword: z.boolean(),
  }),
  participation: z.object({
    /** As stored: a pause stays on record until it is changed. */
    status: participationStatus,
    ...absence,
    /** The last sign of life, to the hour. */
    lastActiveAt: instant.nullable(),
  }),
  rounds: z.array(
    z.object({
      what: z.enum([
        'sits a round out',
        'told in advance',
        'asked about a round',
        'said yes to a round',
        'wants to be asked each time',
        'wants to be told of waiting',
        'asked whether to stay',
        'invited',
        'joined a programme',
        'left a programme',
      ]),
      /** Of the round: its month, or its day. */
      month: z.string().nullable(),
      programme: z.string().nullable(),
      at: instant,
    }),
  ),
  /** The people that they block; blocks against them are not theirs to know. */
  blocks: z.array(z.object({ email: z.string(), since: instant })),
  managedGroups: z.array(z.object({ group: z.string(), since: instant })),
  images: z.array(
    z.object({
      /** The photo itself, or its small copy in mails. */
      kind: z.enum(['photo', 'copy for mails']),
      filename: z.string(),
      createdAt: instant.nullable(),
      /** data:image/…;base64,… */
      dataUrl: z.string(),
    }),
  ),
  whitelist: z.array(
    allowedEmail.pick({ email: true, reason: true, isActive: true, createdAt: true, updatedAt: true }),
  ),
  matches: z.array(
    z.object({
      month,
      pairing: z.string(),
      partnerName: z.string(),
      partnerEmail: z.string(),
      partnerDepartment: z.string().nullable(),
      why: z.array(z.string()),
      matchDate: instant,
      status: matchStatus,
      completedAt: instant.nullable(),
      ownAnswer: connectionStatus,
      ownAnswerAt: instant.nullable(),
      partnerAnswer: connectionStatus,
      partnerAnswerAt: instant.nullable(),
      /** The others at a table, beside the partner; empty in a pair. */
      moreNames: z.array(z.string()),
      moreEmails: z.array(z.string()),
      moreDepartments: z.array(z.string()),
      moreAnswers: z.array(connectionStatus),
      /** When the person was reminded to say whether they met. */
      remindedAt: instant.nullable(),
      /** When the person was told that the other one can't make it, and when they asked for someone else. */
      strandedAt: instant.nullable(),
      askedForAnotherAt: instant.nullable(),
      /** Whether the person hosted the others. */
      isHost: z.boolean(),
      /** Whether the person was to suggest the time. */
      isOrganiser: z.boolean(),
      /** When the person was reminded to. */
      organiserRemindedAt: instant.nullable(),
      /** The time that was booked, also when it was cancelled afterwards. */
      meetingAt: instant.nullable(),
      meetingState: z.enum(MEETING_STATES).nullable(),
      meetingBookedByYou: z.boolean(),
      /** What the person gave after they met: one to five beans, and a line. */
      feedbackBeans: z.number().int().nullable(),
      feedbackLine: z.string().nullable(),
      feedbackMayBeQuoted: z.boolean().nullable(),
      feedbackAt: instant.nullable(),
      /** What the person's calendar replied to the invitation. */
      meetingReply: z.enum(MEETING_REPLIES).nullable(),
    }),
  ),
  leftOut: z.array(z.object({ month, pairing: z.string(), reason: z.string() })),
  /** The person in the records of completed pairings, as they were called then. */
  completedPairings: z.array(
    z.object({
      month,
      pairing: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      department: z.string().nullable(),
      status: matchStatus,
      ownAnswer: connectionStatus,
    }),
  ),
  mails: z.array(
    z.object({
      way: z.string(),
      newsletter: z.string(),
      subject: z.string(),
      month: z.number(),
      year: z.number(),
      at: instant.nullable(),
      outcome: z.string(),
      errorCode: z.string().nullable(),
      reason: z.string().nullable(),
      /** The name the mail begins with. */
      addressedTo: z.string().nullable(),
      namedMatch: z.string().nullable(),
    }),
  ),
  mailEvents: z.array(
    z.object({ newsletter: z.string(), kind: z.string(), at: instant, code: z.string(), reason: z.string() }),
  ),
  bounces: z.array(z.object({ month, at: instant, code: z.string(), reason: z.string() })),
  sessions: z.array(
    z.object({
      device: z.string(),
      userAgent: z.string().nullable(),
      ipAddress: z.string().nullable(),
      signedInAt: instant,
      lastUsedAt: instant,
      expiresAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
  /** Browsers that have signed in as this person before. */
  knownDevices: z.array(z.object({ firstSeenAt: instant, lastSeenAt: instant })),
  /** Of an administrator: passkeys and the authenticator app. */
  secondFactor: z.array(
    z.object({ kind: z.string(), name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }),
  ),
  signInMails: z.array(
    z.object({
      kind: z.string(),
      device: z.string(),
      userAgent: z.string().nullable(),
      ipAddress: z.string().nullable(),
      requestedAt: instant,
      expiresAt: instant,
      usedAt: instant.nullable(),
      wrongTries: z.number(),
    }),
  ),
  inquiries: z.array(inquiry.omit({ id: true })),
  auditLog: z.array(
    z.object({
      at: instant,
      action: z.string(),
      by: z.enum(['you', 'an administrator', 'the product']),
      isAboutYou: z.boolean(),
      /** The changed fields, of acts on the person's account. */
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  /** What plugins keep of them, each with what its facts are called. Passwords and addresses of calendars are not shown. */
  plugins: z.array(
    z.object({
      plugin: z.string(),
      title: z.string(),
      labels: z.record(z.string(), z.string()),
      entries: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
export type MyData = z.infer<typeof myData>

export const getMyData = endpoint('GET /api/my-data', {
  summary: 'Everything kept about the signed-in person, the photo inside.',
  response: myData,
})

export const getMyDataPage = endpoint('GET /api/my-data/page', {
  summary: 'The same as a page to read and print.',
})

export const requestDeletion = endpoint('POST /api/my-data/deletion', {
  changes: 'nothing',
  summary: 'Mails a 6-digit code with which the signed-in person can delete their account.',
  response: messageAnswer,
})

export const confirmDeletion = endpoint('POST /api/my-data/deletion/confirm', {
  changes: 'session',
  summary: 'Deletes the account of the signed-in person for good, by the mailed code.',
  body: z.object({ code }),
  response: messageAnswer,
})
