import { beforeAll, describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../shared/contract/mail'
import { CallError } from '../../api/call'
import { loadWords } from '../../words'
import {
  mismatchesInWords,
  previewable,
  previewProblem,
  sendStatusBadge,
  unreachableInWords,
} from './email-logs.rules'

beforeAll(async () => {
  await loadWords('dashboard')
  await loadWords('tools')
})

const entry = (user_email: string, send_status: LogEntry['send_status']): LogEntry => ({
  user_email,
  way: 'mail',
  send_status,
  match_email: null,
  match_validated: true,
  timestamp: null,
  error_message: null,
  error_code: null,
  failure_reason: null,
  validation_issues: [],
})

describe('An email log', () => {
  it('shows each send status by its badge, and every other one as Unknown', () => {
    const labels = ['success', 'failed', 'sendgrid_limit', 'sendgrid_forbidden', 'sendgrid_error', 'what']
    expect(labels.map((status) => sendStatusBadge(status).label)).toEqual([
      'Success',
      'Failed',
      'SendGrid Limit',
      'SendGrid Forbidden',
      'SendGrid Error',
      'Unknown',
    ])
  })

  it('says "still valid" of the matches, not of every mail: some mails name no match', () => {
    const said = (total_matches: number, mismatches: number) =>
      mismatchesInWords({ total_matches, mismatches })
    expect(said(3, 0)).toBe('Every match of the pairing was still valid.')
    expect(said(0, 0)).toBe('The pairing had no matches.')
    expect(said(3, 1)).toBe('Nobody in these matches was still taking part, so nobody got a mail about them.')
  })

  it('offers at most twenty recipients for a preview, only those it was sent to', () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      entry(`p${n}@example.com`, n % 2 ? 'success' : 'failed'),
    )
    expect(previewable(many)).toHaveLength(15)
    expect(previewable(many.map(({ user_email }) => entry(user_email, 'success')))).toHaveLength(20)
  })
})

describe('A preview that fails', () => {
  it('says that an archived newsletter is gone', () => {
    expect(previewProblem(new CallError('Newsletter not found', 404, 'not_found'))).toMatch(
      /^This newsletter was sent and/,
    )
    expect(previewProblem(new CallError('Gone', 404, 'purged'))).toMatch(/automatically archived/)
  })

  it('says that the user is not found, or that one must sign in', () => {
    expect(previewProblem(new CallError('User not found', 404, 'unknown_recipient'))).toBe(
      'The selected user was not found in the system.',
    )
    expect(previewProblem(new CallError('Unauthorized', 401, 'not_signed_in'))).toBe(
      'Authentication required. Please refresh and try again.',
    )
  })

  it('says the message of any other error, with the suggestion the server made', () => {
    expect(previewProblem(new CallError('Boom.', 500))).toBe('Error: Boom.')
    expect(previewProblem(new CallError('Boom.', 500, undefined, [], { suggestion: 'Wait a bit.' }))).toBe(
      'Error: Boom. Wait a bit.',
    )
  })
})

describe('A person not reached by mail', () => {
  const person = {
    id: '1',
    email: 'a@example.com',
    firstName: 'A',
    lastName: 'B',
    problem: 'bounced' as const,
    months: ['2026-10', '2026-12'],
    // Noon of the third where the browser is, which alone says what day it is.
    lastAt: new Date(2026, 11, 3, 12).toISOString(),
    code: '550',
    reason: '550 5.1.1 no such user',
  }

  it('is shown with the months and what the mail server said, its code once', () => {
    const months = 'Refused in October 2026 and December 2026.'
    expect(unreachableInWords(person)).toBe(`${months} 550 5.1.1 no such user`)
    expect(unreachableInWords({ ...person, code: '5.1.1' })).toBe(`${months} 550 5.1.1 no such user`)
    expect(unreachableInWords({ ...person, code: '5.1.1', reason: 'Bounced Address' })).toBe(
      `${months} 5.1.1: Bounced Address`,
    )
    expect(unreachableInWords({ ...person, code: '', reason: '' })).toBe(months)
  })

  it('somebody who marked it as spam is shown with the day', () => {
    const complained = { ...person, problem: 'complained' as const, months: [] }
    expect(unreachableInWords(complained)).toBe(
      'Marked a newsletter as spam on 3 Dec 2026, and has been opted out since.',
    )
  })
})
