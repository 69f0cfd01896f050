import {
  forEachSetting,
  PROGRAMME_FIELDS,
  type ProgrammeField,
  type ProgrammeSettings,
  type SettingName,
  SETTINGS,
} from '../../../shared/programme'
import type { changeProgramme, Programme } from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { choiceOf, cycleOf, type PlanChoice } from './plan.rules'
import { words } from '../../words'

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
