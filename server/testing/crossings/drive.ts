import { oneOf, rolls } from '../years/world'
import { meetPeople, openCompany, settle } from './company'
import { PEOPLE_STEPS } from './people-steps'
import { ROUND_STEPS } from './round-steps'
import { assertAnEnd, assertNone, Broken, watchCompany } from './rules'

const STEPS = { ...PEOPLE_STEPS, ...ROUND_STEPS }
const FIRST = 'a round is made'
const DAY_PASSES = 'a day passes, and both instances do their jobs at once'
const NAMES = [...Object.keys(STEPS), FIRST, DAY_PASSES, DAY_PASSES]

/** Which of the steps of a seed are taken, by their numbers. */
export interface Course {
  seed: number
  kept: number[]
}

export interface Fault {
  error: Error
  /** The number of the last step that was taken. */
  at: number
}

/** The numbers of so many steps. */
export const firstSteps = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** What a step is: the same for its seed and number, whichever others are taken. */
export function stepOf(seed: number, number: number) {
  const roll = rolls(seed * 1_000_003 + number)
  const name = oneOf(roll, NAMES)
  // Each company begins with a round, so that there is something to cross.
  if (number === 0) return { name: FIRST, roll }
  return { name, roll }
}

/** Takes the steps, and looks at every rule after each. Returns the fault, if there was one, and how often which step did what. */
export async function drive(
  { seed, kept }: Course,
  tell?: (step: string) => void,
): Promise<{ fault?: Fault; outcomes: Map<string, number> }> {
  const company = await openCompany()
  const outcomes = new Map<string, number>()
  let at = 0
  try {
    const assertSoundness = watchCompany(company)
    for (at of kept) {
      const { name, roll } = stepOf(seed, at)
      const began = performance.now()
      const outcome = [await STEPS[name]!(company, roll)].flat()
      await settle(company)
      await meetPeople(company)
      const failed = outcome.filter((status) => status !== undefined && status >= 500)
      assertNone(failed, `${name} fails`)
      await assertSoundness()
      const key = `${name}: ${outcome.map((status) => status ?? '–').join()}`
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
      tell?.(`${at} ${key} (${Math.round(performance.now() - began)} ms)`)
    }
    await assertAnEnd(company)
    return { outcomes }
  } catch (error) {
    return { fault: { error: error as Error, at }, outcomes }
  } finally {
    await company.close()
  }
}

const kindOf = ({ error }: Fault): string =>
  error instanceof Broken ? error.rule : error.message.split('\n')[0]!

/** As few of the steps as break the same rule: drops some at a time, and takes the others again. */
export async function shorten(
  course: Course,
  fault: Fault,
  tries: number,
): Promise<Course & { fault: Fault }> {
  const kind = kindOf(fault)
  let best = { ...course, kept: course.kept.filter((number) => number <= fault.at), fault }
  let left = tries
  for (
    let size = Math.ceil(best.kept.length / 2);
    size > 0 && left > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let from = 0; from < best.kept.length - 1 && left > 0; ) {
      const kept = best.kept.filter((_, place) => place < from || place >= from + size)
      left -= 1
      const { fault: other } = await drive({ ...course, kept })
      if (other && kindOf(other) === kind) best = { ...best, kept, fault: other }
      else from += size
    }
  return best
}

/** How a fault reads, with what replays it. */
export function report({ seed, kept }: Course, { error }: Fault): string {
  const steps = kept.map((number) => `  ${number} ${stepOf(seed, number).name}`)
  return [
    error.stack ?? error.message,
    `Seed ${seed}, ${kept.length} steps:`,
    ...steps,
    `SEEDS=${seed} KEPT=${kept.join()} npx vitest run --project server server/crossings`,
  ].join('\n')
}
