import { describe, expect, it } from 'vitest'
import type { AdminUser } from '../../shared/contract/directory'
import { parseEdits, withEdit, withoutEdit } from './user-edits.rules'

const user: AdminUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  department: 'design',
  domainGroupId: null,
  isAdmin: false,
  isValidated: true,
  needsProfileSetup: false,
  participationStatus: 'active',
  matchingPreference: 'any',
  createdAt: '2026-11-01T09:00:00.000Z',
  currentMatch: null,
}

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
