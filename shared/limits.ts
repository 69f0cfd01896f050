// Every length, list of values and size that is used in more than one place: the contract, the forms, the tables and
// the server's rules all read it here. Plain constants, so that the browser has them without zod.

/* ---- Lists of values ---- */

export const PARTICIPATION_STATUSES = ['active', 'paused', 'opted_out'] as const
/** Since when somebody is away: `after` their open match, which stands, or from `now`, which ends it. */
export const AWAY_FROM = ['after', 'now'] as const
export const MATCHING_PREFERENCES = ['same-department', 'cross-department', 'any'] as const
/** What somebody may do: take part, run the programme in some domain groups, or run all of it. */
export const ROLES = ['employee', 'manager', 'admin'] as const
/** Of the employee file: at work, or on leave. */
export const EMPLOYEE_STATUSES = ['active', 'leave'] as const

/** Why people can be taken out: the file says they leave, or they are missing from it. */
export const TAKEN_OUT = ['leaving', 'missing'] as const
export type TakenOut = (typeof TAKEN_OUT)[number]

/** What of a profile the company's directory can decide. */
export const DIRECTORY_FIELDS = ['firstName', 'lastName', 'department'] as const

/** What a person can answer to "did you meet?". */
export const CONNECTION_ANSWERS = ['confirmed', 'not_confirmed'] as const
/** Pending until it is answered. */
export const CONNECTION_STATUSES = ['pending', ...CONNECTION_ANSWERS] as const
export const PAIRING_STATUSES = ['active', 'completed'] as const
/** Called off: one of the two left, and the other has got another match. */
export const MATCH_STATUSES = ['active', 'completed', 'called_off'] as const
/** Cancelled: the time is free again, and the two may book another. */
export const MEETING_STATES = ['booked', 'cancelled'] as const
/** What somebody's calendar replied to the invitation; to decline is to cancel. */
export const MEETING_REPLIES = ['accepted', 'tentative'] as const
/** Why a person of a rescued match had nobody. */
export const RESCUE_REASONS = ['stranded', 'left_out'] as const
/** The rules that an administrator may overrule to bring two together. */
export const OVERRULED_RULES = ['preference', 'met-lately', 'hours'] as const

export const NEWSLETTER_STATUSES = ['draft', 'approved', 'sent'] as const
/** A newsletter has one open send at most to each of its pairings. */
export const OPEN_SEND_STATES = ['queued', 'sending', 'paused'] as const
/** Of a match that can't be, or could not for a while. */
export const STRANDING_STATES = ['stranded', 'waiting', 'too-late', 'back'] as const
/** The people of the sample company that test access shows, in this order; `left-out`: last month. */
export const TEST_STATES = ['active', 'paused', 'left-out', 'on-leave', 'not-set-up', 'opted-out'] as const
/** How long an answer to "did you meet?" can be taken back altogether. */
export const UNDO_MS = 10_000
/** What somebody is in a programme with hosts. */
export const TABLE_ROLES = ['host', 'guest'] as const
export type TableRole = (typeof TABLE_ROLES)[number]

/** What a month's round brought somebody. */
export const OUTCOMES = [
  'matched',
  'stranded',
  'left-out',
  'not-needed',
  'joined-later',
  'paused',
  'opted-out',
  'on-leave',
  'skipped',
  'at-cap',
  'dormant',
  'no-group',
  'not-answered',
  'not-shown-yet',
  'no-round',
] as const
/**
 * What a send is of: `stranded` tells people that their match can't make it, `rescue` tells them their other match,
 * `invitation` the time that was booked or cancelled, `join` asks people to take part.
 */
/** How somebody gets a message: `mail`, or the name of a plugin that is a chat. */
export type DeliveryMethod = string
/** By what somebody is told: one delivery method, or `both`: by mail and in every chat. */
export type TellBy = string

export const SEND_KINDS = [
  'newsletter',
  'reminder',
  'heads-up',
  'silence',
  'stranded',
  'rescue',
  'invitation',
  'join',
] as const
export const SEND_STATES = [...OPEN_SEND_STATES, 'sent', 'cancelled'] as const
/** The outcome of one mail, as it is stored. */
export const SEND_OUTCOMES = [
  'success',
  'sendgrid_limit',
  'sendgrid_forbidden',
  'sendgrid_error',
  'failed',
  'unknown',
] as const
/** The outcome of one mail as a log shows it: pending until there is one, cancelled when there will be none. */
export const SEND_STATUSES = [...SEND_OUTCOMES, 'pending', 'cancelled'] as const

/** Steps of the automatic cycle that are still to be done. */
export const OPEN_STEP_STATES = ['waiting', 'committing'] as const
export const STEP_STATES = [...OPEN_STEP_STATES, 'done', 'skipped', 'failed', 'unknown'] as const

/** The steps of a month's round, in their order. */
export const MONTH_STEPS = ['people', 'pairing', 'newsletter', 'sending', 'meetings', 'completed'] as const
export const MONTH_STEP_STATES = ['todo', 'due', 'running', 'done', 'problem'] as const

/** How administrators' images get into the gallery. */
export const GALLERY_SOURCES = ['admin-uploaded', 'copied'] as const

/** How many people a company expects. */
export const EXPECTED_USERS = [
  'Less than 50',
  '50-100',
  '100-500',
  '500-1000',
  '1000-10,000',
  '10,000+',
] as const

/** How long a person can pause, in months. */
export const PAUSE_MONTHS = [1, 3] as const
/** The longest pause that an administrator can set, in months. */
export const LONGEST_PAUSE = 24
/** "At most 1, 2, 3 coffees a month". */
export const MOST_CAP = 3
/** What the unsubscribe page offers: to opt out, or one of the pauses. */
export const UNSUBSCRIBE_CHOICES = [
  'opt_out',
  'pause_1',
  'pause_3',
  'skip',
  'stay',
  'decline',
  'in',
  'not_in',
] as const

export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number]
export type AwayFrom = (typeof AWAY_FROM)[number]
export type MatchingPreference = (typeof MATCHING_PREFERENCES)[number]
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]
export type PairingStatus = (typeof PAIRING_STATUSES)[number]
export type MatchStatus = (typeof MATCH_STATUSES)[number]
export type RescueReason = (typeof RESCUE_REASONS)[number]
export type ConnectionAnswer = (typeof CONNECTION_ANSWERS)[number]
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number]
export type SendStatus = (typeof SEND_STATUSES)[number]
export type SendOutcome = (typeof SEND_OUTCOMES)[number]
export type ExpectedUsers = (typeof EXPECTED_USERS)[number]
export type PauseMonths = (typeof PAUSE_MONTHS)[number]
export type UnsubscribeChoice = (typeof UNSUBSCRIBE_CHOICES)[number]

/* ---- Lengths of texts, as String.length counts them ---- */

/** The greatest length of each; longer texts are refused, never cut. */
export const LONGEST = {
  /** An e-mail address, the limit of RFC 5321; also for searches, which may be for an address. */
  address: 254,
  /** The part before the @. */
  mailbox: 64,
  search: 254,
  /** The address of one of our screens. */
  next: 500,
  /** A first name, a last name; a department or domain group, by either of its names. */
  name: 100,
  bio: 1000,
  /** The line that somebody gives their match after they met. */
  feedback: 280,
  pauseReason: 200,
  leaveReason: 500,
  company: 200,
  inquiry: 5000,
  topic: 40,
  topicQuestion: 200,
  topicId: 40,
  /** What an attribute is called, where its values come from, and one of them. */
  attribute: 40,
  attributeFrom: 200,
  attributeValue: 80,
  programmeName: 60,
  programmeDescription: 300,
  groupDescription: 500,
  whitelistReason: 500,
  password: 1000,
  /** One part of what a passkey sends, in base64url. */
  passkeyPart: 10_000,
  /** A newsletter's title, subject, or author of the quote. */
  newsletterLine: 200,
  newsletterText: 1000,
  newsletterLongText: 2000,
  choice: 300,
  starter: 500,
  tip: 500,
  /** What the person who invites adds in their own words. */
  invitation: 500,
  pairingFile: 300,
  imageFile: 200,
  /** A cron expression. */
  cycle: 100,
  timeZone: 100,
  meetingLink: 500,
  calendarAddress: 2000,
} as const

/** Every so many weeks a programme may come round. */
export const MOST_WEEKS = 12
/** A programme's audience may be people who joined within this many weeks. */
export const MOST_NEWCOMER_WEEKS = 104

/** Managers of one domain group, and the domains whose addresses they may let in. */
export const MOST_MANAGERS = 50
export const MOST_DOMAINS = 50

export const SHORTEST_PASSWORD = 12

/** The most entries of each list. */
export const MOST = {
  /** Choices of the brain buzzer: one per letter. */
  choices: 26,
  starters: 20,
  tips: 20,
  /** Rows of one import of people. */
  importRows: 200_000,
  importColumns: 500,
  /** Pairings of one newsletter, one for each group. */
  pairingsOfNewsletter: 100,
  /** Of one page of a list. */
  rows: 500,
  /** Rows that are selected by hand, to be changed at once. */
  selected: 10_000,
  /** Of one administrator. */
  passkeys: 20,
  /** People that one person blocks. */
  blocks: 20,
  /** Of the list, and of one person. */
  topics: 40,
  ownTopics: 5,
  attributes: 5,
  attributeValues: 500,
  /** Of one kind, in one change of a round. */
  wishes: 100,
  /** Addresses that are named in one invitation. */
  invitees: 20_000,
  /** Of one kind in a programme's audience. */
  audience: 1000,
  /** People of a round who no longer take part. */
  gone: 20_000,
} as const

/** Of a sign-in code. */
export const CODE_DIGITS = 6
/** Of a recovery code: 118 bits, so that a plain hash of it can be stored. */
export const RECOVERY_CODE_LETTERS = 24

/** What somebody can give their match after they met. */
export const BEANS = { least: 1, most: 5 } as const
/** Feedback is shown only together with that of so many people. */
export const FEWEST_SHOWN = 5

export const DEFAULT_GROUP_COLOR = '#3B82F6'

/** A newsletter is for a month of these years. */
export const YEARS = { first: 2000, last: 2100 } as const

/** The form of some texts, as regular expressions of both JavaScript and PostgreSQL. */
export const FORM = {
  /** #RRGGBB */
  color: '^#[0-9a-fA-F]{6}$',
  /** YYYY-MM */
  month: '^[0-9]{4}-(0[1-9]|1[0-2])$',
} as const

/* ---- Sizes of files ---- */

/** A file of people. */
export const LARGEST_IMPORT_BYTES = 20 * 1024 * 1024
/** The same in words. */
export const IMPORT_SIZES = { largest: '20 MB' } as const
/** An image that is uploaded, by employees and administrators. */
export const LARGEST_IMAGE_BYTES = 5 * 1024 * 1024
/** Mail programs show an image under 200 KB at once; up to 500 KB, some do; above that, most don't. */
export const EMAIL_SAFE_BYTES = 200 * 1024
export const EMAIL_RISKY_BYTES = 500 * 1024
/** The same in words. */
export const IMAGE_SIZES = { largest: '5 MB', emailSafe: '200 KB', emailRisky: '500 KB' } as const

/** What happens, as programs are told of it. */
export const EVENTS = [
  'round.made',
  'round.changed',
  'round.published',
  'round.completed',
  'newsletter.sent',
  'match.met',
  'meeting.booked',
  'meeting.moved',
  'meeting.cancelled',
  'person.joined',
  'person.left',
] as const
export type EventType = (typeof EVENTS)[number]

/** What is off after a restore until an administrator says so. */
export const CREDENTIAL_KINDS = [
  'administrators',
  'second_factors',
  'managers',
  'api_keys',
  'directory_tokens',
  'webhooks',
] as const
