import type { z } from 'zod'
import type { Responses } from '../../languages/words'
import type { certificate as certificateShape } from '../../shared/contract/pairings'
import type { Proof } from './run-matching'

type Figures = Pick<
  Proof,
  'pairs' | 'pairsBound' | 'crossPairs' | 'crossPairsBound' | 'repeats' | 'trios' | 'triosBound' | 'tables'
>

/** What became of a round since it was made. */
interface Since {
  /** The certificate is about a round that administrators changed. */
  isChanged?: boolean
  /** Matches made after the round. */
  rescues?: number
  /** How many people of those had been left out. */
  rescuedLeftOut?: number
}

/** What the certificate proves, in words for the dashboard: of the round as it was made, and what was added since. */
export function certificateInWords(
  { rounds: { certificate: texts } }: Responses,
  certificate: Figures,
  leftOutNow: number,
  { isChanged = false, rescues = 0, rescuedLeftOut = 0 }: Since = {},
): string {
  const { pairs, pairsBound, crossPairs, crossPairsBound, repeats, trios = 0, triosBound } = certificate
  if (certificate.tables) {
    const made = tablesInWords(texts.tables, certificate.tables, pairs, leftOutNow + rescuedLeftOut)
    return [made, ...(rescues > 0 ? [texts.since(rescues)] : [])].join(' ')
  }
  const facts = texts.made({ pairs, trios, crossPairs, repeats, leftOut: leftOutNow + rescuedLeftOut })
  const proof =
    pairs === pairsBound && crossPairs === crossPairsBound
      ? texts[isChanged ? 'bestChanged' : 'best']
      : texts[isChanged ? 'atMostChanged' : 'atMost'](pairsBound, crossPairsBound)
  const joined =
    triosBound === undefined || leftOutNow === 0
      ? []
      : [trios === triosBound ? texts.nobodyFits : texts.mayJoin(triosBound)]
  return [facts, proof, ...joined, ...(rescues > 0 ? [texts.since(rescues)] : [])].join(' ')
}

const GOALS = ['seated', 'leftOutDebt', 'otherSizes', 'repeats', 'crossEdges'] as const

/** The same of a round of tables: what it is, and how far each goal may be from the best. */
function tablesInWords(
  texts: Responses['rounds']['certificate']['tables'],
  { size, ...goals }: NonNullable<Proof['tables']>,
  tables: number,
  leftOut: number,
): string {
  const { otherSizes, repeats, crossEdges } = goals
  const made = texts.made({
    tables,
    size,
    leftOut,
    otherSizes: otherSizes.value,
    repeats: repeats.value,
    crossEdges: crossEdges.value,
  })
  const open = GOALS.filter((goal) => goals[goal].gap > 0)
  if (open.length === 0) return `${made} ${texts.best}`
  return `${made} ${texts.notProven(open.map((goal) => texts.bounds[goal](goals[goal].bound)))}`
}

/** The certificate without its witness, which may be large, and in words. */
export function publicCertificate(
  words: Responses,
  { witness: _1, threes: _2, ...figures }: Proof,
  leftOut: number,
  since: Since = {},
): z.input<typeof certificateShape> {
  return { ...figures, statement: certificateInWords(words, figures, leftOut, since) }
}
