// Every length, list of values and size that more than one place keeps to: the contract, the forms, the tables and the
// server's rules all read it here. Plain constants, so that the browser has them without zod.

/* ---- Lists of values ---- */

export const PARTICIPATION_STATUSES = ['active', 'paused', 'opted_out'] as const
export const MATCHING_PREFERENCES = ['same-department', 'cross-department', 'any'] as const
/** Of the employee file: at work, or on leave. */
export const EMPLOYEE_STATUSES = ['active', 'leave'] as const

/** What a person can answer to "did you meet?". */
export const CONNECTION_ANSWERS = ['confirmed', 'not_confirmed'] as const
/** Pending until it is answered. */
export const CONNECTION_STATUSES = ['pending', ...CONNECTION_ANSWERS] as const
/** Of a match, and of a pairing. */
export const MATCH_STATUSES = ['active', 'completed'] as const

export const NEWSLETTER_STATUSES = ['draft', 'approved', 'sent'] as const
/** A newsletter has one open send at most. */
export const OPEN_SEND_STATES = ['queued', 'sending', 'paused'] as const
export const SEND_STATES = [...OPEN_SEND_STATES, 'sent', 'cancelled'] as const
/** What became of one mail, as it is stored. */
export const SEND_OUTCOMES = [
  'success',
  'sendgrid_limit',
  'sendgrid_forbidden',
  'sendgrid_error',
  'failed',
  'unknown',
] as const
/** What a log says of one mail: pending until there is an outcome. */
export const SEND_STATUSES = [...SEND_OUTCOMES, 'pending'] as const

/** Steps of the automatic cycle that are still to be done. */
export const OPEN_STEP_STATES = ['waiting', 'committing'] as const
export const STEP_STATES = [...OPEN_STEP_STATES, 'done', 'skipped', 'failed', 'unknown'] as const

/** How administrators' images come into the gallery. */
export const GALLERY_SOURCES = ['admin-uploaded', 'copied'] as const

/** How many people a company expects. */
export const EXPECTED_USERS = [
  'Less than 50',
  '50-100',
  '100-500',
  '500-1000',
  '1000-10,000',
  '10,000+',
] as const

/** How long one can pause, in months. */
export const PAUSE_MONTHS = [1, 3] as const
/** What the unsubscribe page offers: to leave, or one of the pauses. */
export const UNSUBSCRIBE_CHOICES = ['opt_out', 'pause_1', 'pause_3'] as const

export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number]
export type MatchingPreference = (typeof MATCHING_PREFERENCES)[number]
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]
export type ConnectionAnswer = (typeof CONNECTION_ANSWERS)[number]
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number]
export type SendStatus = (typeof SEND_STATUSES)[number]
export type SendOutcome = (typeof SEND_OUTCOMES)[number]
export type ExpectedUsers = (typeof EXPECTED_USERS)[number]
export type PauseMonths = (typeof PAUSE_MONTHS)[number]
export type UnsubscribeChoice = (typeof UNSUBSCRIBE_CHOICES)[number]
