import type { MailReason as Reason } from '../../languages/reasons'

/** What an administrator wants to change in a round. */
export interface Wishes {
  /** Two who are to be paired, or to sit at one table. */
  together?: [string, string][]
  /** Two who are not. */
  apart?: [string, string][]
  /** People who sit this round out. */
  out?: string[]
  /** Whether pairs of `together` may break the rules of preference and of `noRepeatMonths`. A pair without hours in common, or barred, is never made. */
  overrule?: boolean
}

/** Wishes by position in the caller's columns. */
export interface ColumnWishes {
  together: [number, number][]
  apart: [number, number][]
  out: number[]
}

/** Why wishes are refused. */
export interface Refusal {
  reason:
    | 'unknown-person'
    | 'one-person'
    | 'together-twice'
    | 'together-and-out'
    | 'together-and-apart'
    | 'preference'
    | 'one-group'
    | 'met-lately'
    /** Barred, or without hours in common. */
    | 'barred'
    /** No table is left at which they could sit. */
    | 'no-table'
  /** Whom it is about. */
  people: string[]
  message: Reason
  /** Whether `overrule` would help. */
  overrulable: boolean
}
