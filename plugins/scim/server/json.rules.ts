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

/** Of two members of the same name one would silently win: which one differs from parser to parser. The text is valid JSON. */
function refuseDuplicates(text: string): void {
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)
  // The names of each open object; null for a list.
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of tokens) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null)
      if (open.length > DEEPEST) throw invalid('invalidSyntax', `The body has more than ${DEEPEST} levels.`)
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const name = String(JSON.parse(last)).toLowerCase()
      const names = open.at(-1)
      if (names?.has(name)) throw invalid('invalidSyntax', `The body names "${name.slice(0, 50)}" twice.`)
      names?.add(name)
    }
    last = token
  }
}
