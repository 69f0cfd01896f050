import { type Directive, DIRECTIVES } from '../../tables/content-policy.tables'

export interface Violation {
  directive: Directive
  /** The origin of what was refused, a word such as `inline`, or `other`. */
  blocked: string
}

/** A browser collects reports and sends them together, rarely more than a few. */
const MOST = 20
const LONGEST_ORIGIN = 100

/** What browsers write instead of an address. */
const WORDS = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'trusted-types-policy',
  'data',
  'blob',
  'self',
]

/** The violations in the body of a report; empty when the body has none. A report may contain anything: anybody can send one. */
export function readReport(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, MOST) : [body]
  return reports.flatMap((report) => violationIn(report) ?? [])
}

function violationIn(report: unknown): Violation | undefined {
  // The new way: { type: 'csp-violation', body: { effectiveDirective, … } }. The old: { 'csp-report': { 'effective-directive', … } }.
  const facts = { ...fieldsOf(fieldsOf(report).body), ...fieldsOf(fieldsOf(report)['csp-report']) }
  const textOf = (...names: string[]) =>
    names.map((name) => facts[name]).find((value) => typeof value === 'string') ?? ''
  const named = textOf('effectiveDirective', 'effective-directive', 'violated-directive')
  const directive = DIRECTIVES.find((one) => one === named.split(' ', 1)[0])
  const blocked = textOf('blockedURL', 'blocked-uri')
  const source = textOf('sourceFile', 'source-file')
  // Extensions of the browser write into pages, and are refused: nobody needs to know.
  if (!directive || isExtension(blocked) || isExtension(source)) return undefined
  return { directive, blocked: originOf(blocked) }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const isExtension = (address: string) => /^[a-z-]+-extension(?::|$)/.test(address)

/** The path and the query of an address may hold anything, also about a person: they are dropped. */
function originOf(address: string): string {
  if (WORDS.includes(address)) return address
  if (!URL.canParse(address)) return 'other'
  const { origin, protocol } = new URL(address)
  const isKept = /^(?:https?|wss?):$/.test(protocol) && origin.length <= LONGEST_ORIGIN
  return isKept ? origin : WORDS.includes(protocol.slice(0, -1)) ? protocol.slice(0, -1) : 'other'
}
