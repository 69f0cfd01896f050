import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MailKind, type MailWish, OPEN_LINKS, placeFor, type SentMail } from './sending-limits.rules'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = Date.parse('2026-11-16T12:00:00Z')
const OWNER = 'the owner'

interface Asked extends MailWish {
  /** Milliseconds since the request before. */
  after: number
}

const after = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 3 * MINUTE }) },
  { weight: 6, arbitrary: fc.constantFrom(0, MINUTE, 2 * MINUTE) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: DAY }) },
)
const kind = fc.constantFrom<MailKind>('link', 'code')
/** Any number of browsers: they throw their cookies away. */
const stranger = (kinds: MailKind[]): fc.Arbitrary<Asked> =>
  fc.record({
    after,
    kind: fc.constantFrom(...kinds),
    browser: fc.integer({ min: 1, max: 100 }).map((number) => `stranger ${number}`),
    isKnownDevice: fc.constant(false),
  })
const owner = (isKnownDevice: boolean): fc.Arbitrary<Asked> =>
  fc.record({ after, kind, browser: fc.constant(OWNER), isKnownDevice: fc.constant(isKnownDevice) })
/** Long enough to use everything up; some strangers ask for codes only, or for links only. */
const interleaved = (ofOwner: fc.Arbitrary<Asked>) =>
  fc.subarray<MailKind>(['link', 'code'], { minLength: 1 }).chain((kinds) =>
    fc.array(fc.oneof({ weight: 3, arbitrary: stranger(kinds) }, { weight: 1, arbitrary: ofOwner }), {
      maxLength: 150,
      size: 'max',
    }),
  )

interface Answer {
  wish: Asked
  at: number
  wait: number
  /** What had been sent in the 24 hours before. */
  before: SentMail[]
}

/** Plays the requests one after the other; a mail is sent when there is nothing to wait for. */
function play(requests: Asked[]): { sent: SentMail[]; answers: Answer[] } {
  const sent: SentMail[] = []
  const answers: Answer[] = []
  let at = NOON
  for (const wish of requests) {
    at += wish.after
    const before = sent.filter((mail) => mail.at.getTime() > at - DAY)
    const { wait, isReserved } = placeFor(before, wish, new Date(at))
    answers.push({ wish, at, wait, before })
    if (wait === 0) sent.push({ at: new Date(at), kind: wish.kind, browser: wish.browser, isReserved })
  }
  return { sent, answers }
}

/** The requests of one after the other at the same times, as if nobody else had asked. */
function alone(requests: Asked[]): Answer[] {
  let since = 0
  const own: Asked[] = []
  for (const wish of requests) {
    since += wish.after
    if (wish.browser !== OWNER) continue
    own.push({ ...wish, after: since })
    since = 0
  }
  return play(own).answers
}

describe('sign-in mails to an address', () => {
  it('are thirty in 24 hours at most, no matter who asks for them and in which order', () => {
    fc.assert(
      fc.property(interleaved(owner(true)), (requests) => {
        const { sent } = play(requests)
        for (const { at } of sent) {
          const day = sent.filter((mail) => mail.at <= at && mail.at.getTime() > at.getTime() - DAY)
          expect(day.length).toBeLessThanOrEqual(30)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('go to a browser that has signed in before as if no stranger had asked: it never waits for one', () => {
    fc.assert(
      fc.property(interleaved(owner(true)), (requests) => {
        const own = play(requests).answers.filter(({ wish }) => wish.browser === OWNER)
        expect(own.map(({ wait }) => wait)).toEqual(alone(requests).map(({ wait }) => wait))
      }),
      { numRuns: 200 },
    )
  })

  it('are never refused for longer than a minute to an owner who asks for ten a day and has waited for the one before', () => {
    const patient = owner(true).map((wish) => ({ ...wish, after: wish.after + 2 * MINUTE }))
    fc.assert(
      fc.property(interleaved(patient), (requests) => {
        for (const { wish, wait, before } of play(requests).answers) {
          if (wish.browser !== OWNER || before.filter(({ browser }) => browser === OWNER).length >= 10)
            continue
          expect(wait).toBeLessThanOrEqual(MINUTE)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('that strangers used up leave links in the mailbox that still work, for a browser that is new', () => {
    fc.assert(
      fc.property(interleaved(owner(false)), (requests) => {
        for (const { wish, at, wait, before } of play(requests).answers) {
          const isOwnDoing = before.filter(({ browser }) => browser === wish.browser).length >= 10
          if (wish.kind !== 'link' || wait <= 2 * MINUTE || isOwnDoing) continue
          const links = before.filter((mail) => mail.kind === 'link' && mail.at.getTime() > at - DAY)
          expect(links.length).toBeGreaterThanOrEqual(OPEN_LINKS)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('are used up by no single browser: after its ten codes there are links for another', () => {
    const codes = Array.from(
      { length: 30 },
      (): Asked => ({
        after: MINUTE,
        kind: 'code',
        browser: 'stranger',
        isKnownDevice: false,
      }),
    )
    const { sent } = play(codes)
    expect(sent).toHaveLength(10)
    const now = new Date(NOON + 31 * MINUTE)
    const wish = { browser: OWNER, isKnownDevice: false }
    expect(placeFor(sent, { ...wish, kind: 'link' }, now).wait).toBe(0)
    expect(placeFor(sent, { ...wish, kind: 'code' }, now).wait).toBeGreaterThan(23 * 60 * MINUTE)
    expect(placeFor(sent, { ...wish, kind: 'code', isKnownDevice: true }, now).wait).toBe(0)
  })

  it('are two minutes apart for links and a minute for codes', () => {
    const sent: SentMail[] = [{ at: new Date(NOON), kind: 'link', browser: 'a', isReserved: false }]
    const wait = (wished: MailKind, isKnownDevice = false, browser = 'b') =>
      placeFor(sent, { kind: wished, browser, isKnownDevice }, new Date(NOON + MINUTE / 2)).wait
    expect(wait('link')).toBe(1.5 * MINUTE)
    expect(wait('code')).toBe(0)
    expect(wait('link', true)).toBe(0)
    expect(wait('link', true, 'a')).toBe(1.5 * MINUTE)
    sent[0]!.kind = 'code'
    expect([wait('code'), wait('link')]).toEqual([MINUTE / 2, 0])
  })
})
