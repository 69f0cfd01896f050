import { describe, expect, it } from 'vitest'
import type { AdminUser } from '../../shared/contract/directory'
import { needsDialog, parseEdits, withEdit, withoutEdit } from './use-user-edits'

const user: AdminUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  department: 'design',
  attributes: {},
  domainGroupId: null,
  isAdmin: false,
  isValidated: true,
  needsProfileSetup: false,
  participationStatus: 'active',
  pauseEndDate: null,
  matchingPreference: 'any',
  createdAt: '2026-11-01T09:00:00.000Z',
  notReady: null,
  notReadyUntil: null,
  invitedAt: null,
  manager: null,
  currentMatch: null,
}

describe('A change that ends a participation', () => {
  const paired: AdminUser = {
    ...user,
    currentMatch: { match_name: 'Bo', pairing_name: 'December 2026 Group A - Design' },
  }

  it('asks when a pause needs its end, or somebody paired opts out', () => {
    expect(needsDialog(user, { participationStatus: 'paused' })).toBe(true)
    expect(needsDialog(paired, { participationStatus: 'opted_out' })).toBe(true)
    expect(needsDialog(user, { participationStatus: 'opted_out' })).toBe(false)
    expect(needsDialog(paired, { participationStatus: 'active' })).toBe(false)
    expect(needsDialog(paired, { department: 'sales' })).toBe(false)
  })
})

describe('Unsaved changes of users', () => {
  it('gather by user and field', () => {
    const one = withEdit({}, user, { participationStatus: 'paused' })
    expect(withEdit(one, user, { department: 'sales' })).toEqual({
      u1: { participationStatus: 'paused', department: 'sales' },
    })
  })

  it('are gone once everything is as it was stored', () => {
    const one = withEdit({}, user, { participationStatus: 'paused' })
    expect(withEdit(one, user, { participationStatus: 'active' })).toEqual({})
    expect(withEdit({}, { ...user, department: null }, { department: '' })).toEqual({})
  })

  it('go with what was saved', () => {
    expect(withoutEdit({ u1: { department: 'x' }, u2: { department: 'y' } }, 'u1')).toEqual({
      u2: { department: 'y' },
    })
  })

  it('survive a reload, and unreadable text is ignored', () => {
    expect(parseEdits(JSON.stringify({ u1: { department: 'x' } }))).toEqual({ u1: { department: 'x' } })
    expect(parseEdits('nonsense')).toEqual({})
    expect(parseEdits(null)).toEqual({})
  })
})
