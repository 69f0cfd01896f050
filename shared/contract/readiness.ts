import { z } from 'zod'
import { endpoint } from '../endpoint'
import { saying } from '../languages/faults'
import { LONGEST, MOST } from '../limits'
import { NOT_INVITED, REASONS } from '../readiness'
import { INVITATION, PROFILE, WHITELIST_ENTRY } from '../text-rules'
import { addressBy, id, language, participationStatus, programme, searchText, text } from './common'

export const reason = z.enum(REASONS)

/** By what the list of users is searched and filtered. */
export const userFilter = {
  search: searchText,
  status: participationStatus.or(z.literal('all')).optional(),
  readiness: reason.or(z.literal('ready')).optional(),
  domainGroupId: id.optional(),
  /** Only its audience, and readiness for its rounds; without it, everybody, and the default one. */
  programme: id.optional(),
  /** Only who has a value of an attribute, as `location:Berlin`. */
  attribute: z
    .string()
    .max(LONGEST.attribute + 1 + LONGEST.attributeValue)
    .regex(
      /^[a-z0-9-]+:/,
      saying((w) => w.form('location:Berlin')),
    )
    .optional(),
}

/** Each reason with the people it keeps out; everybody counts under one. */
export const notReady = z.array(z.object({ reason, people: z.number().int() }))

export const getReadiness = endpoint('GET /api/admin/readiness', {
  access: 'manager',
  summary:
    'How many people are ready for a round made today, and why the others are not, of a domain group or all. Whoever can meet nobody is in the round, and sits out.',
  query: z.object({ domainGroupId: id.optional(), programme }),
  response: z.object({ total: z.number().int(), ready: z.number().int(), reasons: notReady }),
})

/**
 * The people to invite: everybody covered who has not joined yet, also addresses of the whitelist without an account; those
 * of the list of users by its filters, or by their ids; or addresses by name.
 */
const invitees = z.union([
  z.literal('all'),
  z.strictObject({ emails: z.array(addressBy(WHITELIST_ENTRY.email)).min(1).max(MOST.invitees) }),
  z.strictObject({ ids: z.array(id).min(1).max(MOST.selected) }),
  // Strict, so that a misspelt filter does not mean everybody.
  z.strictObject(userFilter),
])
export type Invitees = z.infer<typeof invitees>

const invitation = z.object({
  to: invitees,
  words: text(INVITATION.words).optional(),
  /** The caller's name, for a preview. Of callers without one it is kept: nothing goes out in the name of an address. */
  inviter: z.object({ firstName: text(PROFILE.firstName), lastName: text(PROFILE.lastName) }).optional(),
})

const invited = {
  /** The people mailed. */
  people: z.number().int(),
  /** Who of them was invited before. */
  reminded: z.number().int(),
  skipped: z.array(z.object({ why: z.enum(NOT_INVITED), people: z.number().int() })),
}

export const previewInvitations = endpoint('POST /api/admin/invitations/preview', {
  access: 'manager',
  changes: 'nothing',
  summary:
    'How many people an invitation would reach, why it would not reach the others, and the mail in a language. Changes nothing.',
  body: invitation.extend({ language: language.optional() }),
  response: z.object({
    ...invited,
    /** In which they get it, the most frequent first. */
    languages: z.array(z.object({ language, people: z.number().int() })),
    /** In the language that was asked for, else in the first, to one of these people; null: nobody gets it. */
    mail: z.object({ language, subject: z.string(), html: z.string() }).nullable(),
  }),
})

export const invite = endpoint('POST /api/admin/invitations', {
  access: 'manager',
  proof: 'fresh',
  summary:
    'Mails a personal invitation to people who are covered and not in yet; again after seven days, three times in all, never to people who refused.',
  body: invitation,
  response: z.object({ message: z.string(), ...invited }),
})
