import { READY_MADE } from '../../../shared/attributes'
import { plainEmail } from '../../../shared/characters'
import { MOST_NEWCOMER_WEEKS } from '../../../shared/limits'
import {
  type Audience,
  forEachSetting,
  type Mix,
  MIX_RULES,
  PROGRAMME_FIELDS,
  type ProgrammeField,
  type ProgrammeSettings,
  type SettingName,
  SETTINGS,
} from '../../../shared/programme'
import type {
  changeOneProgramme,
  changeProgramme,
  Programme,
  WholeProgramme,
} from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { EMAIL } from '../../../shared/text-rules'
import { faultIn } from '../../kit/forms/faults'
import { choiceOf, cycleOf, type PlanChoice, weeksChoice, weeksOf } from './plan.rules'
import { words } from '../../words'
import type { Words } from '../../../languages/words'

/** The settings as the form holds them: numbers as they are typed or chosen. */
export type ProgrammeValues = PlanChoice & { timeZone: string; nextRound: string } & {
  [Name in SettingName]: ProgrammeSettings[Name] extends number ? string : ProgrammeSettings[Name]
}

export const valuesOf = (programme: Programme): ProgrammeValues => ({
  ...choiceOf(programme.cycle),
  timeZone: programme.timeZone,
  nextRound: programme.nextRound ?? '',
  ...(forEachSetting((setting, name) =>
    'least' in setting ? String(programme[name]) : programme[name],
  ) as Pick<ProgrammeValues, SettingName>),
})

export type Changes = BodyOf<typeof changeProgramme>

/** What the form changes; fields that the operator decided are never among it. */
export function changesOf(programme: Programme, values: ProgrammeValues): Changes {
  const wanted: Record<ProgrammeField, unknown> = {
    cycle: cycleOf(values, programme.cycle),
    timeZone: values.timeZone.trim(),
    nextRound: values.nextRound || null,
    ...forEachSetting((setting, name) => ('least' in setting ? Number(values[name]) : values[name])),
  }
  const isChanged = (field: ProgrammeField) =>
    !programme.lockedBySettings.includes(field) && wanted[field] !== programme[field]
  return Object.fromEntries(PROGRAMME_FIELDS.filter(isChanged).map((field) => [field, wanted[field]]))
}

const { least, most } = SETTINGS.minimumUsers

/** What is wrong with the fewest people of a pairing, in the server's words. */
export function minimumFault(text: string): string | undefined {
  const { faults } = words.rounds.programme
  if (!/^\d+$/.test(text.trim())) return faults.number
  if (Number(text) < least) return faults.least(least)
  return Number(text) > most ? faults.most(most) : undefined
}

/** An audience as the form holds it. */
interface AudienceValues {
  domainGroups: string[]
  departments: string[]
  directoryGroups: string[]
  /** Values, by the ids of the attributes. */
  attributes: Record<string, string[]>
  /** One on each line. */
  addresses: string
  newcomersWeeks: string
}

const audienceValuesOf = (audience: Audience): AudienceValues => ({
  domainGroups: audience.domainGroups ?? [],
  departments: audience.departments ?? [],
  directoryGroups: audience.directoryGroups ?? [],
  attributes: audience.attributes ?? {},
  addresses: (audience.addresses ?? []).join('\n'),
  newcomersWeeks: audience.newcomersWeeks ? String(audience.newcomersWeeks) : '',
})

/** All that is decided about a programme, as its form holds it. */
export type WholeValues = ProgrammeValues & {
  name: string
  description: string
  colour: string
  audience: AudienceValues
  /** What `hosts` says counts. */
  hasHosts: boolean
  hosts: AudienceValues
  levelsAbove: string
  join: ProgrammeSettings['join']
  size: string
  noRepeatMonths: string
  /** Who sits together: a rule and what it goes by (`mixChoice`); empty: as each prefers. */
  mix: string
  preferences: boolean
}

export const mixChoice = ({ rule, by }: Mix): string => `${rule} ${by}`

/** The mix of such a choice; null: none. */
export function mixIn(choice: string): Mix | null {
  const [named, by] = choice.split(' ')
  const rule = MIX_RULES.find((one) => one === named)
  return rule && by ? { by, rule } : null
}

export const wholeValuesOf = (programme: WholeProgramme): WholeValues => {
  const { audience, hosts, weeks, name, description, colour, join } = programme
  return {
    ...valuesOf(programme),
    ...(weeks && weeksChoice(weeks)),
    name,
    description,
    colour,
    audience: audienceValuesOf(audience),
    hasHosts: hosts !== null,
    hosts: audienceValuesOf(hosts ?? {}),
    levelsAbove: String(programme.levelsAbove),
    join,
    size: String(programme.size),
    noRepeatMonths: String(programme.noRepeatMonths),
    mix: programme.mix ? mixChoice(programme.mix) : '',
    preferences: programme.preferences,
  }
}

/** The addresses of a text with one on each line. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => plainEmail(line) || [])

/** A programme's audience, or its hosts, without the kinds that ask nothing. */
export function audienceOf(values: AudienceValues): Audience {
  const { domainGroups, departments, directoryGroups } = values
  const attributes = Object.entries(values.attributes).filter(([, chosen]) => chosen.length > 0)
  const addresses = linesOf(values.addresses)
  return {
    ...(domainGroups.length > 0 && { domainGroups }),
    ...(departments.length > 0 && { departments }),
    ...(addresses.length > 0 && { addresses }),
    ...(values.newcomersWeeks !== '' && { newcomersWeeks: Number(values.newcomersWeeks) }),
    ...(directoryGroups.length > 0 && { directoryGroups }),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
  }
}

/** Who hosts a programme; null: everybody is equal. */
export function hostsOf({ hasHosts, hosts }: Pick<WholeValues, 'hasHosts' | 'hosts'>): Audience | null {
  const audience = audienceOf(hosts)
  return hasHosts && Object.keys(audience).length > 0 ? audience : null
}

export type WholeChanges = BodyOf<typeof changeOneProgramme>

/** What the form of one programme changes. */
export function wholeChangesOf(programme: WholeProgramme, values: WholeValues): WholeChanges {
  const wanted = {
    name: values.name.trim(),
    description: values.description.trim(),
    colour: values.colour,
    audience: audienceOf(values.audience),
    hosts: hostsOf(values),
    levelsAbove: Number(values.levelsAbove),
    weeks: weeksOf(values),
    join: values.join,
    size: Number(values.size),
    noRepeatMonths: Number(values.noRepeatMonths),
    mix: mixIn(values.mix),
    preferences: values.preferences,
  }
  const stored = wholeValuesOf(programme)
  const before = { ...programme, audience: audienceOf(stored.audience), hosts: hostsOf(stored) }
  const changed = Object.entries(wanted).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof wanted]),
  )
  return { ...changesOf(programme, values), ...Object.fromEntries(changed) }
}

/** What is wrong with a text that has an address on each line. */
export const addressesFault = (text: string): string | undefined =>
  linesOf(text).map(faultIn(EMAIL)).find(Boolean)

/** What is wrong with the weeks since newcomers joined. */
export function newcomersFault(text: string): string | undefined {
  const { faults } = words.rounds.programme
  if (text.trim() === '') return undefined
  if (!/^\d+$/.test(text.trim())) return faults.number
  if (Number(text) < 1) return faults.least(1)
  return Number(text) > MOST_NEWCOMER_WEEKS ? faults.most(MOST_NEWCOMER_WEEKS) : undefined
}

type Start = Exclude<keyof Words['rounds']['programmes']['start'], 'title'>
type Chosen = Partial<WholeValues> & Pick<WholeValues, 'colour'>

const FIRST_TUESDAY = { cycle: 'weekday', which: '1', weekday: '2', time: '09:00' } as const

const everyWeeks = (every: number, weekday: number, time: string, from: string): Partial<WholeValues> => ({
  cycle: 'weeks',
  weekday: String(weekday),
  time,
  weeks: { every: String(every), from },
})

/**
 * The points to begin a new programme from, each with what it decides.
 * @param from the first day of its rhythm
 * @param hasLocation whether people's sites are known; else their groups stand for them
 */
export const startingPoints = (from: string, hasLocation: boolean): Record<Start, Chosen> => ({
  coffee: { colour: '#a06a3f', ...FIRST_TUESDAY, meal: 'coffee', minutes: '25' },
  pairs: { colour: '#2a7f9e', ...everyWeeks(1, 2, '09:00', from) },
  lunch: {
    colour: '#2e8563',
    ...everyWeeks(6, 4, '09:00', from),
    size: '4',
    scope: 'across',
    meal: 'lunch',
    minutes: '45',
  },
  newcomers: {
    colour: '#b7791f',
    ...everyWeeks(2, 3, '09:00', from),
    size: '3',
    scope: 'across',
    audience: { ...audienceValuesOf({}), newcomersWeeks: '12' },
    hasHosts: true,
  },
  sites: {
    colour: '#3b82f6',
    ...FIRST_TUESDAY,
    ...(hasLocation
      ? { scope: 'across', mix: mixChoice({ rule: 'different', by: READY_MADE[0].id }) }
      : { scope: 'between' }),
  },
  leader: {
    colour: '#8a5cc2',
    ...everyWeeks(4, 4, '09:00', from),
    size: '5',
    scope: 'across',
    hasHosts: true,
  },
  skipLevel: { colour: '#b4514a', ...FIRST_TUESDAY, scope: 'across', hasHosts: true, levelsAbove: '2' },
  lottery: { colour: '#5b7a34', ...FIRST_TUESDAY, scope: 'across', hasHosts: true, minimumUsers: '2' },
})
