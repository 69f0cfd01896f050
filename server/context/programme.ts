import type { Booking, CycleSend, PublishTime } from '../../shared/limits'

/** What the people team decides about the programme, unless the operator has decided it by a setting. */
export interface ProgrammeSettings {
  /** Cron expression of five fields; null: every month is run by hand. */
  cycle: string | null
  /** IANA name; every rule on days and months uses it. */
  timeZone: string
  /** How far the cycle goes: to drafts that wait for approval, or on to sending them. */
  cycleSend: CycleSend
  /** The fewest people of a pairing. */
  minimumUsers: number
  /** Whether people who have not said whether they met are reminded once, two weeks after the newsletter. */
  reminders: boolean
  /** How many days before a round of the cycle its people are told of it; 0: not at all. */
  headsUpDays: number
  /** After how many silent rounds in a row somebody is asked whether they still want to take part; 0: never. */
  dormantAfter: number
  /** Whether somebody who is left out may join a pair. */
  threes: boolean
  /** When employees see a match. */
  publish: PublishTime
  /** Whether times for coffee are suggested and booked. */
  booking: Booking
}

/** When the cycle runs. */
export type Plan = Pick<ProgrammeSettings, 'cycle' | 'timeZone'>

/** The settings of the programme that are in force. */
export interface Programme {
  /** As this instance last read them, half a minute ago at most. The cycle reads them afresh. */
  readonly settings: ProgrammeSettings
  /** YYYY-MM: the cycle does not run in this month, because it already ran in it before its plan was changed. */
  readonly monthTaken: string | undefined
  /** Reads them again. Does not throw: what was read last stays in force. */
  refresh(): Promise<void>
}
