import { spawnSync } from 'node:child_process'
import { USUAL_HOURS } from '../../shared/working-hours'
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
})

/** Slots for every match of a very large company, and invitations under kills. */
export async function bench() {
  return [slots(), invitations()]
}

/** The crash test of the invitations, with more patience. */
function invitations() {
  const test = ['vitest', 'run', '--project', 'server', 'server/meetings/invitations.crash.test.ts']
  const { status, stdout } = spawnSync('npx', test, {
    env: { ...process.env, INVITATION_KILLS: '25' },
    encoding: 'utf8',
  })
  return {
    figure: 'invitations, 25 × kill -9 while people book, move and cancel',
    target: 'lost 0, doubled 0',
    value: /\d+ invitations, .*/.exec(stdout)?.[0] ?? 'the test did not come to its end',
    ok: status === 0,
  }
}

/** Of each match, with calendars of their own, in the words of both mails. */
function slots() {
  const now = new Date('2026-10-22T09:00:00Z')
  const someone = (index: number) => ({
    timeZone: ZONES[index % ZONES.length] ?? 'UTC',
    workingHours: { ...USUAL_HOURS, from: index % 3 === 0 ? '08:15' : '09:00' },
    saidHours: true,
    busy: Array.from({ length: 40 }, (_, at) => {
      const start = now.getTime() + ((index * 7 + at * 13) % 500) * 1_800_000
      return { start, end: start + 3_600_000 }
    }),
  })
  const people = Array.from({ length: 2 * MATCHES }, (_, index) => someone(index))
  const begin = performance.now()
  const finder = new SlotFinder(now)
  const clock = { now: () => now, timeZone: 'UTC' }
  for (let index = 0; index < people.length; index += 2) {
    const [one, other] = [people[index] ?? someone(0), people[index + 1] ?? someone(1)]
    const plan = { first: inMail('a', one), second: inMail('b', other), organiserId: 'a', meeting: null }
    const found = finder.find(one, other)
    for (const id of ['a', 'b']) planValues({ ...plan, found }, id, clock)
  }
  const seconds = (performance.now() - begin) / 1000
  return {
    figure: 'slots of 50,000 matches in the words of both mails, without network',
    target: `≤ ${LIMIT_S} s`,
    value: `${seconds.toFixed(2)} s`,
    ok: seconds <= LIMIT_S,
  }
}
