import { z } from 'zod'
import { plainEmail } from '../characters'
import { endpoint } from '../endpoint'
import {
  CODE_DIGITS,
  DIRECTORY_FIELDS,
  EMPLOYEE_STATUSES,
  LONGEST,
  ROLES,
  SHORTEST_PASSWORD,
  TEST_STATES,
} from '../limits'
import { mapValues } from '../map-values'
import { PROFILE_TEXTS } from '../profile-texts'
import { ADMIN_EMAIL, CURRENT_PASSWORD, NEW_PASSWORD, PASSWORD, SIGN_IN_CODE } from '../text-rules'
import {
  day,
  email,
  id,
  instant,
  language,
  matchingPreference,
  messageAnswer,
  namedPerson,
  participationStatus,
  ruled,
  tellBy,
} from './common'
import { shownWhenAndWhere } from './meetings'
import { saying } from '../languages/faults'

/** What a person's own account holds; "my data" has it, too. */
export const account = namedPerson.extend({
  department: z.string().nullable(),
  departmentDisplayName: z.string().nullable(),
  matchingPreference,
  ...mapValues(PROFILE_TEXTS, () => z.string()),
  /** Ids; in "my data" they are names. */
  topics: z.array(z.string()),
  /** By the ids of the attributes; in "my data" by their names. */
  attributes: z.record(z.string(), z.string()),
  ...shownWhenAndWhere,
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  isEmailVerified: z.boolean(),
  isValidated: z.boolean(),
  validatedAt: instant.nullable(),
  needsProfileSetup: z.boolean(),
  authMethod: z.string(),
  createdAt: instant,
  updatedAt: instant,
})

/** What keeps somebody out of rounds for a while. */
export const absence = {
  pauseStartDate: day.nullable(),
  pauseEndDate: day.nullable(),
  pauseReason: z.string().nullable(),
  employeeStatus: z.enum(EMPLOYEE_STATUSES),
  leaveStartDate: day.nullable(),
  leaveEndDate: day.nullable(),
  leaveReason: z.string().nullable(),
}

/** The signed-in person, as that person may see themselves. No secret, and of others only the match's name. */
export const user = account.extend({
  profileImageUrl: z.string().nullable(),
  /** The most coffees a month, over all programmes; null: as many as there are. */
  monthlyCap: z.number().int().nullable(),
  /** By what they want to be told; null: by what their programme does. */
  tellBy: tellBy.nullable(),
  /** The one in which the person is written to. */
  language,
  /** Whether they chose it themselves. */
  languageChosen: z.boolean(),
  /** What of the profile the company's directory decides, so that the person can't change it. */
  fromDirectory: z.array(z.enum(DIRECTORY_FIELDS)),
  /** A manager runs the programme in the domain groups of `managedGroups`, and an administrator in all of them. */
  role: z.enum(ROLES),
  managedGroups: z.array(id),
  /** A pause that has ended reads as active. */
  participationStatus,
  ...absence,
  currentMatch: z
    .object({ match_id: id, match_name: z.string(), match_email: z.string(), month: z.string() })
    .nullable(),
  pastMatches: z.array(z.object({ match_id: id, match_name: z.string(), month: z.string() })),
})
export type User = z.infer<typeof user>

const success = z.object({ success: z.boolean(), message: z.string() })
/** Exactly six ASCII digits. */
export const code = ruled(SIGN_IN_CODE).meta({ pattern: `^[0-9]{${CODE_DIGITS}}$` })
const token = z.string().min(1).max(200)

/** The languages to choose from, each by its own name for itself. */
const languages = z.array(z.object({ code: language, name: z.string() }))

export const getPublicSettings = endpoint('GET /api/settings', {
  access: 'public',
  // Its text for a refused address lists the domains of the whitelist.
  summary: 'What the public pages need to know about this installation.',
  response: z.object({
    orgName: z.string(),
    contactEmail: z.string(),
    testAccess: z.boolean(),
    singleSignOn: z.boolean(),
    evaluation: z.boolean(),
    /** An evaluation whose mails go to the outbox, which this browser can open. */
    outbox: z.boolean(),
    /** Sample people may be added. */
    sampleData: z.boolean(),
    /** Besides mail, where people may choose to be told. */
    chats: z.array(z.string()),
    /** The text shown for the error code invalid_email. */
    invalidEmailMessage: z.string(),
    languages,
  }),
})

export const getLanguages = endpoint('GET /api/languages', {
  access: 'public',
  summary: 'The languages to choose from, each by its own name for itself.',
  response: languages,
})

export const getAuthStatus = endpoint('GET /api/auth/status', {
  access: 'public',
  summary: 'Whether the browser is signed in; 200 either way.',
  response: z.object({ authenticated: z.boolean(), user: user.nullable() }),
})

export const getCurrentUser = endpoint('GET /api/auth/user', {
  access: 'session',
  summary: 'The signed-in user; 401 without a session.',
  response: user,
})

export const requestMagicLink = endpoint('POST /api/auth/magic-link', {
  access: 'public',
  summary: 'Mails a sign-in link and a 6-digit code; one per address in two minutes.',
  body: z.object({
    email,
    /** Where the person was going: the link leads there, if it is the address of a screen of ours. */
    next: z.string().max(LONGEST.next).optional(),
  }),
  response: success.extend({ requiresWait: z.number().optional() }),
})

export const getMagicLink = endpoint('GET /api/auth/magic-link', {
  access: 'public',
  summary: 'What the page behind a sign-in link must ask for; changes nothing.',
  query: z.object({ token }),
  response: z.object({ state: z.enum(['ready', 'needs_code', 'invited', 'invalid']) }),
})

export const verifyMagicLink = endpoint('POST /api/auth/magic-link/verify', {
  access: 'public',
  changes: 'session',
  summary:
    'Signs in by link; in another browser than the one that asked, and by an invitation, the code of the same mail is needed too.',
  body: z.object({ token, code: code.optional() }),
  response: success.extend({ redirectTo: z.string() }),
})

export const sendCode = endpoint('POST /api/auth/send-code', {
  access: 'public',
  changes: 'nothing',
  summary: 'Mails a 6-digit sign-in code, valid 15 minutes in the browser that asked.',
  body: z.object({ email }),
  response: success,
})

export const verifyCode = endpoint('POST /api/auth/verify-code', {
  access: 'public',
  changes: 'session',
  summary: 'Signs in by the mailed code.',
  body: z.object({ email, code }),
  response: success,
})

export const signInAsAdmin = endpoint('POST /api/signin', {
  access: 'public',
  changes: 'session',
  summary: 'Signs an administrator in by password.',
  body: z.object({
    email: z.string().max(LONGEST.address, saying(ADMIN_EMAIL.tooLong)).transform(plainEmail),
    password: ruled(PASSWORD),
  }),
  response: z.object({ user }),
})

export const simpleAuth = endpoint('POST /api/simple-auth', {
  access: 'public',
  changes: 'session',
  summary: 'Signs in by address alone, where test access is turned on.',
  body: z.object({ email }),
  response: z.object({ redirectTo: z.string(), message: z.string() }),
})

export const getTestPeople = endpoint('GET /api/simple-auth/people', {
  access: 'public',
  summary:
    'One person of the sample company for each state, whom test access signs in; empty where it is turned off.',
  response: z.object({
    people: z.array(namedPerson.omit({ id: true }).extend({ state: z.enum(TEST_STATES) })),
  }),
})

export const verifyEmail = endpoint('POST /api/auth/verify-email', {
  access: 'session',
  summary: 'Validates the signed-in user by the mailed code.',
  body: z.object({ code }),
  response: success,
})

export const resendVerification = endpoint('POST /api/auth/verify-email/resend', {
  access: 'session',
  changes: 'nothing',
  summary: 'Mails a new validation code.',
  response: success,
})

export const logout = endpoint('POST /api/logout', {
  access: 'public',
  changes: 'session',
  summary: 'Ends the session on the server.',
  response: messageAnswer,
})

export const getSessions = endpoint('GET /api/auth/sessions', {
  summary: "The signed-in person's sessions, latest use first; at most 50.",
  response: z.array(
    z.object({
      id,
      /** In words, such as "Firefox on Windows". */
      device: z.string(),
      isCurrent: z.boolean(),
      signedInAt: instant,
      lastUsedAt: instant,
    }),
  ),
})

export const endSession = endpoint('DELETE /api/auth/sessions/:id', {
  summary: 'Ends one other session of the signed-in person.',
  response: messageAnswer,
})

export const endOtherSessions = endpoint('POST /api/auth/sessions/end-others', {
  summary: 'Ends all other sessions of the signed-in person.',
  response: messageAnswer,
})

export const changePassword = endpoint('PUT /api/admin/password', {
  summary: "Changes the administrator's own password, and signs them out everywhere but here.",
  body: z.object({
    currentPassword: ruled(CURRENT_PASSWORD),
    newPassword: ruled(NEW_PASSWORD).meta({ minLength: SHORTEST_PASSWORD }),
  }),
  response: messageAnswer,
})
