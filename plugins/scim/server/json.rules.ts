import { CONTROL_CHARACTERS } from '../../../shared/characters'
import { invalid } from './scim-error'

/** Larger bodies (the members of a large group) are parsed without looking for duplicates. */
const LOOKED_THROUGH = 1_000_000
const DEEPEST = 20

/** Parses a body. @throws ScimError invalidSyntax when it is no JSON object, or names an attribute twice */
export function parseBody(text: string): Record<string, unknown> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw invalid('invalidSyntax', 'The body is not valid JSON.')
  }
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is not a JSON object.')
  if (text.length <= LOOKED_THROUGH) refuseDuplicates(text)
  return body
}

/** Of two members of the same name one would silently win: which one differs from parser to parser. The text is valid JSON. */
function refuseDuplicates(text: string): void {
  // The names of each open object or list.
  const open: Set<string>[] = []
  let last = ''
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') open.push(new Set())
    if (token === '}' || token === ']') open.pop()
    if (open.length > DEEPEST) throw invalid('invalidSyntax', `The body has more than ${DEEPEST} levels.`)
    if (token === ':') {
      const name = String(JSON.parse(last)).toLowerCase()
      if (open.at(-1)?.has(name))
        throw invalid('invalidSyntax', `The body names "${name.slice(0, 50)}" twice.`)
      open.at(-1)?.add(name)
    }
    last = token
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an attribute consists of. @throws ScimError unless it is an object */
export function membersOf(name: string, value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw invalid('invalidValue', `${name} is an object.`)
  return value
}

/** A member by its name without regard to case, as SCIM has it; undefined when it is missing. */
export function memberOf(value: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(value).find((one) => one.toLowerCase() === name)
  return key === undefined ? undefined : value[key]
}

/** A member that is a word, in lower case; empty when it is not a text. */
export function wordOf(value: Record<string, unknown>, name: string): string {
  const word = memberOf(value, name)
  return typeof word === 'string' ? word.toLowerCase() : ''
}

/** A text, or null where there is none. @throws ScimError unless it can be stored */
export function textOf(path: string, value: unknown, max: number): string | null {
  if (value === null || value === undefined) return null
  // Some directories number people and groups.
  const isNumber = path.toLowerCase() === 'externalid' && typeof value === 'number'
  if (typeof value !== 'string' && !isNumber) throw invalid('invalidValue', `${path} is a text.`)
  const text = String(value).trim()
  if (text.length > max) throw invalid('invalidValue', `${path} has at most ${max} characters.`)
  if (CONTROL_CHARACTERS.test(text) || /\p{Surrogate}/u.test(text))
    throw invalid('invalidValue', `${path} holds a control character.`)
  return text === '' ? null : text
}
