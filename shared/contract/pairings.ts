import { z } from 'zod'
import { endpoint } from '../endpoint'
import { BEANS, LONGEST, MOST, OVERRULED_RULES, TABLE_ROLES } from '../limits'
import { mapValues } from '../map-values'
import { SIDES } from '../match-sides'
import { SEEN_TEXTS } from '../profile-texts'
import { FEEDBACK } from '../text-rules'
import {
  connectionAnswer,
  connectionStatus,
  firstRows,
  flag,
  id,
  instant,
  matchStatus,
  messageAnswer,
  month,
  namedPerson,
  programmeQuery,
  programmeOrAllQuery,
  paging,
  programme,
  programmeOrAll,
  pairingStatus,
  searchText,
  text,
  updatedSince,
} from './common'
import { meeting, ofProgramme } from './meetings'
import { sittingOut } from './participation'
import { notReady } from './readiness'
import { saying } from '../languages/faults'

/* ---- A person's own matches ---- */

/** Without an address: the person was erased, and is "A former colleague". */
const partner = namedPerson.extend({
  department: z.string().nullable(),
  departmentDisplayName: z.string().nullable(),
  /** Their values of attributes that a match sees. */
  attributes: z.array(z.string()),
  profileImageUrl: z.string().nullable(),
  ...mapValues(SEEN_TEXTS, () => z.string()),
})

export const match = z.object({
  id,
  pairingId: id,
  user1Id: id,
  user2Id: id,
  matchDate: instant,
  /** YYYY-MM of the pairing. */
  month,
  status: matchStatus,
  completedAt: instant.nullable(),
  user1ConnectionStatus: connectionStatus,
  user2ConnectionStatus: connectionStatus,
  user1ConfirmedAt: instant.nullable(),
  user2ConfirmedAt: instant.nullable(),
  /** Who hosts the others; null: all are equal. */
  hostId: id.nullable(),
  /** Who of them suggests the time; null: nobody in particular. */
  organiserId: id.nullable(),
  /** The time they booked, also when it was cancelled; null: none. */
  meeting: meeting.nullable(),
  createdAt: instant,
})

const beans = z
  .number()
  .int()
  .min(BEANS.least)
  .max(
    BEANS.most,
    saying((w) => w.beans),
  )
/** What somebody gives their match after they met. */
const feedback = z.object({
  beans,
  /** One line, or empty. */
  line: z.string(),
  /** Whether a report may show the line, without a name. */
  mayBeQuoted: z.boolean(),
})

/** A match as one of its people sees it. */
export const ownMatch = match.extend({
  /** YYYY-MM-DD, where its round is that of a day; null: of its month. */
  day: z.string().nullable(),
  /** The other one; at a table, the first of the others. */
  partner,
  /** At a table, the others beside them; empty in a pair. */
  more: z.array(partner.extend({ status: connectionStatus })),
  /** The caller's side of the match. */
  side: z.enum(SIDES),
  /** What the caller is at a table with a host; null: all are equal. */
  role: z.enum(TABLE_ROLES).nullable(),
  ownStatus: connectionStatus,
  partnerStatus: connectionStatus,
  /** Where they meet at the time that is booked: an https address for video, or "To be agreed". */
  place: z.string().nullable(),
  /** It is time to ask whether they met: the booked time is over, or without one a week since they were told, or half a shorter round. */
  isAsked: z.boolean(),
  ...ofProgramme,
  /** Times are suggested and booked here: the programme wants it so. */
  canBook: z.boolean(),
  /** The caller has answered, and can change that: the pairing is active. */
  canChange: z.boolean(),
  /** What the caller gave after they met; nobody else is shown it with a name. null: nothing. */
  feedback: feedback.nullable(),
  /** The caller has said that they met, and what they give is not yet shown together with other people’s. */
  canGiveFeedback: z.boolean(),
  /** Why these two were matched, in words: whose preference applied, and when they last met. */
  why: z.array(z.string()),
  /** A question to start the conversation, from the month's newsletter or the built-in ones; the same for all. */
  starter: z.string(),
})
export type OwnMatch = z.infer<typeof ownMatch>

export const getCurrentMatch = endpoint('GET /api/matches/current', {
  summary:
    "The signed-in person's match of the default programme's current round; both null for somebody without one.",
  response: z.object({
    match: ownMatch.nullable(),
    partner: partner.nullable(),
    /** An administrator gave them another match, or none, since they last looked. */
    hasChanged: z.boolean(),
  }),
})

export const getOpenMatches = endpoint('GET /api/matches/open', {
  summary: "The signed-in person's open matches, one for each programme at most; the soonest meeting first.",
  response: z.array(
    z.object({
      programme: z.object({
        id,
        name: z.string(),
        colour: z.string(),
        /** The one that is meant where none is named. */
        isDefault: z.boolean(),
        /** What its round is for: YYYY-MM, or a day. */
        period: z.string(),
      }),
      match: ownMatch,
      partner,
    }),
  ),
})

export const noteChangeSeen = endpoint('POST /api/matches/change-seen', {
  summary: 'The signed-in person has looked at what an administrator changed of their match.',
  response: z.object({ hasChanged: z.literal(false) }),
})

export const getMatchHistory = endpoint('GET /api/matches/history', {
  summary: "The signed-in person's earlier matches, newest first.",
  query: z.object(paging),
  response: z.array(z.object({ match: ownMatch, partner })),
})

export const completeMatch = endpoint('PUT /api/matches/:id/complete', {
  summary: 'Says that the two met, and closes the match for the signed-in person.',
  response: ownMatch,
})

export const setConnectionStatus = endpoint('PUT /api/matches/:id/connection-status', {
  summary:
    "Answers 'did you meet?' for the signed-in person, once; with change=true it changes the answer while the pairing is active, and `pending` takes it back within ten seconds.",
  body: z.union([
    z.object({ status: connectionAnswer, change: z.boolean().optional() }),
    z.object({ status: z.literal('pending'), change: z.literal(true) }),
  ]),
  response: ownMatch,
})

export const giveFeedback = endpoint('PUT /api/matches/:id/feedback', {
  unlogged: true,
  summary:
    'One to five beans and a line from the signed-in person, who has said that the two met; can be changed until it is shown together with other people’s. Never shown with a name.',
  body: z.object({ beans, line: text(FEEDBACK.line).default(''), mayBeQuoted: z.boolean().default(false) }),
  response: ownMatch,
})

export const getInvite = endpoint('GET /api/matches/:id/invite.ics', {
  summary: "A calendar invitation for the signed-in person's match.",
  query: z.object({
    start: z.iso.datetime({ offset: true, ...saying((w) => w.iso) }).optional(),
  }),
})

export const getNextPairing = endpoint('GET /api/next-pairing', {
  summary: 'When the next pairing takes place, and whether the caller sits it out.',
  response: z.object({
    date: z.string(),
    nextRun: instant.optional(),
    /** Rounds are those of months. */
    isMonthly: z.boolean(),
    sitsOut: sittingOut.nullable(),
    /** The caller was silent for so long that rounds go on without them. */
    isDormant: z.boolean(),
    /** Others belong to domain groups, the caller to none: no round of a group has them. */
    hasNoGroup: z.boolean(),
    /** How many coffees a month the caller wants at most, if they have as many in the month of that round. */
    capReached: z.number().int().nullable(),
    /** The caller takes part only if they say so, and has not: `now`, or they are asked `later`. */
    awaitsYes: z.enum(['now', 'later']).nullable(),
  }),
})

/* ---- Pairings, as the administrator sees them ---- */

/** How many people were asked whether they take part, and what they said. */
const asked = z.object({ asked: z.number().int(), yes: z.number().int(), silent: z.number().int() })

export const pairing = z.object({
  id,
  name: z.string(),
  programmeId: id,
  month,
  /** The month, or the day that it was made for (YYYY-MM-DD), where rounds are not those of months. */
  period: z.string(),
  domainGroupId: id.nullable(),
  domainGroupName: z.string().nullable(),
  groupNumber: z.number().int(),
  status: pairingStatus,
  totalPairs: z.number().int(),
  fileName: z.string(),
  createdAt: instant,
  completedAt: instant.nullable(),
  /** Since when its people see their matches; null: they don't yet. */
  publishedAt: instant.nullable(),
  /** One more with each change of the round. */
  version: z.number().int(),
  /** Where people were asked before. */
  asked: asked.nullable(),
})
export type Pairing = z.infer<typeof pairing>

/** What tables reach, what none can surpass, and how far the two are apart. */
const goal = z.object({ value: z.number(), bound: z.number(), gap: z.number() })

/** Of tables of three to five, `pairs` are tables, and `crossPairs` and `repeats` any two at a table. */
export const certificate = z.object({
  pairs: z.number(),
  pairsBound: z.number(),
  leftOutDebt: z.number(),
  crossPairs: z.number(),
  crossPairsBound: z.number(),
  repeats: z.number(),
  recencyCost: z.number(),
  optimal: z.boolean(),
  /** How many people joined a pair, and how many could at most; absent where nobody may. */
  trios: z.number().optional(),
  triosBound: z.number().optional(),
  /** What tables prove of themselves, goal by goal; `edges` are all two at a table. Absent where there are pairs. */
  tables: z
    .object({
      edges: z.number(),
      ...mapValues({ seated: 0, leftOutDebt: 0, otherSizes: 0, repeats: 0, crossEdges: 0 }, () => goal),
      /** What the hosts without a table have waited; only where there are hosts. */
      hostsResting: goal.optional(),
    })
    .optional(),
  /** The certificate in words, for the dashboard. */
  statement: z.string(),
})

const unmatchedPerson = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  /** Why this person is left out, and the smallest change that would give them a match. */
  reason: z.string(),
})

/** How many tables are of another size, have no half hour in common, or have people of several domain groups; null: pairs, or no dry run. */
const atTables = z
  .object({ otherSizes: z.number().int(), withoutTime: z.number().int(), mixed: z.number().int() })
  .nullable()

const generateAnswer = z.object({
  message: z.string(),
  totalMatches: z.number().int(),
  /** null in a dry run. */
  pairing: pairing.nullable(),
  unmatched: z.array(unmatchedPerson),
  certificate,
  atTables,
  /** The draft that is linked to the pairing by itself: the month's only one without a pairing. */
  linkedNewsletter: z.object({ id, title: z.string() }).nullable(),
  /** Who of these people was in a completed pairing of this month, and when its newsletter went out; null: nobody. */
  alreadyPaired: z.object({ people: z.number().int(), mailedOn: instant.nullable() }).nullable(),
})
const generateOptions = z.object({
  programme,
  dryRun: flag,
  /** Pairs people who were paired this month already. Without it that is refused. */
  again: flag,
  /** Also completes the active pairings of earlier months that have these people; nothing of it if nobody is paired. */
  complete: flag,
})

export const generateCompanyPairing = endpoint('POST /api/admin/generate-pairing', {
  isLong: true,
  summary: 'Pairs the whole company; with dryRun=true nothing is stored.',
  query: generateOptions,
  response: generateAnswer,
})

export const generateGroupPairing = endpoint('POST /api/admin/generate-pairing/:domainGroupId', {
  isLong: true,
  access: 'manager',
  summary: 'Pairs one domain group; with dryRun=true nothing is stored.',
  query: generateOptions,
  response: generateAnswer,
})

export const createPairings = endpoint('POST /api/admin/create-pairings', {
  isLong: true,
  summary:
    'Creates one pairing for every domain group with enough people; with dryRun=true nothing is stored.',
  query: generateOptions.pick({ programme: true, dryRun: true, complete: true }),
  response: z.object({
    message: z.string(),
    /** Empty in a dry run. */
    created: z.array(pairing),
    /** What is known of each of them. */
    groups: z.array(z.object({ group: z.string(), certificate })),
    skipped: z.array(z.object({ group: z.string(), reason: z.string() })),
    /** The first 100 people who were left out of these pairings, and how many there are. */
    leftOut: z.array(z.object({ group: z.string(), name: z.string(), reason: z.string() })),
    leftOutTotal: z.number().int(),
    /** Of all of them together. */
    atTables,
  }),
})

/** Of a completed round everything is as it was when it was completed. */
const matchedPerson = namedPerson.extend({ department: z.string().nullable() })

const pairingMatch = z.object({
  id,
  user1: matchedPerson,
  user2: matchedPerson,
  /** Who else sits with the two; empty in a pair. */
  more: z.array(matchedPerson),
  /** Who hosts the others; null: all are equal. */
  hostId: id.nullable(),
  /** What each of them answered, in words: "said they met". */
  answers: z.array(z.string()),
  status: matchStatus,
  /** They have booked a time; which one is theirs to know. */
  isBooked: z.boolean(),
  /** The rules that an administrator overruled to bring these two together; null: none. */
  overruled: z.array(z.enum(OVERRULED_RULES)).nullable(),
  /** Made after the round, for people who were stranded or left out. */
  rescued: z.boolean(),
  /** The people it was made for, in words. */
  rescuedFor: z.string().nullable(),
})

export const getCurrentPairings = endpoint('GET /api/admin/current-pairings', {
  access: 'manager',
  summary:
    'The active pairings of a programme with the first matches of each: 500, or as many as `matches` says.',
  query: z.object({ matches: firstRows, programme: programmeOrAll }),
  response: z.object({
    /** `stillOpen`: what completing it touches, in words. */
    pairings: z.array(pairing.extend({ stillOpen: z.string() })),
    matchesByPairing: z.record(z.string(), z.array(pairingMatch)),
  }),
})

export const getPairingMatches = endpoint('GET /api/admin/pairings/:id/matches', {
  access: 'manager',
  summary: "A pairing's matches, paged and searchable.",
  query: z.object({ search: searchText, ...paging, updatedSince }),
  response: z.array(pairingMatch),
})

export const getCertificate = endpoint('GET /api/admin/pairings/:id/certificate', {
  access: 'manager',
  summary: 'What was proved when a pairing was made, in figures and in words.',
  response: certificate,
})

export const getLeftOut = endpoint('GET /api/admin/pairings/:id/left-out', {
  access: 'manager',
  summary: 'Who was left out of a pairing, and why; paged, searched by name and address.',
  query: z.object({ search: searchText, ...paging }),
  response: z.array(unmatchedPerson),
})

export const getLeftOutCsv = endpoint('GET /api/admin/pairings/:id/left-out.csv', {
  access: 'manager',
  proof: 'fresh',
  summary: 'The same as CSV.',
})

export const getPairingCsv = endpoint('GET /api/admin/pairings/:id.csv', {
  access: 'manager',
  proof: 'fresh',
  summary: "A pairing's matches as CSV, with what both people said.",
})

/* ---- Who was told ---- */

const unreached = z.object({
  userId: id,
  name: z.string(),
  /** By each way: what became of it, why in words, and since when. */
  ways: z.array(
    z.object({
      way: z.string(),
      state: z.enum(['failed']),
      reason: z.string(),
      at: instant.nullable(),
    }),
  ),
  /** What to do about it, in words. */
  next: z.string(),
  /** A mail of that round is still right for them: POST …/reach tries again. */
  canTryAgain: z.boolean(),
})

export const getReach = endpoint('GET /api/admin/pairings/:id/reach', {
  access: 'manager',
  summary:
    'How many of a round were told of it, and who was not, with the reason and what to do. `failed` is paged by name.',
  query: z.object(paging),
  response: z.object({
    /** Everybody to be told: the sum of reached, waiting, uncertain and failed. */
    people: z.number().int(),
    reached: z.number().int(),
    waiting: z.number().int(),
    uncertain: z.number().int(),
    /** Why nobody was mailed yet, in words. */
    note: z.string().nullable(),
    failed: z.array(unreached),
    /** The cursor of the next page. */
    next: z.string().nullable(),
  }),
})
export type Unreached = z.infer<typeof unreached>

export const tellAgain = endpoint('POST /api/admin/pairings/:id/reach', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Mails people of a round again who were not reached: all of them, or those named. Never others.',
  body: z.object({ userIds: z.array(id).max(MOST.rows).optional() }).default({}),
  response: z.object({ message: z.string(), people: z.number().int() }),
})

export const getPairingValidation = endpoint('GET /api/admin/pairing-validation', {
  access: 'manager',
  summary: 'Who can be paired, and whether a pairing may start.',
  query: z.object({ domainGroupId: id.optional(), programme }),
  response: z.object({
    statusCounts: z.object({
      total: z.number().int(),
      truly_active: z.number().int(),
      opted_out: z.number().int(),
      paused: z.number().int(),
      /** They sit out this month's round. */
      sitting_out: z.number().int(),
      /** Silent for so long that they are left out. */
      dormant: z.number().int(),
      /** All others who are not ready; `reasons` says why. */
      inactive: z.number().int(),
    }),
    /** As in /api/admin/readiness. */
    reasons: notReady,
    eligibility: z.object({
      hasMinimumUsers: z.boolean(),
      minimumRequired: z.number().int(),
      /** null: it does not matter, as people sit at tables of three or more. */
      hasEvenNumbers: z.boolean().nullable(),
    }),
    /** Of the next round, where people are asked before; null: nobody was. */
    asked: asked.nullable(),
  }),
})

export const completeCurrentPairings = endpoint('POST /api/admin/complete-current-pairing', {
  summary: 'Completes every active pairing of a programme.',
  query: programmeOrAllQuery,
  response: z.object({ message: z.string(), completed: z.number().int() }),
})

export const completePairing = endpoint('POST /api/admin/complete-pairing/:id', {
  access: 'manager',
  summary: 'Completes one pairing and freezes its file.',
  response: z.object({ message: z.string(), pairing }),
})

export const publishPairing = endpoint('POST /api/admin/pairings/:id/publish', {
  access: 'manager',
  summary: 'Shows the people of a pairing their matches before its newsletter goes out.',
  response: z.object({ message: z.string(), pairing }),
})

export const deletePairing = endpoint('DELETE /api/admin/pairings/:id', {
  access: 'manager',
  summary: 'Deletes an active pairing of which no mail was sent.',
  response: messageAnswer,
})

const pairingFile = z.object({
  /** Of the pairing. */
  id,
  fileName: z.string(),
  displayName: z.string(),
  /** The month in words, or the day of a round that is not one of a month. */
  monthDisplay: z.string(),
  groupDisplay: z.string(),
  matchCount: z.number().int(),
  /** Since when its people see their matches; null: they don't yet. */
  publishedAt: instant.nullable(),
})

export const getCompletedPairingFiles = endpoint('GET /api/admin/completed-pairing-files', {
  access: 'manager',
  summary:
    'The files of the completed pairings of a programme, newest first, paged; searched by month, group and file name.',
  query: z.object({ search: searchText, ...paging, programme: programmeOrAll }),
  response: z.array(pairingFile),
})

export const deleteCompletedPairing = endpoint('DELETE /api/admin/completed-pairings/:fileName', {
  access: 'manager',
  summary: 'Removes a file from the list; the match history stays.',
  params: z.object({ fileName: z.string().max(LONGEST.pairingFile) }),
  response: messageAnswer,
})

type OfSeat<Side extends string> = Record<
  `${Side}_${'name' | 'email' | 'department' | 'answer'}`,
  z.ZodOptional<z.ZodNullable<z.ZodString>>
> &
  Record<`${Side}_connection_status`, z.ZodOptional<z.ZodNullable<typeof connectionStatus>>>
const tableRole = z.enum(TABLE_ROLES).nullish()
/** What each is at a table with a host; absent where all are equal. */
const roles = Object.fromEntries(SIDES.map((side) => [`${side}_role`, tableRole])) as Record<
  `${(typeof SIDES)[number]}_role`,
  typeof tableRole
>
const ofSeat = <Side extends string>(side: Side) =>
  ({
    [`${side}_name`]: z.string().nullish(),
    [`${side}_email`]: z.string().nullish(),
    [`${side}_department`]: z.string().nullish(),
    [`${side}_connection_status`]: connectionStatus.nullish(),
    [`${side}_answer`]: z.string().nullish(),
  }) as OfSeat<Side>

export const getPairingFile = endpoint('GET /completed_pairings/:fileName', {
  access: 'manager',
  summary: 'A pairing file: the pairing and all its matches.',
  params: z.object({ fileName: z.string().max(LONGEST.pairingFile) }),
  response: z.object({
    name: z.string(),
    month,
    /** The display name of the group; "All Users" for the whole company. */
    domainGroup: z.string(),
    groupNumber: z.number().int(),
    status: pairingStatus,
    totalPairs: z.number().int(),
    createdAt: instant,
    completedAt: instant.nullable(),
    matches: z.array(
      z.object({
        user1_name: z.string(),
        user1_email: z.string(),
        user2_name: z.string(),
        user2_email: z.string(),
        /** Who joined the two; null: nobody did. */
        user3_name: z.string().nullable(),
        user3_email: z.string().nullable(),
        status: matchStatus,
        user1_connection_status: connectionStatus,
        user2_connection_status: connectionStatus,
        user3_connection_status: connectionStatus.nullable(),
        user1_department: z.string().nullable(),
        user2_department: z.string().nullable(),
        user3_department: z.string().nullable(),
        /** What each answered, in words: "said they met". */
        user1_answer: z.string(),
        user2_answer: z.string(),
        user3_answer: z.string().nullable(),
        ...roles,
        // Of larger tables.
        ...ofSeat('user4'),
        ...ofSeat('user5'),
        ...ofSeat('user6'),
        /** Made after the round, for people who were stranded or left out. */
        rescued: z.boolean(),
      }),
    ),
  }),
})

export const getPairingGroups = endpoint('GET /api/admin/pairing-groups', {
  access: 'manager',
  summary: 'The pairings that a newsletter of a programme can be linked to, by category.',
  query: programmeQuery,
  response: z.record(
    z.string(),
    z.array(
      z.object({
        fileName: z.string(),
        groupName: z.string(),
        /** The display name of the group, or "All Users". */
        group: z.string(),
        /** If so, it can't be linked together with that of a group. */
        isCompanyWide: z.boolean(),
        totalPairs: z.number().int(),
        /** Its people, matched or left out. */
        people: z.number().int(),
        month,
        /** When the last newsletter of it went out; null: none did. */
        mailedOn: instant.nullable(),
      }),
    ),
  ),
})

export const getPairingHistory = endpoint('GET /api/admin/pairing-history', {
  access: 'manager',
  summary: 'All pairings of a programme, newest first, paged.',
  query: z.object({ ...paging, updatedSince, programme: programmeOrAll }),
  response: z.array(pairing),
})
