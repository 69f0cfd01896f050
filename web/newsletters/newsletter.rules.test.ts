import { beforeAll, describe, expect, it } from 'vitest'
import type { Newsletter } from '../../shared/contract/newsletters'
import { loadWords } from '../words'
import {
  answerAfter,
  byMonth,
  forWhom,
  pairingsOfOtherGroups,
  deletionInWords,
  listOf,
  moved,
  outcomeInWords,
  saidAfterSave,
  saidAfterValidation,
  sendLabel,
  sentSoFar,
  toBody,
  writtenAnswer,
  toForm,
  type Validation,
} from './newsletter.rules'

beforeAll(() => loadWords('newsletters'))

const newsletter: Newsletter = {
  id: '1',
  language: 'en',
  translations: {},
  month: 'December',
  year: 2026,
  status: 'draft',
  programmeId: 'p1',
  day: null,
  domainGroupId: null,
  sendState: null,
  mailed: null,
  title: 'December',
  description: '',
  subject: '',
  newsletterImageUrl: '',
  moodDescription: '',
  moodImageUrl: '',
  quoteText: '',
  quoteAuthor: '',
  brainBuzzerQuestion: '',
  brainBuzzerChoices: '["one","two","three","four"]',
  brainBuzzerCorrectAnswer: 'c',
  coffeeChatsParagraph: '',
  coffeeChatStarters: '[]',
  proTips: '',
  pairingFile: null,
  pairingFiles: [],
  pairings: [],
  matchPlaceholder: '',
  closingMessage: '',
  adminNotes: '',
  createdAt: '2026-12-01T08:00:00.000Z',
  updatedAt: '2026-12-01T08:00:00.000Z',
  approvedAt: null,
  sentAt: null,
}

const said = (answer: Parameters<typeof saidAfterSave>[0], wasApproved = false) =>
  saidAfterSave(answer, wasApproved).description

const answer = (level: 'valid' | 'warning' | 'error', critical: string[], missing: string[]): Validation => ({
  message: 'Checked.',
  validation: { validationLevel: level, isValid: level !== 'error' },
  newsletter: { title: 'December', month: 'December 2026' },
  pairings: [],
  dangers: [],
  untranslated: [],
  details: {
    totalUsers: 10,
    alreadyMailed: 0,
    usersWithMatches: 8,
    usersWithoutMatches: 2,
    invalidMatches: 0,
    matchSuccessRate: 80,
    criticalErrors: critical,
    matchingErrors: missing,
  },
})

describe('The newsletter in the editor', () => {
  it('has its lists as lists, and four empty choices when there are none', () => {
    const form = toForm(newsletter)
    expect(form.brainBuzzerChoices).toEqual(['one', 'two', 'three', 'four'])
    expect(form.brainBuzzerCorrectAnswer).toBe('C')
    expect(toForm({ ...newsletter, brainBuzzerChoices: '' }).brainBuzzerChoices).toEqual(['', '', '', ''])
    expect(listOf('not json')).toEqual([])
  })

  it('has no tips when all were deleted: the form shows what the mail says', () => {
    const saved = toBody({ ...toForm(newsletter), proTips: [] })
    expect(toForm({ ...newsletter, proTips: saved.proTips ?? '' }).proTips).toEqual([])
  })

  it('is saved without empty lines, and the right answer stays with its choice', () => {
    const body = toBody({
      ...toForm(newsletter),
      brainBuzzerChoices: ['one', ' ', 'three', ''],
      proTips: [' a ', ''],
    })
    expect(body.brainBuzzerChoices).toBe('["one","three"]')
    expect(body.brainBuzzerCorrectAnswer).toBe('B')
    expect(body.proTips).toBe('["a"]')
    expect(body.pairingFiles).toEqual([])
    expect(body.updatedAt).toBe(newsletter.updatedAt)
  })

  it('reads with the letters of the choices that are written', () => {
    const written = { brainBuzzerChoices: ['', 'a towel', 'a map'], brainBuzzerCorrectAnswer: 'B' }
    expect(writtenAnswer(written)).toBe('A')
    expect(writtenAnswer({ ...written, brainBuzzerCorrectAnswer: 'A' })).toBe('')
  })

  it('has no right answer once its choice is empty', () => {
    const form = { ...toForm(newsletter), brainBuzzerChoices: ['one', 'two', ''] }
    expect(toBody(form).brainBuzzerCorrectAnswer).toBe('')
    expect(toBody({ ...form, brainBuzzerCorrectAnswer: '' }).brainBuzzerCorrectAnswer).toBe('')
  })
})

describe('A list that is reordered', () => {
  it('keeps all its items', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })

  it('takes the right answer along', () => {
    expect(answerAfter('B', { kind: 'move', from: 1, to: 3 })).toBe('D')
    expect(answerAfter('B', { kind: 'move', from: 0, to: 1 })).toBe('A')
    expect(answerAfter('B', { kind: 'move', from: 3, to: 0 })).toBe('C')
    expect(answerAfter('B', { kind: 'move', from: 3, to: 2 })).toBe('B')
    expect(answerAfter('B', { kind: 'remove', at: 0 })).toBe('A')
    expect(answerAfter('B', { kind: 'remove', at: 1 })).toBe('')
    expect(answerAfter('B', { kind: 'edit' })).toBe('B')
    expect(answerAfter('', { kind: 'remove', at: 0 })).toBe('')
  })
})

describe('The toast after saving', () => {
  const summary = { usersWithMatches: 8 }

  it('says ready to send, how many issues there are, approved, or just saved', () => {
    expect(said({ status: 'draft', validationResult: { isValid: true, errors: [], summary } })).toContain(
      'ready to send',
    )
    expect(said({ status: 'draft', validationResult: { isValid: false, errors: ['a', 'b'], summary } })).toBe(
      'Newsletter saved with 2 validation issues. Status set to draft.',
    )
    expect(said({ status: 'approved' })).toBe('Newsletter saved and approved.')
    expect(said({ status: 'draft' })).toBe('Newsletter saved.')
  })

  it('says that an approved newsletter has to be approved again when it became a draft', () => {
    expect(said({ status: 'draft' }, true)).toBe('Newsletter saved. Back to draft: approve it again.')
    expect(said({ status: 'approved' }, true)).toBe('Newsletter saved and approved.')
    const results = [
      { isValid: true, errors: [], summary },
      { isValid: false, errors: ['a'], summary },
    ]
    for (const validationResult of results)
      expect(said({ status: 'draft', validationResult }, true)).toMatch(
        /\. Back to draft: approve it again\.$/,
      )
  })
})

describe('The toast after Validate Matches', () => {
  it('names the level and stays for eight seconds', () => {
    expect(saidAfterValidation(answer('valid', [], []))).toEqual({
      title: 'Validation Passed',
      tone: 'success',
      description: 'Checked.',
      duration: 8000,
    })
    expect(saidAfterValidation(answer('warning', [], [])).title).toBe('Validation Warning')
    expect(saidAfterValidation(answer('error', ['x'], [])).title).toBe('Validation Failed')
  })

  it('names up to three missing matches when there are five or fewer', () => {
    const few = saidAfterValidation(answer('error', ['x'], ['A has none.', 'b', 'c', 'd', 'e'])).description
    expect(few).toBe('Checked. 1 critical issue. Missing matches: A has none; b; c; and 2 more.')
    const many = saidAfterValidation(answer('error', ['x', 'y'], ['a', 'b', 'c', 'd', 'e', 'f'])).description
    expect(many).toBe('Checked. 2 critical issues.')
  })
})

describe('A newsletter that some people have', () => {
  const mailed = { total: 2905, sent: 1778, unknown: 0, handingOver: 0 }

  it('says how many were sent once its send is cancelled or paused', () => {
    expect(sentSoFar({ sendState: 'cancelled', mailed })).toBe('1,778 of 2,905 sent')
    expect(sentSoFar({ sendState: 'paused', mailed })).toBe('1,778 of 2,905 sent')
    expect(sentSoFar({ sendState: 'sending', mailed })).toBeUndefined()
    expect(sentSoFar({ sendState: null, mailed: null })).toBeUndefined()
  })

  it('is sent to the others after a cancelled send; uncertain mails are not sent again by that', () => {
    const label = (of: typeof mailed) => sendLabel({ sendState: 'cancelled', mailed: of }, 'Send to Users')
    expect(label(mailed)).toBe('Send to the other 1,127')
    expect(label({ ...mailed, unknown: 2 })).toBe('Send to the other 1,125')
    expect(label({ ...mailed, sent: 0 })).toBe('Send to Users')
    expect(sendLabel({ sendState: null, mailed: null }, 'Send to All Users', 2400)).toBe(
      'Send to All Users (2,400)',
    )
    expect(sendLabel({ sendState: 'cancelled', mailed }, 'Send to Users', 2400)).not.toContain('2,400')
    expect(sendLabel({ sendState: null, mailed: null }, 'Send to Users')).toBe('Send to Users')
  })

  it('is not deleted as one that nobody has', () => {
    expect(deletionInWords(mailed)).toContain('1,778 people have it already. ')
    expect(deletionInWords({ ...mailed, unknown: 3 })).toContain(
      '1,778 people have it already, and 3 may have it.',
    )
    expect(deletionInWords(null)).toContain('No mail was sent from it')
  })
})

describe('The toast after sending', () => {
  it('counts everyone, and names the uncertain only when there are some', () => {
    expect(outcomeInWords({ sent: 10, failed: 2, unknown: 0 })).toBe(
      'Sent to 12 recipients. 10 successful, 2 failed.',
    )
    expect(outcomeInWords({ sent: 1000, failed: 0, unknown: 1 })).toBe(
      'Sent to 1,001 recipients. 1,000 successful, 0 failed, 1 uncertain.',
    )
  })
})

it('The pairings of the newsletter’s own month are offered first, whether they are active or completed', () => {
  const file = (fileName: string, month: string) => ({
    fileName,
    groupName: fileName,
    group: fileName,
    isCompanyWide: false,
    people: 2,
    totalPairs: 1,
    month,
    mailedOn: null,
  })
  const groups = {
    Current: [file('a', '2026-12'), file('b', '2026-05')],
    'December 2026': [file('c', '2026-12')],
    'November 2026': [file('d', '2026-11')],
  }
  const offered = byMonth(groups, { month: 'December', year: 2026 })
  expect(
    offered.map(([category, files]) => [category, files.map(({ fileName }) => fileName).join()]),
  ).toEqual([
    ["December 2026, this newsletter's month", 'a,c'],
    ['Current', 'b'],
    ['November 2026', 'd'],
  ])
})

it('Besides the pairing of one group those of the month’s other groups can be linked, said in words', () => {
  const file = (fileName: string, group: string, month = '2026-12') => ({
    fileName,
    groupName: fileName,
    group,
    isCompanyWide: group === 'All Users',
    totalPairs: 1,
    people: 3,
    month,
    mailedOn: null,
  })
  const groups = {
    Current: [file('a1', 'Harbour'), file('b', 'Mill'), file('all', 'All Users')],
    'December 2026': [file('a2', 'Harbour')],
    'November 2026': [file('c', 'Quay', '2026-11')],
  }
  const linkableWith = (fileName: string) =>
    pairingsOfOtherGroups(groups, { month: 'December', year: 2026 }, fileName).map((other) => other.fileName)
  expect(linkableWith('a1')).toEqual(['b'])
  expect(linkableWith('b')).toEqual(['a1', 'a2'])
  expect([linkableWith('all'), linkableWith('c'), linkableWith('')]).toEqual([[], [], []])
  expect(forWhom([{ group: 'Harbour', people: 31 }])).toBe('Harbour: 31 people')
  expect(forWhom(groups.Current.slice(0, 2))).toBe('Harbour and Mill: 6 people')
})
