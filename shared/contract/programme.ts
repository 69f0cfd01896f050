import { z } from 'zod'
import { COLOUR } from '../colour'
import { DEPARTMENT } from '../attributes'
import { endpoint, type ResponseOf } from '../endpoint'
import { saying } from '../languages/faults'
import { LONGEST, MOST, MOST_NEWCOMER_WEEKS, MOST_WEEKS } from '../limits'
import {
  forEachSeating,
  forEachSetting,
  MIX_RULES,
  PROGRAMME_FIELDS,
  type ProgrammeSettings,
  SEATING,
  SETTINGS,
  type SeatingName,
  type Setting,
  type SettingName,
} from '../programme'
import { ATTRIBUTE, EMAIL, PROGRAMME } from '../text-rules'
import { addressBy, day, flag, id, instant, programme, tellBy, text } from './common'
import { notReady } from './readiness'
import { attributeId } from './people'

const occurrence = z.object({
  at: instant,
  /** "Tuesday, 1 December 2026, 09:00", in the time zone of the programme. */
  inWords: z.string(),
})

const wholeNumber = ({ least, most, step = 1 }: { least: number; most: number; step?: number }) =>
  z
    .int(saying((w) => w.wholeNumber, 'invalid_type'))
    .min(least)
    .max(most)
    .multipleOf(step)

function fieldOf(setting: Setting) {
  if ('values' in setting) return z.enum(setting.values)
  if ('isTellBy' in setting) return tellBy
  return 'least' in setting ? wholeNumber(setting) : z.boolean()
}

/** 1 is Monday. */
const weekday = wholeNumber({ least: 1, most: 7 })

const fields = {
  /** Cron expression of five fields; null: every month is run by hand. */
  cycle: z.string().max(LONGEST.cycle).nullable(),
  /** IANA name, such as Europe/Berlin. */
  timeZone: z.string().max(LONGEST.timeZone),
  /** The day of the next round, where it is made by hand; null: to be announced. It ends by itself with its day. */
  nextRound: day.nullable(),
  ...(forEachSetting(fieldOf) as unknown as {
    [Name in SettingName]: z.ZodType<ProgrammeSettings[Name]>
  }),
}

/** The fields that the operator decided by a setting, which goes before what is stored here. */
const lockedBySettings = z.array(z.enum(PROGRAMME_FIELDS))
/** The next three; fewer if the cycle does not run so often, none by hand. */
const nextRuns = z.array(occurrence)

const settings = z.object({ ...fields, lockedBySettings, nextRuns })

export const getProgramme = endpoint('GET /api/admin/programme', {
  summary: 'The settings of the programme that are in force, and which of them the operator decided.',
  response: settings,
})
export type Programme = ResponseOf<typeof getProgramme>

export const getNextRuns = endpoint('GET /api/admin/programme/next-runs', {
  summary: 'When the cycle would run next by a plan; nothing is stored.',
  query: z.object({
    cycle: z.string().max(LONGEST.cycle),
    timeZone: fields.timeZone,
    /** Whose plan it would be: it runs in no month that it has paired. `new`: one that is yet to be added. */
    programme,
  }),
  response: z.array(occurrence),
})

export const changeProgramme = endpoint('PUT /api/admin/programme', {
  // It can make newsletters be sent by themselves.
  proof: 'fresh',
  summary:
    'Changes settings of the programme; what is left out stays. A field that the operator decided can only stay as it is.',
  body: z.object(fields).partial(),
  response: settings,
})

/* ---- Several ---- */

const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST.audience).optional()

/**
 * The audience of a programme: "or" within a kind, "and" between kinds. Strict, so that a misspelt kind does not mean
 * everybody.
 */
const audience = z.strictObject({
  domainGroups: some(id),
  departments: some(z.string().max(LONGEST.name)),
  addresses: some(addressBy(EMAIL)),
  newcomersWeeks: z.int().min(1).max(MOST_NEWCOMER_WEEKS).optional(),
  directoryGroups: some(id),
  /** Values, by the ids of the attributes; each attribute is a kind. */
  attributes: z.record(attributeId, z.array(text(ATTRIBUTE.value)).max(MOST.audience)).optional(),
})

/** Who hosts; null: everybody is equal. One that asks nothing would leave no guests. */
const hosts = audience
  .refine(
    ({ attributes = {}, ...asked }) =>
      [...Object.values(asked), ...Object.values(attributes)].some((kind) =>
        Array.isArray(kind) ? kind.length > 0 : kind,
      ),
    saying((w) => w.noHosts),
  )
  .nullable()

const mix = z
  .object({ by: attributeId, rule: z.enum(MIX_RULES) })
  .refine(
    ({ by, rule }) => rule !== 'personal' || by === DEPARTMENT,
    saying((w) => w.mixPersonal),
  )
  .nullable()

const weeks = z.object({
  every: z.int().min(1).max(MOST_WEEKS),
  from: day,
  weekday,
  /** HH:MM */
  at: z.string().regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    saying((w) => w.form('HH:MM')),
  ),
})

const seating = forEachSeating(fieldOf) as unknown as {
  [Name in SeatingName]: z.ZodType<ProgrammeSettings[Name]>
}

/** What is decided about a programme. Comes round in months (`cycle`), in weeks (`weeks`), or by hand: neither. */
const decided = {
  description: text(PROGRAMME.description),
  /** #RRGGBB; marks the name, so it has to be seen in both themes and in mails. */
  colour: text(COLOUR),
  audience,
  hosts,
  /** Who sits together, by the department or an attribute; null: as each prefers, and where there are hosts, anybody. */
  mix,
  weeks: weeks.nullable(),
  ...seating,
  levelsAbove: seating.levelsAbove.refine(
    (levels) => levels !== 1,
    saying((w) => w.notOneLevel),
  ),
  ...fields,
}
const body = z.object({ name: text(PROGRAMME.name), ...decided })

const inNames = z.object({
  domainGroups: z.array(z.string()),
  departments: z.array(z.string()),
  addresses: z.int(),
  newcomersWeeks: z.int().nullable(),
  directoryGroups: z.array(z.string()),
  /** Their values. */
  attributes: z.array(z.string()),
})

const listed = z.object({
  id,
  name: z.string(),
  description: z.string(),
  colour: z.string(),
  /** The one that cannot be archived. */
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  /** Its audience, as far as the caller may see it; all empty: everybody covered. */
  who: inNames,
  /** Those of its hosts; null: everybody is equal. */
  hosts: inNames.nullable(),
  join: z.enum(SEATING.join.values),
  size: z.int(),
  scope: z.enum(SETTINGS.scope.values),
  threes: z.boolean(),
  cycle: fields.cycle,
  weeks: decided.weeks,
  /** Who takes part in it, as far as it is up to them. */
  people: z.int(),
  /** Its next round; null: nobody knows it yet. */
  next: occurrence.nullable(),
})

export const getProgrammes = endpoint('GET /api/admin/programmes', {
  access: 'manager',
  summary:
    'The programmes that run, or with archived=true also those that have ended: the first one, then the others by their names. A manager sees those that make a round for each group, with the people of theirs.',
  query: z.object({ archived: flag }).default({ archived: false }),
  response: z.array(listed),
})
export type ListedProgramme = ResponseOf<typeof getProgrammes>[number]

const whole = z.object({
  ...body.shape,
  id,
  /** In names of files; it stays when the name changes. */
  slug: z.string(),
  isDefault: z.boolean(),
  lockedBySettings,
  nextRuns,
  /** What is allowed, and probably not meant: nobody is in it, or fewer than a table seats. */
  remarks: z.array(z.string()),
})

export const getOneProgramme = endpoint('GET /api/admin/programmes/:id', {
  summary: 'All settings of one programme that are in force.',
  response: whole,
})
export type WholeProgramme = ResponseOf<typeof getOneProgramme>

export const addProgramme = endpoint('POST /api/admin/programmes', {
  // As changing one: it can make newsletters be sent by themselves.
  proof: 'fresh',
  summary:
    'Adds a programme. What is left out is as it is in the first one now; it is by hand and for everybody.',
  body: body.partial().required({ name: true }),
  response: whole,
})

export const changeOneProgramme = endpoint('PATCH /api/admin/programmes/:id', {
  proof: 'fresh',
  summary: 'Changes settings of a programme; what is left out stays. Rounds that are made stay as they are.',
  body: body.partial(),
  response: whole,
})

export const archiveProgramme = endpoint('POST /api/admin/programmes/:id/archive', {
  proof: 'fresh',
  summary:
    'Ends a programme: it makes no further rounds, and its history stays. Its open rounds are completed first.',
  response: z.object({ message: z.string() }),
})

const reachOf = {
  /** Covered people that it is for. */
  people: z.int(),
  /** Who of them would be in a round made today, and why the others would not. */
  ready: z.int(),
  reasons: notReady,
}
/** The two parts of it; null: everybody is equal. */
const part = z.object(reachOf).nullable()
const reach = z.object({ ...reachOf, hosts: part, guests: part })
export type Reach = z.infer<typeof reach>

/** How fair a programme with hosts is so far. */
const hosting = z.object({
  /** Rounds that the guest who waits longest has waited, of those who would be in the next one. */
  longestWait: z.int(),
  /** How many of these guests never had a seat, and the day by which all of them have one at so many seats a round; null: nobody can say. */
  neverSeated: z.int(),
  seats: z.int(),
  servedBy: z.string().nullable(),
  /** How often each host hosted; null: there is none. */
  shares: z.object({ least: z.int(), average: z.number(), most: z.int() }).nullable(),
  inWords: z.string(),
})

export const getAudience = endpoint('GET /api/admin/programmes/:id/audience', {
  summary:
    'How many people a programme is for, how many of them would be in a round made today, and how fair its hosts and guests have it.',
  response: reach.extend({ hosting: hosting.nullable() }),
})

export const previewAudience = endpoint('POST /api/admin/programmes/audience', {
  changes: 'nothing',
  summary: 'The same for an audience that is not stored.',
  body: z.object({ audience, hosts: hosts.optional() }),
  response: reach,
})
