import type { z } from 'zod'
import type { Responses } from '../../languages/words'
import type { certificate as certificateShape } from '../../shared/contract/pairings'
import type { RoundCertificate } from './run-matching'

type Figures = Pick<
  RoundCertificate,
  'pairs' | 'pairsBound' | 'crossPairs' | 'crossPairsBound' | 'repeats' | 'trios' | 'triosBound'
> & {
  tables?:
    | (Pick<NonNullable<RoundCertificate['tables']>, 'edges' | 'optimal' | 'seated'> & {
        hostsResting?: { value: number } | undefined
      })
    | undefined
}

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
  const leftOut = leftOutNow + rescuedLeftOut
  const later = rescues > 0 ? [(certificate.tables ? texts.tables : texts).since(rescues)] : []
  if (certificate.tables) {
    const { edges, optimal, seated, hostsResting } = certificate.tables
    // Where there are hosts, guests are counted: one host more sits at each table.
    const hosts = hostsResting ? pairs : 0
    const { tables } = texts
    const made = tables.made({
      tables: pairs,
      people: seated.value + hosts,
      edges,
      crossEdges: crossPairs,
      repeats,
      leftOut,
    })
    const best = tables[isChanged ? 'bestChanged' : 'best']
    return [made, optimal ? best : tables.atMost(seated.bound + hosts, crossPairsBound), ...later].join(' ')
  }
  const facts = texts.made({ pairs, trios, crossPairs, repeats, leftOut })
  const proof =
    pairs === pairsBound && crossPairs === crossPairsBound
      ? texts[isChanged ? 'bestChanged' : 'best']
      : texts[isChanged ? 'atMostChanged' : 'atMost'](pairsBound, crossPairsBound)
  const joined =
    triosBound === undefined || leftOutNow === 0
      ? []
      : [trios === triosBound ? texts.nobodyFits : texts.mayJoin(triosBound)]
  return [facts, proof, ...joined, ...later].join(' ')
}

/** The certificate without its witness, which may be large, and in words. */
export function publicCertificate(
  words: Responses,
  { witness: _1, threes: _2, ...figures }: RoundCertificate,
  leftOut: number,
  since: Since = {},
): z.input<typeof certificateShape> {
  return { ...figures, statement: certificateInWords(words, figures, leftOut, since) }
}
