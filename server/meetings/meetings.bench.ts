import { wordsIn } from '../../languages/server'
import { spawnSync } from 'node:child_process'
import { USUAL_HOURS } from '../../shared/working-hours'
import { PARTS } from '../testing/needs'
import { planValues } from './plan-in-mail'
import { SlotFinder } from './slots.rules'

const MATCHES = 50_000
const LIMIT_S = 5
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']

const inMail = (id: string, { timeZone }: { timeZone: string }) => ({
  id,
  timeZone,
  firstName: 'Ada',
  lastName: 'Abdi',
  email: 'ada@example.com',
  workingDays: null,
  worksFrom: null,
  worksTo: null,
  meetingLink: '',
  language: null,
  directoryLanguage: null,
  browserLanguage: null,
  groupLanguage: null,
})

/** Slots for every match of a very large company, invitations under kills, and a newsletter that books by itself. */
export async function bench() {
  return [slots(), invitations(), autoBooking()]
}

/** The test of booking by itself, with a thousand pairs. */
function autoBooking() {
  const figure = '1,000 pairs booked by a newsletter, their 2,000 calendars on one Xandikos'
  const target = 'booked twice 0, in busy times 0'
  if (!PARTS.xandikos()) return { figure, target, value: 'missing: xandikos is not installed', ok: false }
  const { ok, said } = runTest('auto-booking.http.test.ts', { BOOKED_PAIRS: '1000' }, /auto-booking: (.*)/)
  return { figure, target, value: said, ok }
}

/** Runs a test with more patience; returns what it printed. */
function runTest(file: string, settings: Record<string, string>, line: RegExp) {
  const { status, stdout } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'server', `server/meetings/${file}`],
    { env: { ...process.env, ...settings }, encoding: 'utf8' },
  )
  return { ok: status === 0, said: line.exec(stdout)?.[1] ?? 'the test did not come to its end' }
}

/** The crash test of the invitations, with more patience. */
function invitations() {
  const kills = { INVITATION_KILLS: '25' }
  const { ok, said } = runTest('invitations.crash.test.ts', kills, /(\d+ invitations, .*)/)
  return {
    figure: 'invitations, 25 × kill -9 while people book, move and cancel',
    target: 'lost 0, doubled 0',
    value: said,
    ok,
  }
}

/** Of each match, with calendars of their own, in the words of both mails. */
function slots() {
  const now = new Date('2026-10-22T09:00:00Z')
  const someone = (index: number) => ({
    timeZone: ZONES[index % ZONES.length] ?? 'UTC',
    workingHours: { ...USUAL_HOURS, from: index % 3 === 0 ? '08:15' : '09:00' },
    isKnown: true,
    busy: Array.from({ length: 40 }, (_, at) => {
      const start = now.getTime() + ((index * 7 + at * 13) % 500) * 1_800_000
      return { start, end: start + 3_600_000 }
    }),
  })
  const people = Array.from({ length: 2 * MATCHES }, (_, index) => someone(index))
  const [begin, beganWork] = [performance.now(), process.cpuUsage()]
  const finder = new SlotFinder(now, 25)
  const clock = { now: () => now, timeZone: 'UTC' }
  const words = wordsIn('en').mail
  for (let index = 0; index < people.length; index += 2) {
    const [one, other] = [people[index] ?? someone(0), people[index + 1] ?? someone(1)]
    const plan = { people: [inMail('a', one), inMail('b', other)], organiserId: 'a', meeting: null }
    const found = finder.find([one, other], '')
    for (const id of ['a', 'b']) planValues(words, { ...plan, found }, id, clock)
  }
  const seconds = (performance.now() - begin) / 1000
  const { user, system } = process.cpuUsage(beganWork)
  const work = (user + system) / 1_000_000
  return {
    figure: 'slots of 50,000 matches in the words of both mails, without network',
    target: `≤ ${LIMIT_S} s of the processor`,
    value: `${work.toFixed(2)} s (${seconds.toFixed(2)} s by the clock)`,
    ok: work <= LIMIT_S,
  }
}
