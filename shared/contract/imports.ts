import { inDigits } from '../numbers'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { IMPORT_SIZES, LONGEST, MOST } from '../limits'
import { awayFrom, id, instant, language, leavers, takeOut } from './common'
import { reach } from './directory'

/** What a column of an import can hold; `full_name` is both names in one cell. */
export const IMPORT_FIELDS = [
  'email',
  'former_email',
  'first_name',
  'last_name',
  'full_name',
  'department',
  'group',
  'manager',
  'language',
  'status',
  'account',
  'start_date',
  'leave_start',
  'leave_end',
  'leave_reason',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
/** What else a column can hold: the values of an attribute, by its id. */
export type AttributeColumn = `attribute ${string}`
export const columnOf = (attribute: string): AttributeColumn => `attribute ${attribute}`
export type ImportColumn = ImportField | AttributeColumn
/** Which column, from 0, holds what. */
export type ImportMapping = Partial<Record<ImportColumn, number>>
const column = z.union([
  z.enum(IMPORT_FIELDS),
  z.templateLiteral(['attribute ', z.string().max(LONGEST.attribute)]),
])

/** One of them, in what is sent. */
const shownColumn = z.string() as unknown as z.ZodType<ImportColumn>

/** What a status can mean: somebody works here, is on leave, or leaves the company. */
export const IMPORT_STATUSES = ['active', 'leave', 'leaves'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

const figures = {
  new: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** How many of them are added to the whitelist. */
  whitelisted: z.number().int(),
}

/** The first rows of one outcome: line, address (the name where there is none), and what becomes of the person or is wrong with the row. */
const firstRows = z.array(z.object({ line: z.number().int(), email: z.string(), text: z.string() }))

const preview = z.object({
  ...figures,
  /** How many more rows name an unknown department or group. An import without a choice for it refuses them. */
  waiting: z.number().int(),
  rows: z.object({ new: firstRows, changed: firstRows, unchanged: firstRows, refused: firstRows }),
  /** How many more rows say of somebody who was never here that they have left. */
  neverHere: z.number().int(),
  /** How many people will belong to no domain group, where others do: no round of a group has them. */
  withoutGroup: z.number().int(),
  /** The people that it puts on leave today, and those of them in an active pairing. */
  onLeave: reach,
  leavers,
  /** The people that the plan takes out, and those of them in an active pairing. */
  takenOut: reach,
  /** Rows with the same fault together, the most frequent first. */
  problems: z.array(
    z.object({
      /** An unknown department, group or status can be replaced; `manager`, `language`, `day`, `attribute`: the rows come in without one; `deleted`: somebody comes back who deleted their account; `former`: there is an account at this address of somebody who left; `row`: anything else. */
      kind: z.enum([
        'department',
        'group',
        'status',
        'manager',
        'language',
        'day',
        'attribute',
        'deleted',
        'former',
        'row',
      ]),
      /** Of the unknown department, group or status, as most rows have it. */
      name: z.string(),
      /** The department or group, of those that are there and those of the file, of which it is probably a misspelling. */
      near: z.string().nullable(),
      text: z.string(),
      rows: z.number().int(),
      /** The first few. */
      lines: z.array(z.number().int()),
    }),
  ),
})
export type ImportPreview = z.infer<typeof preview>

const report = z.object({ message: z.string(), id, ...figures, takenOut: z.number().int() })

const name = z.string().max(LONGEST.name)
const choices = z
  .array(z.object({ name, into: name.nullable() }))
  .max(MOST.rows)
  .default([])
/** 0: no line names the columns. */
const headerLine = z.coerce.number().int().min(0)
const plan = z.object({
  /** By default as the names of the columns say. */
  mapping: z.partialRecord(column, z.number().int().min(0).max(MOST.importColumns)).optional(),
  /** For unknown departments: the one to put their people in, also one that is created here, or null to create it. */
  departments: choices,
  /** Choices for unknown groups. */
  groups: choices,
  /** What unknown words of statuses mean. Without a choice their people come in without a status. */
  statuses: z
    .array(z.object({ name, into: z.enum(IMPORT_STATUSES) }))
    .max(MOST.rows)
    .default([]),
  takeOut,
  /** Addresses of the file at which somebody else had an account, who has left. It is erased, and a new one made. */
  newPeople: z.array(z.string().max(LONGEST.address)).max(MOST.rows).default([]),
  /** The line that names the columns, where another one than the file's own was chosen for the upload. */
  headerLine: headerLine.optional(),
  /** The group of new whitelist entries whose row names no group. A manager of several has to name one. */
  domainGroupId: id.nullish(),
  /** Of people whose row says none, until they have set up their profile; by default their group's, else the company's. */
  language: language.optional(),
  /** For people put on leave: their open match stands (`after`), or they step out of it (`now`). */
  from: awayFrom.optional(),
})

export const uploadImport = endpoint('POST /api/admin/imports', {
  isLong: true,
  access: 'manager',
  changes: 'nothing',
  upload: 'file',
  query: z.object({ headerLine: headerLine.optional() }),
  summary: `Multipart, field file: a CSV file of people, at most ${IMPORT_SIZES.largest} and ${inDigits(MOST.importRows)} rows. Says what importing it would do. It is kept for a day.`,
  response: z.object({
    id,
    rows: z.number().int(),
    headerLine: z.number().int(),
    /** The first lines, of which another one may name the columns. */
    top: z.array(z.object({ line: z.number().int(), text: z.string() })),
    /** With their cells of the first rows. */
    columns: z.array(
      z.object({
        name: z.string(),
        field: shownColumn.nullable(),
        /** It names a field for which a better column was taken. */
        instead: z.enum(IMPORT_FIELDS).nullable(),
        samples: z.array(z.string()),
      }),
    ),
    /** The attributes that a column may hold. */
    attributes: z.array(z.object({ field: shownColumn, name: z.string() })),
    /** The departments there are, of all groups. */
    departments: z.array(z.string()),
    /** null: no column holds addresses, by its name or content. */
    preview: preview.nullable(),
  }),
})

export const previewImport = endpoint('POST /api/admin/imports/:id/preview', {
  isLong: true,
  access: 'manager',
  changes: 'nothing',
  summary: 'What an uploaded file would do under another plan.',
  body: plan,
  response: preview,
})

export const applyImport = endpoint('POST /api/admin/imports/:id/apply', {
  isLong: true,
  access: 'manager',
  proof: 'fresh',
  summary: 'Imports an uploaded file, all of it or nothing. Rows with a fault are left out.',
  body: plan,
  response: report,
})

export const undoImport = endpoint('POST /api/admin/imports/:id/undo', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Takes the last import back: what is still as it was imported. The rest is listed.',
  response: z.object({
    message: z.string(),
    undone: z.number().int(),
    /** The first of those that stay as they are. */
    kept: z.array(z.object({ email: z.string(), why: z.string() })),
    keptTotal: z.number().int(),
  }),
})

export const getLastImport = endpoint('GET /api/admin/imports/last', {
  access: 'manager',
  summary: 'The last import of people, whichever way it came, and whether it was taken back.',
  response: z.object({
    last: report
      .extend({ fileName: z.string(), appliedAt: instant, undoneAt: instant.nullable() })
      .omit({ message: true })
      .nullable(),
  }),
})

export const getRefusedRows = endpoint('GET /api/admin/imports/:id/refused.csv', {
  access: 'manager',
  summary: 'The refused rows of an import as CSV, with a column that says why.',
})
