import { z } from 'zod'
import { type Rules, rules } from '../../languages/en/rules'

/** What is wrong with a value, in the words of who reads it. */
export type Fault = (words: Rules) => string

interface Carrier {
  fault?: Fault
  /** The only kind of issue that it is said of. */
  only?: string
}

/** For `error` of a schema or check: its fault is said in the language in which the input is read (`saidIn`). */
export const saying = (fault: Fault, only?: string) => ({
  error: Object.assign(() => undefined, { fault, only }),
})

/** An issue that a refinement adds. */
export const refused = (fault: Fault, path: string[] = []) => ({
  code: 'custom' as const,
  path,
  params: { fault },
})

type Issue = z.core.$ZodRawIssue

/** What our own schemas say is wrong. */
function ownFault({ code, params, inst, schema }: Issue): Fault | undefined {
  const { fault } = (params ?? {}) as Carrier
  if (fault) return fault
  const carriers = [inst, schema].map((one) => one?._zod.def.error as Carrier | undefined)
  return carriers.find((one) => one?.fault && (one.only === undefined || one.only === code))?.fault
}

/** What zod finds wrong by itself: its own messages are English, and for programmers. */
function zodsFault(issue: Issue): Fault {
  if (issue.code === 'invalid_type')
    return (w) => (issue.input === undefined ? w.required : w.expected(issue.expected))
  if (issue.code === 'too_small' && issue.origin === 'number') return (w) => w.least(String(issue.minimum))
  if (issue.code === 'too_big' && issue.origin === 'number') return (w) => w.most(Number(issue.maximum))
  if (issue.code === 'too_small' && issue.origin === 'string')
    return (w) => (issue.minimum === 1 ? w.required : w.atLeast(String(issue.minimum)))
  if (issue.code === 'too_big' && issue.origin === 'string') return (w) => w.atMost(Number(issue.maximum))
  if (issue.code === 'too_small') return (w) => w.list.atLeast(String(issue.minimum))
  if (issue.code === 'too_big') return (w) => w.list.atMost(Number(issue.maximum))
  if (issue.code === 'invalid_value') return (w) => w.oneOf(issue.values.join(', '))
  if (issue.code === 'unrecognized_keys') return (w) => w.unknownField(issue.keys.join(', '))
  if (issue.code === 'invalid_format') return (w) => w.form(issue.format)
  if (issue.code === 'not_multiple_of') return (w) => w.wholeNumber
  // A union that goes by one field names the values of that field.
  if (issue.code === 'invalid_union' && Array.isArray(issue['options'])) {
    const options = issue['options'].join(', ')
    if (options) return (w) => w.oneOf(options)
  }
  return (w) => w.noForm
}

const sayIn = (words: Rules) => (issue: Issue) => (ownFault(issue) ?? zodsFault(issue))(words)

z.config({ customError: sayIn(rules) })

/** To parse an input in another language than English. */
export const saidIn = (words: Rules) => ({ error: sayIn(words) })
