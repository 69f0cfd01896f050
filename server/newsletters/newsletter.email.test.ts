import { wordsIn } from '../../languages/server'
import { describe, expect, test } from 'vitest'
import type { Config } from '../platform/context/config'
import { DEAD_LINKS, personalMail } from '../mail/personal-mail'
import { lintErrors } from '../testing/lint-mail'
import { sampleNewsletter } from '../testing/sample-newsletter'
import { snapshotOf } from './snapshot'
import { starterContent } from './starter-content'

const words = wordsIn('en').mail

const config = {
  appUrl: new URL('https://coffee.example.com'),
  orgName: 'Example Company',
  contactEmail: 'coffee@example.com',
} as Config

const newsletter = (month: number) =>
  sampleNewsletter({
    month,
    moodImageUrl: 'https://coffee.example.com/admin-images/x.jpg',
    newsletterImageUrl: '/admin-images/y.jpg',
  })

const matched = {
  firstName: 'Ada',
  matchId: 'x',
  partnerName: 'Grace Hopper',
  partnerEmail: 'grace@example.com',
  partnerMailto: 'grace@example.com',
  department: 'Engineering',
  bio: 'Sailor at heart.',
  why: ['You have never met.'],
  hasWhy: 'yes',
  initial: 'G',
  photo: 'p.jpg',
  partnerFirstName: 'Grace',
  ownZone: 'America/Argentina/Buenos Aires',
}
const slot = {
  slotStart: '2026-12-08T14:00:00Z',
  slotWhen: 'Wednesday 23 September, 11:00',
  slotElsewhere: 'Thursday 24 September, 01:00',
}
const planned = { ...matched, slots: [slot, slot, slot], hasSlots: 'yes', isOrganiser: 'yes' }
const booked = { ...matched, bookedWhen: slot.slotWhen, bookedElsewhere: slot.slotElsewhere }

describe('the newsletter as a mail', () => {
  test.each([
    ['with a photo', matched],
    ['with a drawn initial', { ...matched, photo: '' }],
    ['with times to book', planned],
    ['with a booked time', booked],
    ['without a match', { firstName: 'Ada' }],
  ])(
    '%s passes the e-mail lint without errors, and stays far below what mail programs clip',
    async (_, values) => {
      const { html } = personalMail(snapshotOf(newsletter(12), config, words), values, DEAD_LINKS)
      const errors = lintErrors(html)
      expect(errors).toEqual([])
      expect(Buffer.byteLength(html)).toBeLessThan(100_000)
      // Every picture says what it shows, and none is there to track.
      for (const [img] of html.matchAll(/<img[^>]*>/g)) expect(img).toMatch(/alt=/)
      expect(html).not.toMatch(/(?:width|height)="1"/)
    },
  )

  test('every month has content of its own, with a right answer among its choices', async () => {
    const moods = new Set<string>()
    for (let month = 1; month <= 12; month++) {
      const { html, text } = personalMail(snapshotOf(newsletter(month), config, words), matched, DEAD_LINKS)
      const content = starterContent({ month: month, year: 2026 }, wordsIn('en').mail)
      moods.add(content.moodDescription)
      const answer = content.brainBuzzerChoices[content.brainBuzzerCorrectAnswer.charCodeAt(0) - 65]
      expect(html + text).toContain(`the answer is ${content.brainBuzzerCorrectAnswer}: ${answer}`)
      expect(content.coffeeChatStarters.length).toBeGreaterThanOrEqual(3)
    }
    expect(moods.size).toBe(12)
  })

  test.each([
    ['times to book', planned],
    ['a booked time', booked],
  ])(
    'the plain text with %s reads without the pictures: match first, every line short unless it is a link',
    async (_, values) => {
      const { text } = personalMail(snapshotOf(newsletter(12), config, words), values, DEAD_LINKS)
      expect(text.indexOf('Grace Hopper')).toBeLessThan(300)
      expect(text).not.toMatch(/\n{3}/)
      const long = text.split('\n').filter((line) => line.length > 78 && !line.includes('http'))
      expect(long).toEqual([])
    },
  )
})
