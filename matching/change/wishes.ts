/** What an administrator wants of a round that there is. */
export interface Wishes {
  /** Two who are to be paired. */
  together?: [string, string][]
  /** Two who are not to be paired. */
  apart?: [string, string][]
  /** People who sit this round out. */
  out?: string[]
  /** Whether pairs of `together` may break the rules of preference, of three months and of hours. Nobody is paired who is barred. */
  overrule?: boolean
}

/** Wishes by position in the caller's columns. */
export interface ColumnWishes {
  together: [number, number][]
  apart: [number, number][]
  out: number[]
}

/** Why wishes are not met, in words for the person who wished. */
export interface Refusal {
  reason:
    | 'unknown-person'
    | 'one-person'
    | 'together-twice'
    | 'together-and-out'
    | 'together-and-apart'
    | 'preference'
    | 'met-lately'
    | 'hours'
    | 'barred'
    | 'nobody-changes'
  /** Whom it is about. */
  people: string[]
  message: string
  /** Whether `overrule` would help. */
  overrulable: boolean
}
