import { z } from 'zod'
import { endpoint } from '../endpoint'
import { DEFAULT_GROUP_COLOR, FORM, LONGEST } from '../limits'
import { DEPARTMENT, DOMAIN_GROUP, PROFILE, WHITELIST_ENTRY } from '../text-rules'
import {
  addressBy,
  awayFrom,
  changesSomething,
  day,
  email,
  id,
  instant,
  language,
  leavers,
  matchingPreference,
  messageAnswer,
  namedPerson,
  programmeQuery,
  paging,
  participationStatus,
  searchText,
  sortBy,
  takeOut,
  text,
  updatedSince,
} from './common'
import { reason, userFilter } from './readiness'
import { saying } from '../languages/faults'

/* ---- Departments, as employees see them ---- */

const departmentChoice = z.object({ id, name: z.string(), displayName: z.string() })

export const getDepartments = endpoint('GET /api/departments', {
  summary: 'The common departments, for people without a domain group.',
  response: z.array(departmentChoice),
})

export const getDepartmentsOfDomain = endpoint('GET /api/departments/domain/:emailDomain', {
  summary: "The departments of a mail domain's group.",
  params: z.object({ emailDomain: z.string().max(LONGEST.address) }),
  response: z.array(departmentChoice),
})

export const getMyDepartments = endpoint('GET /api/user/departments', {
  summary: "The departments of the signed-in person's own group.",
  response: z.array(departmentChoice),
})

/* ---- Domain groups ---- */

export const domainGroup = z.object({
  id,
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  color: z.string(),
  /** Of its people whose own is not known; null: the company's. */
  language: language.nullable(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type DomainGroup = z.infer<typeof domainGroup>

export const getDomainGroups = endpoint('GET /api/admin/domain-groups', {
  access: 'manager',
  summary: 'All domain groups.',
  response: z.array(domainGroup),
})

const groupColor = z.string().regex(
  new RegExp(FORM.color),
  saying((w) => w.color(DEFAULT_GROUP_COLOR)),
)

export const createDomainGroup = endpoint('POST /api/admin/domain-groups', {
  summary: 'Adds a domain group with its Other department.',
  body: z.object({
    name: text(DOMAIN_GROUP.name),
    displayName: text(DOMAIN_GROUP.displayName),
    description: text(DOMAIN_GROUP.description).default(''),
    color: groupColor.default(DEFAULT_GROUP_COLOR),
    language: language.nullable().default(null),
  }),
  response: domainGroup,
})

export const updateDomainGroup = endpoint('PATCH /api/admin/domain-groups/:id', {
  summary:
    'Renames a domain group, or changes its colour, description or language. Pairings so far keep their letter, name and file.',
  body: z
    .object({
      displayName: text(DOMAIN_GROUP.displayName).optional(),
      description: text(DOMAIN_GROUP.description).optional(),
      color: groupColor.optional(),
      language: language.nullable().optional(),
    })
    .refine(
      changesSomething,
      saying((w) => w.nothingToChange.group),
    ),
  response: domainGroup,
})

export const deleteDomainGroup = endpoint('DELETE /api/admin/domain-groups/:id', {
  summary: 'Deletes a domain group; its addresses become unassigned.',
  response: messageAnswer,
})

/* ---- Whitelist ---- */

export const allowedEmail = z.object({
  id,
  email: z.string(),
  domain: z.string(),
  reason: z.string(),
  domainGroupId: id.nullable(),
  domainGroup: domainGroup.pick({ id: true, name: true, displayName: true, color: true }).nullable(),
  addedBy: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type AllowedEmail = z.infer<typeof allowedEmail>

/** A specific address, or `*@domain` for everyone of that domain. */
export const whitelistPattern = addressBy(WHITELIST_ENTRY.email)

/** By what the whitelist can be sorted. */
export const WHITELIST_COLUMNS = ['email', 'added'] as const
export type WhitelistSort = (typeof WHITELIST_COLUMNS)[number] | `-${(typeof WHITELIST_COLUMNS)[number]}`

export const getAllowedEmails = endpoint('GET /api/admin/allowed-emails-with-groups', {
  access: 'manager',
  summary:
    'The whitelist with its groups, searched, filtered by group (`unassigned` for none), sorted and paged.',
  query: z.object({
    search: searchText,
    domainGroupId: id.optional(),
    sort: sortBy(WHITELIST_COLUMNS),
    ...paging,
  }),
  response: z.array(allowedEmail),
})

/** The people that a change concerns. */
export const reach = z.object({
  people: z.number().int(),
  signedIn: z.number().int(),
  /** How many are in an active pairing and have not met; in how many matches, and how many of these have a time to come. */
  paired: z.number().int(),
  matches: z.number().int(),
  booked: z.number().int(),
  /** The first of these matches, the soonest coffee first. */
  pairs: z.array(
    z.object({
      name: z.string(),
      match_name: z.string(),
      pairing_name: z.string(),
      /** Its people were shown it: it stands if they are away from the next rounds. */
      published: z.boolean(),
      coffee_at: instant.nullable(),
    }),
  ),
})

export type Reach = z.infer<typeof reach>

export const getAllowedEmailReach = endpoint('GET /api/admin/allowed-emails/:id/reach', {
  access: 'manager',
  summary:
    'Whom an entry decides about: how many people, how many of them are signed in, and who is in an active pairing, with their booked coffees.',
  /** `remove`: without the people who stay covered when it is removed. */
  query: z.object({ change: z.literal('remove').optional() }),
  response: reach,
})

export const addAllowedEmail = endpoint('POST /api/admin/allowed-emails', {
  access: 'manager',
  summary: 'Adds an address or a domain to the whitelist.',
  body: z.object({
    email: whitelistPattern,
    /** Sent by the form; the server derives it from the address. */
    domain: z.string().max(LONGEST.address).nullish(),
    reason: text(WHITELIST_ENTRY.reason).nullish(),
    domainGroupId: id.nullish(),
  }),
  response: allowedEmail,
})

export const updateAllowedEmail = endpoint('PATCH /api/admin/allowed-emails/:id', {
  proof: 'fresh',
  summary: 'Assigns, unassigns, activates or deactivates a whitelist entry.',
  body: z.object({ domainGroupId: id.nullable().optional(), isActive: z.boolean().optional() }).refine(
    changesSomething,
    saying((w) => w.nothingToChange.entry),
  ),
  response: allowedEmail,
})

export const deleteAllowedEmail = endpoint('DELETE /api/admin/allowed-emails/:id', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Removes a whitelist entry; people no longer covered lose their sessions.',
  response: messageAnswer,
})

/* ---- Departments, as the administrator sees them ---- */

export const department = departmentChoice.extend({
  domainGroupId: id.nullable(),
  userCount: z.number().int(),
  isDefault: z.boolean(),
})
export type Department = z.infer<typeof department>

const departmentBody = z.object({ name: text(DEPARTMENT.name), displayName: text(DEPARTMENT.displayName) })

export const getGroupDepartments = endpoint('GET /api/admin/departments/:groupId', {
  access: 'manager',
  summary: "A group's departments with their user counts; `common` for people without a group.",
  response: z.array(department),
})

export const addGroupDepartment = endpoint('POST /api/admin/departments/:groupId', {
  access: 'manager',
  summary: 'Adds a department to a group.',
  body: departmentBody,
  response: department,
})

export const addDepartment = endpoint('POST /api/admin/departments', {
  access: 'manager',
  summary: 'Adds a department; without domainGroupId to the common list.',
  body: departmentBody.extend({ domainGroupId: id.nullish() }),
  response: department,
})

export const renameDepartment = endpoint('PATCH /api/admin/departments/:groupId/:departmentId', {
  access: 'manager',
  summary: 'Renames a department for everybody to see. The name in files and in the employee file stays.',
  body: z.object({ displayName: text(DEPARTMENT.newName) }),
  response: messageAnswer,
})

export const deleteDepartment = endpoint('DELETE /api/admin/departments/:groupId/:departmentId', {
  access: 'manager',
  summary: 'Deletes a department; its people move to Other.',
  response: messageAnswer,
})

export const getDepartmentUsers = endpoint('GET /api/admin/departments/:groupId/:departmentName/users', {
  access: 'manager',
  summary: 'How many people a department has, and who they are, paged.',
  params: z.object({ groupId: id, departmentName: z.string().max(LONGEST.name) }),
  query: z.object(paging),
  response: z.object({ userCount: z.number().int(), users: z.array(namedPerson) }),
})

/* ---- Users, as the administrator sees them ---- */

export const adminUser = namedPerson.extend({
  department: z.string().nullable(),
  /** Their values, by the ids of the attributes. */
  attributes: z.record(z.string(), z.string()),
  /** The name of their manager, or the address; null also where a manager of groups may not see them. */
  manager: z.string().nullable(),
  domainGroupId: id.nullable(),
  isAdmin: z.boolean(),
  isValidated: z.boolean(),
  needsProfileSetup: z.boolean(),
  participationStatus,
  /** The day from which a paused person takes part again; null for an open end, and for everybody else. */
  pauseEndDate: day.nullable(),
  matchingPreference,
  createdAt: instant,
  /** Why they are not ready for a round made today; null: they are. `meets-nobody` only in the list of those: it is counted over everybody. */
  notReady: reason.nullable(),
  /** Until when they are paused or on leave; null for an open end, and for everybody else. */
  notReadyUntil: day.nullable(),
  /** When the last invitation was sent. */
  invitedAt: instant.nullable(),
  currentMatch: z.object({ match_name: z.string(), pairing_name: z.string() }).nullable(),
})
export type AdminUser = z.infer<typeof adminUser>

const account = namedPerson.extend({ createdAt: instant, matches: z.number().int() })

/** By what the list of users can be sorted; `joined` is when the account was made. */
export const USER_COLUMNS = ['name', 'email', 'status', 'department', 'preference', 'joined'] as const
export type UserSort = (typeof USER_COLUMNS)[number] | `-${(typeof USER_COLUMNS)[number]}`

const usersFound = z.object({ ...userFilter, sort: sortBy(USER_COLUMNS) })

export const getUsers = endpoint('GET /api/admin/users', {
  access: 'manager',
  summary: 'Users, searched, filtered, sorted and paged on the server.',
  query: usersFound.extend({ ...paging, updatedSince }),
  response: z.array(adminUser.extend({ erased: z.literal(true).optional() })),
})

export const getUsersCsv = endpoint('GET /api/admin/users.csv', {
  access: 'manager',
  proof: 'fresh',
  summary: 'All users of a search and filter as CSV.',
  query: usersFound,
})

export const updateUser = endpoint('PATCH /api/admin/users/:id', {
  access: 'manager',
  summary:
    "Changes a user's participation, the end of their pause, or their department. The answer says whether they are ready for the rounds of a programme.",
  query: programmeQuery,
  body: z
    .object({
      participationStatus: participationStatus.optional(),
      /** Away from when: `after` the open match, which stands, or from `now`, which ends it. */
      from: awayFrom.optional(),
      /** When the pause ends; for a new one a month from today by default. */
      pauseEndDate: day.optional(),
      department: text(PROFILE.department).optional(),
    })
    .refine(
      changesSomething,
      saying((w) => w.nothingToChange.user),
    ),
  response: adminUser,
})

export const getUserReach = endpoint('GET /api/admin/users/:id/reach', {
  access: 'manager',
  summary: 'Whom a change of one user is about, as for an entry: their active pairing and the booked coffee.',
  response: reach,
})

export const signOutUser = endpoint('POST /api/admin/users/:id/end-sessions', {
  access: 'manager',
  summary: 'Signs a user out everywhere.',
  response: messageAnswer,
})

export const previewAddress = endpoint('GET /api/admin/users/:id/address', {
  summary: 'What giving a user another address would do.',
  query: z.object({ email }),
  response: z.object({
    /** The whitelist bars the address, so the person would be out. */
    barred: z.boolean(),
    /** Where the address is that of another account: which of the two goes on, if they are the same person, and which is erased. */
    other: z.object({ keeps: account, erases: account }).nullable(),
  }),
})

export const changeAddress = endpoint('PUT /api/admin/users/:id/address', {
  proof: 'fresh',
  summary:
    'Gives a user another address; history, blocks, matches and mails follow. With `erases`, the account that has the address already is the same person’s: the older account goes on, the other one is erased.',
  body: z.object({
    email,
    /** The address that they have so far. */
    from: email,
    /** The address of the account that is erased, typed as confirmation. */
    erases: email.optional(),
  }),
  response: messageAnswer,
})

export const eraseUser = endpoint('POST /api/admin/users/:id/erase', {
  proof: 'fresh',
  summary: 'Erases a person for good. Only their past matches stay, under the name "A former colleague".',
  /** Their address, typed as confirmation. */
  body: z.object({ email }),
  response: messageAnswer,
})

export const getReturns = endpoint('GET /api/admin/returns', {
  summary:
    'How many people came back from the directory with new ids, and are in no round until it is said whether they are the same people.',
  response: z.object({ people: z.int(), since: instant.nullable() }),
})

export const answerReturns = endpoint('POST /api/admin/returns', {
  proof: 'fresh',
  summary:
    'Says whether these people are the same ones, whose accounts go on, or new ones. The earlier accounts of new ones are erased.',
  body: z.object({
    same: z.boolean(),
    /** How many people the answer is about, as it was read. */
    people: z.int(),
  }),
  response: messageAnswer,
})

/* ---- Employee file ---- */

const syncReport = z.object({
  leavers,
  takenOut: z.number().int(),
  message: z.string(),
  updated: z.number().int(),
  created: z.number().int(),
  unchanged: z.number().int(),
  /** How many lines could not be used, and the first of them. */
  skipped: z.number().int(),
  problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
  /** Words of the file that nobody has explained: each status, each language. Their lines came in without it. */
  unknown: z.array(z.string()),
})

export const syncEmployeeStatus = endpoint('POST /api/admin/sync-employee-status', {
  isLong: true,
  body: z.object({ takeOut }).optional(),
  summary: 'Reads the employee file and updates known people.',
  response: syncReport,
})

export const syncEmployeeData = endpoint('POST /api/admin/sync-employee-data', {
  isLong: true,
  body: z.object({ takeOut }).optional(),
  summary: 'Reads the employee file, updates known people and creates accounts for new ones.',
  response: syncReport,
})

export const getEmployeeStatusSummary = endpoint('GET /api/admin/employee-status-summary', {
  summary: 'How many employees there are, how many are on leave, and how many are available for matching.',
  response: z.object({
    totalEmployees: z.number().int(),
    activeEmployees: z.number().int(),
    onLeaveEmployees: z.number().int(),
    availableForMatching: z.number().int(),
    lastSyncDate: instant.nullable(),
  }),
})

export const seedUsers = endpoint('POST /api/admin/seed-users', {
  summary: 'Adds the 100 sample users and their history; refused in production mode.',
  response: z.object({ message: z.string(), users: z.number().int(), matches: z.number().int() }),
})
