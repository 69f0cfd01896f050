import { LANGUAGES } from './languages/languages'
import { mapValues } from './map-values'

/** The values that a setting may have, and the one that it has until somebody decides: one of a list, a whole number, or yes or no. */
export type Setting =
  | { values: readonly [string, ...string[]]; initial: string }
  | { least: number; most: number; initial: number }
  | { initial: boolean }

/**
 * What the people team decides about the programme, apart from when it runs. Contract, columns and form are made from this
 * list; a new setting also needs a migration, its words in the form, and the code that asks it.
 */
export const SETTINGS = {
  /** How far the automatic cycle goes: to drafts that wait for approval, or on to sending them. */
  cycleSend: { values: ['draft', 'send'], initial: 'draft' },
  /** The fewest people of a pairing. */
  minimumUsers: { least: 2, most: 1_000_000, initial: 4 },
  /** Whether people who have not said whether they met are reminded once, two weeks after the newsletter. */
  reminders: { initial: false },
  /** How many days before a round of the cycle its people are told of it; 0: not at all. */
  headsUpDays: { least: 0, most: 14, initial: 3 },
  /** After how many silent rounds in a row somebody is asked whether they still want to take part; 0: never. */
  dormantAfter: { least: 0, most: 24, initial: 0 },
  /** Whether somebody who would be left out may join a pair, so that they are three. */
  threes: { initial: false },
  /** When employees see a match: as soon as its pairing is made, or with the newsletter that tells them. */
  publish: { values: ['at-once', 'with-newsletter'], initial: 'at-once' },
  /** Whether times for coffee are suggested and booked; auto: the first one is booked where all calendars are known. */
  booking: { values: ['off', 'offer', 'auto'], initial: 'offer' },
  /** The language of people of whom nothing else says one. */
  language: { values: LANGUAGES, initial: 'en' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
type ValueOf<Given> = Given extends { values: readonly (infer Value)[] }
  ? Value
  : Given extends { least: number }
    ? number
    : boolean

/** When the cycle runs. */
export interface Plan {
  /** Cron expression of five fields; null: every month is run by hand. */
  cycle: string | null
  /** IANA name; every rule on days and months uses it. */
  timeZone: string
  /** YYYY-MM-DD: the day of the next round, where it is made by hand; null: to be announced. */
  nextRound?: string | null | undefined
}

/** What the people team decides about the programme, unless the operator has decided it by a setting of the server. */
export type ProgrammeSettings = Plan & { [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> }

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** What is decided about the programme. */
export const PROGRAMME_FIELDS = ['cycle', 'timeZone', 'nextRound', ...SETTING_NAMES] as const
export type ProgrammeField = (typeof PROGRAMME_FIELDS)[number]

/** Something for each setting, by its name. */
export const forEachSetting = <Made>(make: (setting: Setting, name: SettingName) => Made) =>
  mapValues<SettingName, Setting, Made>(SETTINGS, make)

/** The settings until somebody decides. */
export const INITIAL = forEachSetting(({ initial }) => initial) as unknown as Pick<
  ProgrammeSettings,
  SettingName
>
