import { expect, test } from 'vitest'
import { drive, firstSteps, report, shorten } from './testing/crossings/drive'
import { sample } from './testing/sample'

/**
 * More seeds try more companies, and more steps longer ones; KEPT takes only these steps of a seed, and STEPS_SHOWN prints each:
 * SEEDS=1,2,3,4,5,6,7,8,9,10 STEPS=200 npx vitest run --project server server/crossings
 */
const SEEDS = (process.env['SEEDS'] ?? sample('1', '1,2,3,4')).split(',').map(Number)
const STEPS = Number(process.env['STEPS'] ?? sample(40, 100))
const KEPT = process.env['KEPT']?.split(',').map(Number)
/** How often a failed run is tried with fewer steps. */
const TRIES = Number(process.env['TRIES'] ?? 40)
const tell = process.env['STEPS_SHOWN'] ? (text: string) => process.stdout.write(`${text}\n`) : undefined

test.each(SEEDS)(
  'whatever happens in a company, and in whatever order, no block is passed over, nobody is paired or mailed twice, mailed though they are barred, forgotten, or named once erased, and no row changes its programme (seed %i)',
  async (seed) => {
    const course = { seed, kept: KEPT ?? firstSteps(STEPS) }
    const { fault, outcomes } = await drive(course, tell)
    tell?.(
      [...outcomes]
        .map(([outcome, times]) => `${times} × ${outcome}`)
        .sort()
        .join('\n'),
    )
    if (!fault) return
    const shortest = KEPT ? { ...course, fault } : await shorten(course, fault, TRIES)
    expect.fail(report(shortest, shortest.fault))
  },
  24 * 3_600_000,
)
