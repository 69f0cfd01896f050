/**
 * What two years of rounds look like with the ways of pairing that open-source programmes use, and with this engine, in a
 * company of 300. Draws docs/comparison.svg.
 *   npm run bench -- comparison
 */
import { writeFileSync } from 'node:fs'
import type { Problem } from './engine/problem'
import { greedyPairs, mostPairs, shufflePairs } from './testing/baselines'
import { dice } from './testing/families'
import { liveSeason, thisEngine } from './testing/season'

const PEOPLE = 300
const MONTHS = 24
const COMPANIES = 5

const WAYS: Record<string, (problem: Problem, seed: number) => Int32Array> = {
  shuffle: shufflePairs,
  greedy: greedyPairs,
  'unweighted Blossom': mostPairs,
  'this engine': thisEngine,
}
const FIGURES = ['left out', 'repeats', 'across departments'] as const

/** A company with uneven departments: a quarter wants their own department, a quarter others; 2 % leave each month. */
function twoYears(way: (problem: Problem, seed: number) => Int32Array, company: number) {
  const d = dice(company)
  const person = () => ({
    department: `d${Math.floor(12 * d.next() ** 1.7)}`,
    preference: d.pick(['same-department', 'any', 'any', 'cross-department'] as const),
  })
  const { rounds } = liveSeason(way, { people: PEOPLE, months: MONTHS, seed: company, leaving: 0.02, person })
  const monthly = rounds.map(({ crossPairs, repeats, out }) => [out.length, repeats, crossPairs])
  const again = rounds.map(({ out }, m) => out.filter((id) => rounds[m - 1]?.out.includes(id)).length)
  return { monthly, again: sum(again) }
}

/** Means over the companies. */
export function bench() {
  const companies = Array.from({ length: COMPANIES }, (_, k) => k + 1)
  const found = Object.entries(WAYS).map(([name, way]) => {
    const years = companies.map((company) => twoYears(way, company))
    const monthly = Array.from({ length: MONTHS }, (_, m) =>
      FIGURES.map((_figure, f) => mean(years.map((year) => year.monthly[m]![f]!))),
    )
    return { name, monthly, again: mean(years.map(({ again }) => again)) }
  })
  writeFileSync('docs/comparison.svg', drawing(found))
  return Promise.resolve(
    found.map(({ name, monthly, again }) => {
      const [out, repeats, cross] = FIGURES.map((_, f) => sum(monthly.map((month) => month[f]!)).toFixed(0))
      return {
        figure: `300 people, 24 months, ${name}`,
        target: '',
        value: `${out} left out, ${again.toFixed(0)} of them two months running, ${repeats} repeats, ${cross} pairs across departments`,
      }
    }),
  )
}

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
const mean = (list: number[]) => sum(list) / list.length

const WIDTH = 720
const PANEL = { width: 220, height: 120, top: 30 }
/** Readable on white and on black. */
const COLOURS = ['#8a8a8a', '#c2711b', '#2f86d0', '#2a9d63']

/** A panel for each figure, a line for each way of pairing, month by month. */
function drawing(found: { name: string; monthly: number[][] }[]): string {
  const round = (x: number) => Math.round(x * 10) / 10
  const panels = FIGURES.map((figure, f) => {
    const most = Math.max(...found.flatMap(({ monthly }) => monthly.map((month) => month[f]!)))
    const lines = found.map(({ monthly }, k) => {
      const points = monthly.map((month, m) =>
        [
          round((m * PANEL.width) / (MONTHS - 1)),
          round(PANEL.height * (1 - month[f]! / most) + PANEL.top),
        ].join(),
      )
      return `<polyline stroke="${COLOURS[k]}" points="${points.join(' ')}"/>`
    })
    const floor = PANEL.top + PANEL.height
    return `<g transform="translate(${f * (PANEL.width + 25) + 5} 0)">
<text y="16">${figure} a month, 0 to ${Math.round(most)}</text>
<path class="axis" d="M0 ${PANEL.top}V${floor}H${PANEL.width}"/>
${lines.join('\n')}
<text y="${floor + 16}">month 1</text><text x="${PANEL.width}" y="${floor + 16}" text-anchor="end">${MONTHS}</text>
</g>`
  })
  const legend = found.map(
    ({ name }, k) =>
      `<path d="M${5 + k * 160} 188h24" stroke="${COLOURS[k]}" stroke-width="3"/><text x="${35 + k * 160}" y="192">${name}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 200" font-family="sans-serif" font-size="12">
<title>Left out, repeats and pairs across departments of each month by four ways of pairing</title>
<style>
text { fill: #333 } .axis { stroke: #888; fill: none } polyline { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } }
</style>
${panels.join('\n')}
${legend.join('\n')}
</svg>
`
}
