import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../shared/contract/sign-in'
import { changedWhenAndWhere, whenAndWhereOf, whenAndWhereRows } from './when-and-where.rules'
import { loadWords } from '../words'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
})

const user = {
  timeZone: 'America/New_York',
  workingHours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' },
  meetingLink: '',
} as User

describe('When and where somebody can meet', () => {
  it('is read at a glance', () => {
    expect(whenAndWhereRows(user)[0]).toEqual(['Working hours', 'Mon to Fri, 09:00 to 17:00 (New York)'])
    const days = [1, 3, 5]
    expect(whenAndWhereRows({ ...user, workingHours: { ...user.workingHours, days } })[0]?.[1]).toMatch(
      /^Mon, Wed, Fri, /,
    )
  })

  it('is sent only where it was changed, so that who never said anything goes on with the usual', () => {
    const values = { ...whenAndWhereOf(user), meetingLink: ' https://meet.example.com ' }
    expect(changedWhenAndWhere(values, { meetingLink: true })).toEqual({
      meetingLink: 'https://meet.example.com',
    })
    expect(changedWhenAndWhere(values, { workingHours: { days: [true] } })).toEqual({
      workingHours: user.workingHours,
    })
  })
})
