import { z } from 'zod'
import { endpoint } from '../endpoint'
import { MOST } from '../limits'
import { id, instant, messageAnswer, namedPerson, paging, searchText } from './common'
import { certificate, pairing } from './pairings'

const pair = z.tuple([id, id])
const list = <Of extends z.ZodType>(of: Of) => z.array(of).max(MOST.wishes).default([])

const wishes = z.object({
  /** Two who are to be paired, or to sit at one table. */
  together: list(pair),
  /** Two who are not. */
  apart: list(pair),
  /** Who sits this round out. */
  out: list(id),
  /** Pairs of `together` may go against a preference, or have met in the last three months. */
  overrule: z.boolean().default(false),
  /** The pairing's `version` that the wishes are about: another one's change in between is refused. */
  version: z.number().int(),
})

/** From their place in the round to another; both matches begin with them. Whoever stays with most of a table is not told. */
const change = z.object({
  what: z.enum(['new-partner', 'left-out', 'taken-out', 'now-in']),
  /** null: they were left out. */
  before: z.array(namedPerson).min(2).nullable(),
  /** null: they are left out, or sit out. */
  after: z.array(namedPerson).min(2).nullable(),
})
export type RoundChange = z.infer<typeof change>

/** What a call of apply may repeat, so that just what was looked at is stored. */
const lookedAt = {
  /** The round that was shown. */
  round: z.string().max(64),
  /** The people shown to take part no longer. */
  gone: z.array(id).max(MOST.gone),
}

export const whatIf = endpoint('POST /api/admin/pairings/:id/what-if', {
  access: 'manager',
  changes: 'nothing',
  summary:
    'The best round there is under wishes, which prefers matches of the current one; the current one itself, at no price, if it is as wished. Nothing is stored. 60 an hour a person, and each is in the audit log.',
  body: wishes,
  response: z.object({
    ...lookedAt,
    changes: z.array(change),
    /** How many matches end, how many are new, and for how many people something changes. */
    counts: z.object({ ended: z.number().int(), made: z.number().int(), people: z.number().int() }),
    /** The figures of this round less those of the round as it was first made. */
    price: certificate.pick({ pairs: true, leftOutDebt: true, crossPairs: true, repeats: true }),
    /** What differs from the round as it was first made, with its sign: "1 pair fewer". Empty: it costs nothing. */
    figures: z.array(z.object({ by: z.number().int(), inWords: z.string() })),
    /** As a sentence. */
    priceInWords: z.string(),
    certificate,
    /** Pairs brought together against a rule. */
    overruled: z.array(z.object({ pair: z.tuple([namedPerson, namedPerson]), rules: z.array(z.string()) })),
    /** What is asked, with what was asked before and still holds. */
    wishesInWords: z.array(z.string()),
  }),
})

export const applyChanges = endpoint('POST /api/admin/pairings/:id/apply', {
  access: 'manager',
  summary:
    'Stores the round that what-if shows for the same body; with `round` or `gone` only if it is the one that was shown.',
  body: wishes.extend(lookedAt).partial({ round: true, gone: true }),
  response: messageAnswer.extend({ pairing }),
})

export const undoChanges = endpoint('DELETE /api/admin/pairings/:id/changes', {
  access: 'manager',
  summary: 'Goes back to the round as it was first made.',
  query: z.object({
    /** Refused if it is no longer the pairing's. */
    version: z.coerce.number().int().optional(),
  }),
  response: messageAnswer.extend({ pairing }),
})

export const getChanges = endpoint('GET /api/admin/pairings/:id/changes', {
  access: 'manager',
  summary: 'What administrators changed of a pairing, newest first.',
  response: z.array(
    z.object({
      version: z.number().int(),
      madeAt: instant,
      /** null: their account was erased. */
      madeBy: z.string().nullable(),
      /** What was asked, in words; empty: they went back to the first round. */
      wishes: z.array(z.string()),
      people: z.number().int(),
    }),
  ),
})

export const getPairingPeople = endpoint('GET /api/admin/pairings/:id/people', {
  access: 'manager',
  summary: 'Everybody of a pairing by name, paged; searched by name, address or department.',
  query: z.object({ search: searchText, ...paging }),
  response: z.array(
    namedPerson.extend({
      /** As it is shown; empty: none. */
      department: z.string(),
      /** null: left out. */
      partnerId: id.nullable(),
      /** Why they were left out. */
      reason: z.string().nullable(),
    }),
  ),
})
