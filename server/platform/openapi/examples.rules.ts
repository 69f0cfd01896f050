/** JSON Schema, as far as zod writes it for the contract. */
interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  default?: unknown
}

const ID = '5f0c7d0e-6a1b-4c55-9a36-2f1f2f6a9c11'
const INSTANT = '2026-12-01T09:00:00.000Z'

/** What texts are by their names; others are in the form that their pattern wants, else a word. */
const TEXTS: [RegExp, string][] = [
  [/^id$|Ids?$|_id$/, ID],
  [/email|^addresses$|^from$|^erases$/i, 'ada.lovelace@example.com'],
  [/At$|_at$|^at$|^start$|timestamp|nextRun/, INSTANT],
  [/^first_?Name$/i, 'Ada'],
  [/^last_?Name$/i, 'Lovelace'],
  [/^name$|Name$/, 'Ada Lovelace'],
  [/language$/i, 'en'],
  [/zone$/i, 'Europe/Berlin'],
  [/^period$|^month$/, '2026-12'],
  [/date$|day$|until$/i, '2026-12-01'],
  [/url$/i, 'https://coffee.example.com/'],
  [/message$/, 'Done.'],
  [/colou?r$/i, '#A06A3F'],
  [/password$/i, 'a long enough password'],
  [/^recoveryCode$/, 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23'],
  [/^brainBuzzerCorrectAnswer$/, 'A'],
  [/^(?:brainBuzzerChoices|coffeeChatStarters|proTips)$/, '["Beans","Leaves"]'],
]
const IN_FORM = [
  '2026-12',
  '2026-12-01',
  '09:00',
  '123456',
  ID,
  '#2f6f4f',
  'ada.lovelace@example.com',
  '5.1.1',
]

/** A value that a schema takes, with what is optional left out of `input`: as much as a caller needs to begin with. */
export function exampleOf(schema: Schema, io: 'input' | 'output', name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (io === 'input' && schema.default !== undefined) return schema.default
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, io, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, io, name)))
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, io)
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, io, name))
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        exampleOf(schema.items ?? {}, io, name),
      )
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      // zod writes the least integer that is safe where none is given.
      return schema.minimum === undefined || schema.minimum < 0 ? 1 : schema.minimum
    case 'null':
      return null
    default:
      return type === 'string' || name ? textOf(schema, name) : {}
  }
}

/** Where all is optional, the first: a change has to change something. Of a record one entry. */
function objectOf(schema: Schema, io: 'input' | 'output') {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (propertyNames?.enum && typeof additionalProperties === 'object')
    return { [String(propertyNames.enum[0])]: exampleOf(additionalProperties, io) }
  const all = Object.entries(properties)
  const needed = io === 'output' ? all : all.filter(([key]) => required.includes(key))
  const shown = needed.length > 0 ? needed : all.slice(0, 1)
  return Object.fromEntries(shown.map(([key, value]) => [key, exampleOf(value, io, key)]))
}

function textOf({ pattern, format }: Schema, name: string): string {
  const [, known] = TEXTS.find(([names]) => names.test(name)) ?? []
  const given = [...(known ? [known] : []), ...IN_FORM, INSTANT]
  if (format === 'date-time') return INSTANT
  if (pattern) return given.find((text) => new RegExp(pattern, 'u').test(text)) ?? known ?? 'text'
  return known ?? 'text'
}
