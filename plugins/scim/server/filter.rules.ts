import { invalid } from './scim-error'

export const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof OPERATORS)[number]
export type Literal = string | number | boolean | null

/** A filter of RFC 7644, §3.4.2.2, as a tree. Paths are as `attributePath` gives them. */
export type Filter =
  | { kind: 'and' | 'or'; of: Filter[] }
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

/** @throws ScimError invalidFilter */
export function parseFilter(text: string): Filter {
  if (text.length > LONGEST_FILTER) throw bad(`A filter has at most ${LONGEST_FILTER} characters.`)
  const parser = new Parser(tokensOf(text))
  return parser.whole()
}

const bad = (message: string) => invalid('invalidFilter', message)

/** Brackets, quoted texts and words. Each character is looked at once. */
function tokensOf(text: string): string[] {
  const token = /\s*([()[\]]|"(?:[^"\\]|\\[^])*"|[^\s()[\]"]+)/y
  const tokens: string[] = []
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    if (!found) {
      if (text.slice(at).trim() === '') break
      throw bad('A quote is not closed in the filter.')
    }
    tokens.push(found[1]!)
  }
  return tokens
}

class Parser {
  private at = 0
  private depth = 0
  private terms = 0
  constructor(private readonly tokens: string[]) {}

  whole(): Filter {
    const filter = this.either('')
    if (this.at < this.tokens.length) throw bad(`The filter cannot be read at "${this.shown()}".`)
    return filter
  }

  private either(prefix: string): Filter {
    this.depth += 1
    if (this.depth > DEEPEST) throw bad(`A filter has at most ${DEEPEST} brackets within each other.`)
    const filter = this.joined('or', () => this.joined('and', () => this.term(prefix)))
    this.depth -= 1
    return filter
  }

  private joined(word: 'and' | 'or', next: () => Filter): Filter {
    const of = [next()]
    while (this.word() === word) {
      this.at += 1
      of.push(next())
    }
    return of.length === 1 ? of[0]! : { kind: word, of }
  }

  private term(prefix: string): Filter {
    this.terms += 1
    if (this.terms > MOST_TERMS) throw bad(`A filter has at most ${MOST_TERMS} terms.`)
    if (this.tokens[this.at] === '(') return this.inBrackets('(', ')', prefix)
    if (this.word() === 'not' && this.tokens[this.at + 1] === '(') {
      this.at += 1
      return { kind: 'not', of: this.inBrackets('(', ')', prefix) }
    }
    const found = attributePath(this.take())
    if (found === undefined) throw bad(`The filter names no attribute at "${this.shown(-1)}".`)
    const path = prefix + found
    if (this.tokens[this.at] !== '[') return this.comparison(path)
    if (prefix !== '') throw bad('A filter of values cannot hold another one.')
    const of = this.inBrackets('[', ']', `${path}.`)
    // Entra ID writes emails[type eq "work"].value eq "…".
    if (!this.tokens[this.at]?.startsWith('.')) return { kind: 'some', path, of }
    const inner = attributePath(this.take().slice(1))
    if (inner === undefined) throw bad(`The filter names no attribute at "${this.shown(-1)}".`)
    return { kind: 'some', path, of: { kind: 'and', of: [of, this.comparison(`${path}.${inner}`)] } }
  }

  private inBrackets(open: string, close: string, prefix: string): Filter {
    if (this.take() !== open) throw bad(`The filter cannot be read at "${this.shown(-1)}".`)
    const filter = this.either(prefix)
    if (this.take() !== close) throw bad(`A "${close}" is missing in the filter.`)
    return filter
  }

  private comparison(path: string): Filter {
    const operator = this.take().toLowerCase()
    if (operator === 'pr') return { kind: 'present', path }
    const known = OPERATORS.find((one) => one === operator)
    if (!known) throw bad(`"${this.shown(-1)}" is not an operator.`)
    return {
      kind: 'compare',
      path: SHORT.has(path) ? `${path}.value` : path,
      operator: known,
      value: literal(this.take()),
    }
  }

  private word(): string | undefined {
    return this.tokens[this.at]?.toLowerCase()
  }

  private take(): string {
    const token = this.tokens[this.at]
    if (token === undefined) throw bad('The filter ends too early.')
    this.at += 1
    return token
  }

  private shown(back = 0): string {
    return (this.tokens[this.at + back] ?? '').slice(0, 50)
  }
}

function literal(token: string): Literal {
  try {
    const value: unknown = JSON.parse(token.startsWith('"') ? token : token.toLowerCase())
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
    )
      return value
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
