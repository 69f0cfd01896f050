import { beforeAll, describe, expect, it } from 'vitest'
import { PROFILE_TEXTS } from '../../shared/profile-texts'
import { PROFILE } from '../../shared/text-rules'
import { profile } from '../../shared/contract/people'
import { cropSquare, draggedCrop, photoProblem, WHOLE } from './photo.rules'
import { loadWords } from '../words'
import { faultIn } from '../kit/forms/faults'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
  await loadWords('rules')
})

const valid = { firstName: 'Ada', lastName: 'L', department: 'Design', matchingPreference: 'any', bio: '' }

function contractSays(change: Record<string, string>): string | undefined {
  return profile.safeParse({ ...valid, ...change }).error?.issues[0]?.message
}

describe('The profile form', () => {
  it.each([
    '',
    '  ',
    '\u200b\u200f',
    'Ada',
    'a\nb',
    '\u0000',
    'Ada\u0085Bcc: eve',
    'Ada\u2028Bcc: eve',
    'x'.repeat(100),
    'x'.repeat(101),
    'Zoë 🎉 "<b>"',
  ])('judges a name as the contract does: %j', (name) => {
    expect(faultIn(PROFILE.firstName)(name)).toBe(contractSays({ firstName: name }))
  })

  it.each(['', 'two\nlines', '\u0007', 'x'.repeat(1001)])('judges a bio as the contract does: %j', (bio) => {
    expect(faultIn(PROFILE_TEXTS.bio)(bio)).toBe(contractSays({ bio }))
  })

  it('keeps a name on one line, whatever makes a line end', () => {
    for (const end of ['\n', '\r', '\u0085', '\u2028', '\u2029'])
      expect(faultIn(PROFILE.firstName)(`Ada${end}Lovelace`)).toBe(
        'Line breaks and control characters are not allowed',
      )
  })
})

describe('A profile photo', () => {
  it('must be an image of at most 5 MB', () => {
    expect(photoProblem({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeNull()
    expect(photoProblem({ type: 'text/html', size: 10 })?.title).toBe('Invalid file type')
    expect(photoProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })?.title).toBe('File too large')
  })

  it('is cut to the square in its middle unless moved', () => {
    expect(cropSquare(400, 200, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
    expect(cropSquare(400, 200, { zoom: 2, x: 1, y: -1 })).toEqual({ left: 300, top: 0, side: 100 })
  })

  it('follows the finger, and never leaves the window empty', () => {
    const moved = draggedCrop(400, 200, WHOLE, 0.25, 0.25)
    expect(cropSquare(400, 200, moved)).toEqual({ left: 50, top: 0, side: 200 })
    expect(draggedCrop(400, 200, WHOLE, -9, 0).x).toBe(1)
  })
})
