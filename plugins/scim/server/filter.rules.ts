import { invalid } from './scim-error'

export const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof OPERATORS)[number]
export type Literal = string | number | boolean | null

/** A filter of RFC 7644, §3.4.2.2, as a tree. Paths are as `attributePath` gives them. */
export type Filter =
  | { kind: 'and'; of: Filter[] }
  | { kind: 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  /** `emails[type eq "work"]`: one of the values fits; paths inside begin with that of the attribute. */
  | { kind: 'some'; path: string; of: Filter }
  | { kind: 'present'; path: string }
  | { kind: 'compare'; path: string; operator: Operator; value: Literal }

/**
 * How values of an attribute are compared: text without regard to case (`lower`: it is stored in lower case), `exact` text
 * and ids with it.
 */
export type Kind = 'text' | 'lower' | 'exact' | 'id' | 'boolean' | 'instant' | 'complex'
/** The attributes of a resource by their paths. */
export type Attributes = Record<string, readonly [Kind, ...unknown[]]>

const LONGEST_FILTER = 4000
const DEEPEST = 20
const MOST_TERMS = 100

const SCHEMAS = /^urn:ietf:params:scim:schemas:(?:core:2\.0:(?:user|group)|extension:enterprise:2\.0:user):/
const PATH = /^[a-z$][a-z0-9$_-]{0,99}(?:\.[a-z$][a-z0-9$_-]{0,99})?$/
/** Attributes that stand for one of their own: `manager eq "…"`. */
const SHORT = new Set(['emails', 'manager', 'groups', 'members'])

/** An attribute's path in lower case, without the URN of its schema; undefined when it is not a path. */
export function attributePath(text: string): string | undefined {
  const path = text.toLowerCase().replace(SCHEMAS, '')
  return PATH.test(path) ? path : undefined
}

const bad = (message: string) => invalid('invalidFilter', message)

/** @throws ScimError invalidFilter */
export function parseFilter(text: string): Filter {
  if (text.length > LONGEST_FILTER) throw bad(`A filter has at most ${LONGEST_FILTER} characters.`)
  // Brackets, quoted texts and words. A text whose quote is not closed is no literal. Each character is looked at once.
  const tokens = text.match(/[()[\]]|"(?:[^"\\]|\\[^])*"?|[^\s()[\]"]+/g) ?? []
  let [at, depth, terms] = [0, 0, 0]
  const isNext = (word: string) => tokens[at]?.toLowerCase() === word
  const take = (): string => {
    const token = tokens[at]
    if (token === undefined) throw bad('The filter ends too early.')
    at += 1
    return token
  }

  const either = (prefix: string) => joined('or', () => joined('and', () => term(prefix)))
  const joined = (word: 'and' | 'or', part: () => Filter): Filter => {
    const of = [part()]
    while (isNext(word)) {
      take()
      of.push(part())
    }
    return of.length === 1 ? of[0]! : { kind: word, of }
  }
  const term = (prefix: string): Filter => {
    terms += 1
    if (terms > MOST_TERMS) throw bad(`A filter has at most ${MOST_TERMS} terms.`)
    if (isNext('(')) return inBrackets(')', prefix)
    if (isNext('not') && tokens[at + 1] === '(') {
      take()
      return { kind: 'not', of: inBrackets(')', prefix) }
    }
    const path = prefix + nameOf(take())
    if (!isNext('[')) return comparison(path)
    if (prefix !== '') throw bad('A filter of values cannot hold another one.')
    const of = inBrackets(']', `${path}.`)
    // Entra ID writes emails[type eq "work"].value eq "…".
    if (!tokens[at]?.startsWith('.')) return { kind: 'some', path, of }
    const part = `${path}.${nameOf(take().slice(1))}`
    return { kind: 'some', path, of: { kind: 'and', of: [of, comparison(part)] } }
  }
  const inBrackets = (close: string, prefix: string): Filter => {
    take()
    depth += 1
    if (depth > DEEPEST) throw bad(`A filter has at most ${DEEPEST} brackets within each other.`)
    const filter = either(prefix)
    depth -= 1
    if (take() !== close) throw bad(`A "${close}" is missing in the filter.`)
    return filter
  }
  const comparison = (path: string): Filter => {
    const word = take().toLowerCase()
    if (word === 'pr') return { kind: 'present', path }
    const operator = OPERATORS.find((one) => one === word)
    if (!operator) throw bad(`"${word.slice(0, 50)}" is not an operator.`)
    return {
      kind: 'compare',
      path: SHORT.has(path) ? `${path}.value` : path,
      operator,
      value: literal(take()),
    }
  }

  const filter = either('')
  if (at < tokens.length) throw bad(`The filter cannot be read at "${take().slice(0, 50)}".`)
  return filter
}

function nameOf(token: string): string {
  const path = attributePath(token)
  if (path === undefined) throw bad(`The filter names no attribute at "${token.slice(0, 50)}".`)
  return path
}

function literal(token: string): Literal {
  try {
    // What is in brackets is no token, but for an empty object.
    if (token !== '{}') return JSON.parse(token.startsWith('"') ? token : token.toLowerCase()) as Literal
  } catch {
    // Refused below.
  }
  throw bad(`"${token.slice(0, 50)}" is not a value: a text needs quotes.`)
}

/**
 * The value of a comparison as its attribute's kind has it: an instant as ISO text in UTC.
 * @throws ScimError invalidFilter when the attribute, or the operator on it, makes no sense
 */
export function comparable(attributes: Attributes, { path, operator, value }: Comparison): Literal {
  const kind = kindOf(attributes, path)
  if (kind === 'complex') throw bad(`Compare a part of ${path}, for example ${path}.value.`)
  if (value === null) {
    if (operator === 'eq' || operator === 'ne') return null
    throw bad(`${operator} needs a value.`)
  }
  const isEquality = operator === 'eq' || operator === 'ne'
  if (kind === 'boolean') {
    if (!isEquality) throw bad(`${operator} does not fit ${path}, which is true or false.`)
    // As Entra ID writes it.
    const read = typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : value
    if (typeof read === 'boolean') return read
  } else if (typeof value === 'string') {
    if (/\0|\p{Surrogate}/u.test(value)) throw bad('A text of the filter cannot be read.')
    if (kind !== 'instant') return value
    if (/^(?:co|sw|ew)$/.test(operator)) throw bad(`${operator} does not fit ${path}, which is an instant.`)
    const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
    if (!Number.isNaN(time)) return new Date(time).toISOString()
  }
  throw bad(`The value does not fit ${path}.`)
}

export type Comparison = Extract<Filter, { kind: 'compare' }>

/** @throws ScimError invalidFilter for an attribute that there is not */
export function kindOf(attributes: Attributes, path: string): Kind {
  const [kind] = (Object.hasOwn(attributes, path) && attributes[path]) || []
  if (kind === undefined) throw bad(`There is no attribute ${path} to filter by.`)
  return kind
}
