import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../languages/server'
import { changeRound, match, matchTables, type TableSize } from '../../matching'
import { FAMILY_NAMES, instanceOf } from '../../matching/testing/families'
import { withGroups } from '../../matching/testing/groups'
import { matchesIn } from '../../matching/testing/check-change'
import { randomWishes } from '../../matching/testing/wishes'
import { LANGUAGES } from '../../shared/languages/languages'
import { engineIn } from './in-words.rules'

/** A name with all that a sentence could be cut at by mistake. */
const departmentOf = (name: string) => `K. ${name}, Ost`

type Told = { reason: string; change: string }
const inOne = ({ reason, change }: Told) => `${reason} ${change}`.trim()

/** What the engine says of a small round and of wishes about it, with a window of its own, groups, or tables. */
function saidOf(family: string, seed: number): string[] {
  const plain = instanceOf(family, seed, 3 + (seed % 12))
  const people = plain.people.map((person) => ({ ...person, department: departmentOf(person.department) }))
  const here = { ...plain, people, noRepeatMonths: seed % 3 ? 3 : seed % 13 }
  const instance = seed % 4 ? here : withGroups(here, seed, 3)
  if (seed % 5 === 0)
    return matchTables({ ...instance, size: (3 + (seed % 3)) as TableSize }).explanations.leftOut.map(inOne)
  const base = match(instance)
  const changed = changeRound(instance, matchesIn(base), randomWishes(instance, base, seed))
  const rules = changed.ok ? changed.round.overruled.flatMap((one) => one.rules) : changed.refusals
  const leftOut = changed.ok ? changed.round.explanations.leftOut : []
  return [...[...base.explanations.leftOut, ...leftOut].map(inOne), ...rules.map(({ message }) => message)]
}

const said = new Set(
  FAMILY_NAMES.flatMap((family) => Array.from({ length: 120 }, (_, seed) => saidOf(family, seed)).flat()),
)

/** Words of the engine's English that none of the other languages has. */
const ENGLISH_WORDS = /\b(they|them|the|who|can|people|would|could|and|each|one|another|department)\b/i

describe.each(LANGUAGES.filter((language) => language !== 'en'))('In %s', (language) => {
  const { mail } = wordsIn(language)

  test('there is a sentence for all that the matching engine says', () => {
    expect(said.size).toBeGreaterThan(300)
    for (const text of said) expect(engineIn(mail, text) ?? 'not found', text).not.toMatch(ENGLISH_WORDS)
  })

  test('departments keep their names, and what the product never said is not told', () => {
    const reason = `There is no compatible participant for them outside ${departmentOf('of all')}.`
    expect(engineIn(mail, reason)).toContain(departmentOf('of all'))
    expect(engineIn(mail, `Ask Bo. ${reason}`)).toBeUndefined()
  })
})

test('A German reads why they were left out in whole sentences, with the numbers and months of the language', () => {
  const { mail } = wordsIn('de')
  const german = (text: string) => engineIn(mail, text)
  expect(
    german(
      'There is no compatible participant for them in Legal. If one more colleague in Legal who is open to their own department took part, they would have a partner.',
    ),
  ).toBe(
    'Es gibt in Legal kein passendes Gegenüber. Es gäbe ein Treffen, wenn eine weitere Person in Legal, die für die eigene Abteilung offen ist, mitmachen würde.',
  )
  expect(
    german(
      'Eight people depend on the same two colleagues (one in IT and one in Legal): five of Sales and Law who want only other departments and three of Legal who want only their own department. Nobody who could be left out instead was left out less before.',
    ),
  ).toBe(
    'Für 8 Personen gibt es zusammen nur 2 Personen (1 in IT und 1 in Legal): 5 aus Sales and Law (nur andere Abteilungen) und 3 aus Legal (nur die eigene Abteilung). Unter allen, die stattdessen hätten leer ausgehen können, ist bisher niemand seltener leer ausgegangen.',
  )
  expect(
    german(
      'Four people of Legal can meet only one another, and in the last three months each of them met everyone they could. From January 2027 on, two of them can meet again.',
    ),
  ).toMatch(/^4 Personen aus Legal können nur einander treffen.* Ab Januar 2027 können/)
  expect(german('Ada and Bo met in March 2026.')).toBe('Ada und Bo haben sich im März 2026 getroffen.')
})
