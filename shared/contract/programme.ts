import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint'
import { LONGEST } from '../limits'
import {
  forEachSetting,
  PROGRAMME_FIELDS,
  type ProgrammeSettings,
  type Setting,
  type SettingName,
} from '../programme'
import { day, instant } from './common'
import { saying } from '../languages/faults'

const occurrence = z.object({
  at: instant,
  /** "Tuesday, 1 December 2026, 09:00", in the time zone of the programme. */
  inWords: z.string(),
})

const wholeNumber = ({ least, most }: { least: number; most: number }) =>
  z
    .int(saying((w) => w.wholeNumber, 'invalid_type'))
    .min(least)
    .max(most)

function fieldOf(setting: Setting) {
  if ('values' in setting) return z.enum(setting.values)
  return 'least' in setting ? wholeNumber(setting) : z.boolean()
}

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

const programme = z.object({
  ...fields,
  /** The fields that the operator decided by a setting, which goes before what is stored here. */
  lockedBySettings: z.array(z.enum(PROGRAMME_FIELDS)),
  /** The next three; fewer if the cycle does not run so often, none by hand. */
  nextRuns: z.array(occurrence),
})

export const getProgramme = endpoint('GET /api/admin/programme', {
  summary: 'The settings of the programme that are in force, and which of them the operator decided.',
  response: programme,
})
export type Programme = ResponseOf<typeof getProgramme>

export const getNextRuns = endpoint('GET /api/admin/programme/next-runs', {
  summary: 'When the cycle would run next by a plan; nothing is stored.',
  query: z.object({ cycle: z.string().max(LONGEST.cycle), timeZone: fields.timeZone }),
  response: z.array(occurrence),
})

export const changeProgramme = endpoint('PUT /api/admin/programme', {
  // It can make newsletters be sent by themselves.
  proof: 'fresh',
  summary:
    'Changes settings of the programme; what is left out stays. A field that the operator decided can only stay as it is.',
  body: z.object(fields).partial(),
  response: programme,
})
