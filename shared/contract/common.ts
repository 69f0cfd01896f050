import { z } from 'zod'
import { CONTROL_BUT_LINE_BREAKS, CONTROL_CHARACTERS, plainEmail, VISIBLE } from '../characters'
import { ERROR_CODES, type ErrorCode } from '../error-codes'
import {
  CONNECTION_ANSWERS,
  CONNECTION_STATUSES,
  MATCH_STATUSES,
  MATCHING_PREFERENCES,
  PARTICIPATION_STATUSES,
  SEND_STATES,
} from '../limits'

/** Every error answer of the product has this body. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_CODES) as ErrorCode[]),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

export const messageAnswer = z.object({ message: z.string() })

/** Opaque to callers. One that cannot be an id is treated like one that does not exist. */
export const id = z.string().max(100)
export const idParams = z.object({ id })

/** YYYY-MM-DD in the product's time zone. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Use the form YYYY-MM-DD')
/** YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use the form YYYY-MM')
/** ISO 8601 in UTC. */
export const instant = z.string()

/** One line of trimmed text that must not be empty, nor look so. */
export const line = (max: number, missing = 'This field is required') =>
  z
    .string({ error: missing })
    .max(max, `At most ${max} characters`)
    .refine((text) => !CONTROL_CHARACTERS.test(text), 'Line breaks and control characters are not allowed')
    .transform((text) => text.trim())
    .refine((text) => VISIBLE.test(text), missing)

/** Text that can be stored and shown: no control characters but line breaks, no half characters. */
export const isPlainText = (text: string): boolean =>
  !CONTROL_BUT_LINE_BREAKS.test(text) && !/\p{Surrogate}/u.test(text)

/** Text of several lines, possibly empty. */
export const prose = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((text) => !CONTROL_BUT_LINE_BREAKS.test(text), 'Control characters are not allowed')
    .transform((text) => text.trim())

const EMAIL =
  /^[a-z0-9.!#$%&'+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** One plain address, trimmed and lowercased: no display name, no list, no line break, no *, ASCII only. */
export const plainAddress = (missing: string, invalid: string) =>
  z
    .string({ error: missing })
    .max(254, invalid)
    .transform(plainEmail)
    .refine((text) => text.length > 0, missing)
    .refine((text) => text === '' || (EMAIL.test(text) && text.indexOf('@') <= 64), invalid)

/** The caller's own address. */
export const email = plainAddress('Please enter your email address', 'Please enter a valid email address')

/** Holds a cursor of three names of 100 characters each, in any script. */
const LONGEST_CURSOR = 2000

/** Query part of every paged list; the answer's total is in X-Total-Count, the next cursor in X-Next-Cursor. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(LONGEST_CURSOR).optional(),
}

/** Query part of a list that can be sorted: a column, or "-" and the column for the other way round. */
export const sortBy = <Column extends string>(columns: readonly Column[]) =>
  z.enum(columns.flatMap((column): (Column | `-${Column}`)[] => [column, `-${column}`])).optional()

export const participationStatus = z.enum(PARTICIPATION_STATUSES)
export const matchingPreference = z.enum(MATCHING_PREFERENCES)
export const connectionStatus = z.enum(CONNECTION_STATUSES)
export const connectionAnswer = z.enum(CONNECTION_ANSWERS)
export const matchStatus = z.enum(MATCH_STATUSES)
export const sendState = z.enum(SEND_STATES)
