import type { ProgrammeSettings } from '../../../shared/programme'

/** The settings of the programme that are in force. */
export interface Programme {
  /** As this instance last read them, half a minute ago at most. The cycle reads them afresh. */
  readonly settings: ProgrammeSettings
  /** YYYY-MM: the cycle does not run in this month, because it already ran in it before its plan was changed. */
  readonly monthTaken: string | undefined
  /** Reads them again. Does not throw: what was read last stays in force. */
  refresh(): Promise<void>
}
