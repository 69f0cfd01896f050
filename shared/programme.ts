import { DEPARTMENT } from './attributes'
import { LANGUAGES } from './languages/languages'
import type { TellBy } from './limits'
import { mapValues } from './map-values'

/**
 * The values that a setting may have, and its first one: a value of a list, a whole number, yes or no, or by what people are
 * told.
 */
export type Setting =
  | { values: readonly [string, ...string[]]; initial: string }
  | { least: number; most: number; step?: number; initial: number }
  | { initial: boolean }
  | { isTellBy: true; initial: TellBy }

/**
 * What the people team decides about the programme, apart from when it runs. Contract, columns and form are made from this
 * list; a new setting also needs a migration, its words in the form, and the code that asks it.
 */
export const SETTINGS = {
  /** What people meet for: texts, mails and calendars call the meeting so. */
  meal: { values: ['coffee', 'lunch', 'tea'], initial: 'coffee' },
  /** How long a meeting is: suggested times and invitations are as long. */
  minutes: { least: 15, most: 120, step: 5, initial: 25 },
  /** How far the automatic cycle goes: to drafts that wait for approval, or on to sending them. */
  cycleSend: { values: ['draft', 'send'], initial: 'draft' },
  /** The fewest people of a pairing. */
  minimumUsers: { least: 2, most: 1_000_000, initial: 4 },
  /** Whether people who have not said whether they met are reminded once, a week after the newsletter. */
  reminders: { initial: false },
  /** How many days before a round of the cycle its people are told of it; 0: not at all. */
  headsUpDays: { least: 0, most: 14, initial: 3 },
  /** After how many silent rounds in a row somebody is asked whether they still want to take part; 0: never. */
  dormantAfter: { least: 0, most: 24, initial: 0 },
  /** A round for each domain group, one of all together, or one in which only people of different groups meet. */
  scope: { values: ['per-group', 'across', 'between'], initial: 'per-group' },
  /** Whether somebody who would be left out may join a pair, so that they are three. */
  threes: { initial: false },
  /** Whether people with a topic in common are rather brought together, and told of it. */
  topics: { initial: true },
  /** When employees see a match: as soon as its pairing is made, or with the newsletter that tells them. */
  publish: { values: ['at-once', 'with-newsletter'], initial: 'at-once' },
  /** Whether times for coffee are suggested and booked; auto: the first one is booked where all calendars are known. */
  booking: { values: ['off', 'offer', 'auto'], initial: 'offer' },
  /** The language of people without any other. */
  language: { values: LANGUAGES, initial: 'en' },
  /** By what people are told who have not chosen it themselves. */
  tellBy: { isTellBy: true, initial: 'mail' },
} as const satisfies Record<string, Setting>

/** How a programme seats its people. The first one begins as the others do: pairs, each domain group by itself. */
export const SEATING = {
  /** Whether everybody in the audience takes part until they leave, only those who join, or only those who say so before each round. */
  join: { values: ['everyone', 'opt-in', 'ask'], initial: 'everyone' },
  /** How many sit at a table; with `threes` a table of two may become one of three. */
  size: { least: 2, most: 5, initial: 2 },
  /** People who met within so many months, in any programme, are not paired. */
  noRepeatMonths: { least: 0, most: 12, initial: 3 },
  /** How many steps a host stands above a guest, on the guest's line of managers; 0: anywhere. One step is a person's manager, whom nobody meets. */
  levelsAbove: { least: 0, most: 10, initial: 0 },
  /** Whether everybody's own wish about departments holds where a programme mixes by something else; in the first one it always does. */
  preferences: { initial: true },
} as const satisfies Record<string, Setting>

export type Meal = (typeof SETTINGS.meal.values)[number]
export type SettingName = keyof typeof SETTINGS
export type SeatingName = keyof typeof SEATING
type ValueOf<Given> = Given extends { values: readonly (infer Value)[] }
  ? Value
  : Given extends { least: number }
    ? number
    : Given extends { isTellBy: true }
      ? TellBy
      : boolean

/** When the cycle runs. */
export interface Plan {
  /** Cron expression of five fields; null: every month is run by hand. */
  cycle: string | null
  /** IANA name; every rule on days and months uses it. */
  timeZone: string
  /** YYYY-MM-DD: the day of the next round, where it is made by hand; null: to be announced. */
  nextRound?: string | null | undefined
  /** When that day was given. */
  nextRoundAt?: Date | null | undefined
  /** Comes round in weeks, in place of the cron expression; null: it does not. */
  weeks?: Weeks | null | undefined
}

/** Every so many weeks on a weekday (1 is Monday) at a time (HH:MM), the first time on or after a day (YYYY-MM-DD). */
export interface Weeks {
  every: number
  from: string
  weekday: number
  at: string
}

/** The audience of a programme: "or" within a kind, "and" between kinds; a kind that is missing or empty asks nothing. */
export interface Audience {
  /** Ids. */
  domainGroups?: string[] | undefined
  /** Names, in any case. */
  departments?: string[] | undefined
  /** Whole ones. */
  addresses?: string[] | undefined
  /** Who joined the company's programme in the last so many weeks. */
  newcomersWeeks?: number | undefined
  /** Ids of groups that the directory has. */
  directoryGroups?: string[] | undefined
  /** Values of attributes, by their ids: of each one its own kind. */
  attributes?: Record<string, string[]> | undefined
}

/** Who sits together: each as they prefer by their departments, or people who are different, or the same, by the department or an attribute. */
export const MIX_RULES = ['different', 'same', 'personal'] as const
export interface Mix {
  by: string
  rule: (typeof MIX_RULES)[number]
}
const PERSONAL: Mix = { by: DEPARTMENT, rule: 'personal' }

type ValuesOf<List> = { [Name in keyof List]: ValueOf<List[Name]> }

/** What the people team decides about a programme; of the first one the operator may have decided some by settings of the server. */
export type ProgrammeSettings = Plan &
  ValuesOf<typeof SETTINGS> &
  ValuesOf<typeof SEATING> & {
    audience: Audience
    /** Who hosts: one at each table, with guests of the audience. Whoever is in both is a host. null: everybody is equal. */
    hosts?: Audience | null | undefined
    /** null: as each prefers; where there are hosts, by nothing. */
    mix?: Mix | null | undefined
  }

/** What a programme mixes by, null: by nothing; and whether everybody's own wish about departments binds them besides. */
export function mixOf({
  hosts,
  mix,
  preferences = true,
}: Partial<Pick<ProgrammeSettings, 'hosts' | 'mix' | 'preferences'>>): {
  mix: Mix | null
  isBesides: boolean
} {
  const own = mix ?? (hosts ? null : PERSONAL)
  if (own?.rule === 'personal') return { mix: preferences ? own : null, isBesides: false }
  return { mix: own, isBesides: own !== null && own.by !== DEPARTMENT && !hosts && preferences }
}

/** What the product is called, and its first programme. */
export const PRODUCT = 'Cup of Joe'

/** In place of the id of a programme that is yet to be added. */
export const NEW_PROGRAMME = 'new'

/** Whether a programme's rounds are those of months; otherwise each has a day of its own. */
export const isMonthly = ({ weeks }: Pick<Plan, 'weeks'>): boolean => !weeks

/** Whether a programme's rounds are made by hand. */
export const isByHand = ({ cycle, weeks }: Pick<Plan, 'cycle' | 'weeks'>): boolean => cycle === null && !weeks

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** What is decided about the programme. */
export const PROGRAMME_FIELDS = ['cycle', 'timeZone', 'nextRound', ...SETTING_NAMES] as const
export type ProgrammeField = (typeof PROGRAMME_FIELDS)[number]

/** Something for each setting, by its name. */
export const forEachSetting = <Made>(make: (setting: Setting, name: SettingName) => Made) =>
  mapValues<SettingName, Setting, Made>(SETTINGS, make)
/** Makes a value for each setting of how people are seated. */
export const forEachSeating = <Made>(make: (setting: Setting, name: SeatingName) => Made) =>
  mapValues<SeatingName, Setting, Made>(SEATING, make)

/** The settings until somebody decides. */
export const INITIAL = forEachSetting(({ initial }) => initial) as unknown as Pick<
  ProgrammeSettings,
  SettingName
>
/** How a new programme seats its people. */
export const INITIAL_SEATING = forEachSeating(({ initial }) => initial) as unknown as Pick<
  ProgrammeSettings,
  SeatingName
>

const DAY_MS = 86_400_000

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** The days of a plan of weeks, from the first one that is not before a day. */
export function* daysFrom({ every, from, weekday }: Omit<Weeks, 'at'>, day: string): Generator<string> {
  // Sunday is 0 of JavaScript's, and 7 here.
  const first = addDays(from, (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7)
  const passed = Math.floor((Date.parse(day) - Date.parse(first)) / (every * 7 * DAY_MS))
  for (let next = addDays(first, Math.max(passed, 0) * every * 7); ; next = addDays(next, every * 7))
    if (next >= day) yield next
}
