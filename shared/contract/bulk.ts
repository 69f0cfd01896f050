import { z } from 'zod'
import { endpoint } from '../endpoint'
import { MOST } from '../limits'
import { INVITATION, PROFILE } from '../text-rules'
import { awayFrom, day, id, participationStatus, searchText, text } from './common'
import { reach } from './directory'
import { userFilter } from './readiness'

const entriesFound = { search: searchText, domainGroupId: id.optional() }

const userChange = z.union([
  /** A pause without an end is one of a month. */
  z.strictObject({ participationStatus, pauseEndDate: day.optional(), from: awayFrom.optional() }),
  z.strictObject({ department: text(PROFILE.department) }),
  /** By whitelist entries of their very addresses, which are made where they have none. */
  z.strictObject({ domainGroupId: id }),
  z.strictObject({ signOut: z.literal(true) }),
])
export type UserChange = z.infer<typeof userChange>
const invitation = z.strictObject({ invite: z.literal(true), words: text(INVITATION.words).optional() })

const entryChange = z.union([
  z.strictObject({ domainGroupId: id.nullable() }),
  z.strictObject({ isActive: z.boolean() }),
  z.strictObject({ remove: z.literal(true) }),
])
export type EntryChange = z.infer<typeof entryChange>

/** Rows by their ids, or all of a list by its filters; strict, so that a misspelt filter does not mean everybody. */
const ofMany = <Filter extends z.ZodRawShape, Change extends z.ZodType>(filter: Filter, change: Change) =>
  z.union([
    z.strictObject({ ids: z.array(id).min(1).max(MOST.selected), change }),
    z.strictObject({ all: z.literal(true), ...filter, change }),
  ])

const bulkReach = reach.extend({
  /** How many rows would change. */
  changed: z.number().int(),
  /** How many people do not have the department on their own list. */
  refused: z.number().int(),
})
export type BulkReach = z.infer<typeof bulkReach>

const bulkDone = z.object({
  message: z.string(),
  changed: z.number().int(),
  /** For `POST /api/admin/undo`, within ten minutes; null when there is nothing to take back. */
  undo: id.nullable(),
})

const users = ofMany(userFilter, userChange)
const entries = ofMany(entriesFound, entryChange)
type Rows<Body> = Body extends unknown ? Omit<Body, 'change'> : never
export type TheseUsers = Rows<z.infer<typeof users>>
export type TheseEntries = Rows<z.infer<typeof entries>>

export const previewUsersChange = endpoint('POST /api/admin/users/bulk/preview', {
  access: 'manager',
  changes: 'nothing',
  summary: 'How many users a change of many would change, and who of them is in an active pairing.',
  body: users,
  response: bulkReach,
})

export const changeUsers = endpoint('POST /api/admin/users/bulk', {
  access: 'manager',
  proof: 'fresh',
  summary:
    'Changes the participation or the department of many users, puts them in a domain group, signs them out, or invites them. Only the first two can be undone.',
  body: ofMany(userFilter, z.union([userChange, invitation])),
  response: bulkDone,
})

export const previewEntriesChange = endpoint('POST /api/admin/allowed-emails/bulk/preview', {
  access: 'manager',
  changes: 'nothing',
  summary: 'How many whitelist entries a change of many would change, and whom they decide about.',
  body: entries,
  response: bulkReach,
})

export const changeEntries = endpoint('POST /api/admin/allowed-emails/bulk', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Assigns, bars, activates or removes many whitelist entries.',
  body: entries,
  response: bulkDone,
})

export const undoChange = endpoint('POST /api/admin/undo', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Takes a change of many back, as far as its rows are still as it left them.',
  body: z.object({ undo: id }),
  response: z.object({
    message: z.string(),
    undone: z.number().int(),
    /** How many rows somebody has changed since: they stay. */
    kept: z.number().int(),
  }),
})
