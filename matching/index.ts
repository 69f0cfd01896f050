/**
 * The matching engine: pairs people for a month's coffee chats, provably as well as can be.
 * Pure computation: no files, no clock, no database; the same instance always gives the same round.
 */
export { type ChangedRound, changeLarge, changeRound, type ChangeResult } from './change-round'
export type { ChangeCertificate } from './change/certificate'
export { changeColumns, type ChangePrice } from './change/change-columns'
export type { Change } from './change/changes'
export type { ColumnWishes, Refusal, Wishes } from './change/wishes'
export { check } from './check/check'
export { checkChange } from './check/check-change'
export { leftOutDebt } from './model/debt'
export type { Columns, MeetingColumns } from './engine/problem'
export { explain, explainLeftOut, explainPair, match, matchColumns, matchLarge } from './match'
export { monthNumber } from './model/month'
export type {
  Certificate,
  Hours,
  Instance,
  LeftOutExplanation,
  Meeting,
  PairExplanation,
  Person,
  Preference,
  Price,
  Round,
  ThreesCertificate,
  Witness,
} from './model/model'
export { InstanceError, parseInstance } from './parse'
export { joinPairs } from './threes/join-pairs'
