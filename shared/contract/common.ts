import { z } from 'zod'
import { plainEmail } from '../characters'
import { LANGUAGES } from '../languages/languages'
import { ERROR_CODES, type ErrorCode } from '../error-codes'
import {
  CONNECTION_ANSWERS,
  CONNECTION_STATUSES,
  FORM,
  LONGEST,
  MATCH_STATUSES,
  MATCHING_PREFERENCES,
  MOST,
  PAIRING_STATUSES,
  AWAY_FROM,
  PARTICIPATION_STATUSES,
  SEND_STATES,
  TAKEN_OUT,
} from '../limits'
import { EMAIL, type TextRule } from '../text-rules'
import { refused, saying } from '../languages/faults'

/** Every error response of the product has this body. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_CODES) as ErrorCode[]),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** The code of one of our languages. */
export const language = z.enum(
  LANGUAGES,
  saying((w) => w.oneOfLanguages(LANGUAGES.join(', '))),
)

/** By what somebody is told: `mail`, a chat that this installation has, or `both`. The server knows the chats. */
export const tellBy = z.string().max(LONGEST.mailbox)

export const messageAnswer = z.object({ message: z.string() })

/** Opaque to callers. An invalid id is treated like an id that does not exist. */
export const id = z.string().max(100)

/** Of calls that are about one programme; without it they mean the first one. The second is the query of a call that has nothing else there. */
export const programme = id.optional()
export const programmeQuery = z.object({ programme }).default({})
/** Of calls that look back: a programme too, or `all`, also those that are archived. The second is the query as above. */
export const programmeOrAll = id.optional()
export const programmeOrAllQuery = z.object({ programme: programmeOrAll }).default({})

/** Who somebody is. */
export const namedPerson = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() })

/** Whether a body of optional fields gives one of them; null is a value, too. */
export const changesSomething = (body: object): boolean =>
  Object.values(body).some((value) => value !== undefined)

/** YYYY-MM-DD in the product's time zone. */
export const day = z.string().regex(
  /^\d{4}-\d{2}-\d{2}$/,
  saying((w) => w.form('YYYY-MM-DD')),
)
/** YYYY-MM. */
export const month = z.string().regex(
  new RegExp(FORM.month),
  saying((w) => w.form('YYYY-MM')),
)
/** ISO 8601 in UTC. */
export const instant = z.string()

/** A text by its rule; the forms use the same rule. */
export const ruled = ({ max, tooLong, missing, fault }: TextRule) =>
  z
    .string(missing && saying(missing))
    .max(max, { ...saying(tooLong), abort: true })
    .superRefine((value, context) => {
      const found = fault(value)
      if (found !== undefined) context.addIssue(refused(found))
    })

/** A text by a rule, trimmed. */
export const text = (rule: TextRule) => ruled(rule).transform((value) => value.trim())

/** One plain address as it is stored: trimmed and in lower case. */
export const addressBy = (rule: TextRule) => ruled(rule).transform(plainEmail)

/** The caller's own address. */
export const email = addressBy(EMAIL)

/** Holds a cursor of three names of 100 characters each, in any script. */
const LONGEST_CURSOR = 2000

/** Query part of every paged list; the total is in the header X-Total-Count, the next cursor in X-Next-Cursor. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(MOST.rows).optional(),
  cursor: z.string().max(LONGEST_CURSOR).optional(),
}

/**
 * Query part of a list that can be followed: by what X-Updated-Until said the last time, only what has changed since; `0` to
 * begin (docs/operate/api-keys.md). For administrators and API keys.
 */
export const updatedSince = z.string().max(LONGEST.search).optional()

/** How many rows each thing of a list carries; the rest is read page by page. */
export const firstRows = z.coerce.number().int().min(0).max(MOST.rows).default(MOST.rows)

/** A query parameter that is off unless it is `true`. */
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

/** What a list is searched for. */
export const searchText = z.string().max(LONGEST.search).optional()

/** Query part of a list that can be sorted: a column, or "-" and the column for descending order. */
export const sortBy = <Column extends string>(columns: readonly Column[]) =>
  z.enum(columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])).optional()

export const participationStatus = z.enum(PARTICIPATION_STATUSES)
export const awayFrom = z.enum(AWAY_FROM)
export const matchingPreference = z.enum(MATCHING_PREFERENCES)
export const connectionStatus = z.enum(CONNECTION_STATUSES)
export const connectionAnswer = z.enum(CONNECTION_ANSWERS)
export const pairingStatus = z.enum(PAIRING_STATUSES)
export const matchStatus = z.enum(MATCH_STATUSES)
export const sendState = z.enum(SEND_STATES)

/** Nobody, unless the call says so. */
export const takeOut = z.array(z.enum(TAKEN_OUT)).default([])
const those = z.object({ total: z.number().int(), emails: z.array(z.string()) })
/** How many there are of each, and the first hundred addresses. */
export const leavers = z.object({ leaving: those, missing: those })
