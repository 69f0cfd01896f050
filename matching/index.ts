/**
 * The matching engine: pairs people for a month's coffee chats, provably as well as can be.
 * Pure computation: no files, no clock, no database; the same instance always gives the same round.
 */
export { type ChangedRound, changeRound, type ChangeResult } from './change/change-round'
export { type ChangedTables, changeTables } from './change/change-tables'
export type { Wishes } from './change/wishes'
export { check } from './check/check'
export { checkTables } from './check/tables'
export { leftOutDebt } from './model/debt'
export type { MeetingColumns } from './model/columns'
export { match } from './match'
export { joinTables } from './tables/join-tables'
export { hasTables, matchTables } from './tables/match-tables'
export { allShareHalfHour } from './model/hours'
export { monthNumber } from './model/month'
export { renamed } from './model/renamed'
export { hasHosts } from './model/model'
export type {
  Certificate,
  Hours,
  Instance,
  LeftOutExplanation,
  MatchExplanation,
  Meeting,
  Person,
  Preference,
  Round,
  TableSize,
  TablesCertificate,
  TablesRound,
} from './model/model'
export { InstanceError, parseInstance } from './parse'
