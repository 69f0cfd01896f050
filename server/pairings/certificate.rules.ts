import { counted, inDigits, pairsInWords } from '../../shared/counted'
import type { z } from 'zod'
import type { Certificate } from '../../matching'
import type { certificate as certificateShape } from '../../shared/contract/pairings'
import { isolated } from '../../shared/isolated'
import type { RescueReason } from '../../shared/limits'

type Figures = Pick<
  Certificate,
  'pairs' | 'pairsBound' | 'crossPairs' | 'crossPairsBound' | 'repeats' | 'trios' | 'triosBound'
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
  certificate: Figures,
  leftOutNow: number,
  { isChanged = false, rescues = 0, rescuedLeftOut = 0 }: Since = {},
): string {
  const leftOut = leftOutNow + rescuedLeftOut
  const { pairs, pairsBound, crossPairs, crossPairsBound, repeats, trios = 0, triosBound } = certificate
  const facts = [
    pairsInWords(pairs, trios),
    `${crossPairs} across departments`,
    leftOut === 0 ? 'nobody left out' : `${counted(leftOut, 'person', 'people')} left out`,
    repeats === 0
      ? 'nobody meets somebody they met before'
      : `${counted(repeats, 'pair has', 'pairs have')} met before, more than three months ago`,
  ]
  const asChanged = isChanged ? ' with these changes' : ''
  const proof =
    pairs === pairsBound && crossPairs === crossPairsBound
      ? `No arrangement${asChanged} pairs more people, or more across departments.`
      : `At most ${counted(pairsBound, 'pair is', 'pairs are')} possible${asChanged}, and at most ${inDigits(crossPairsBound)} across departments; whether those can be reached is not proven.`
  const joined =
    triosBound === undefined || leftOutNow === 0
      ? ''
      : trios === triosBound
        ? ' Nobody else fits with both of a pair whom nobody has joined.'
        : ` At most ${counted(triosBound, 'person', 'people')} could join a pair.`
  const since = `${counted(rescues, 'more pair was', 'more pairs were')} made since, for who was stranded or left out.`
  return `${facts.join(', ')}. ${proof}${joined}${rescues > 0 ? ` ${since}` : ''}`
}

const WHY: Record<RescueReason, string> = { stranded: 'whose partner left', left_out: 'who was left out' }

/** For whom a rescued match was made: "For Ada, whose partner left, and Bo, who was left out." */
export const rescueInWords = (...people: [name: string, RescueReason][]): string =>
  `For ${people.map(([name, reason]) => `${isolated(name)}, ${WHY[reason]}`).join(', and ')}.`

/** The certificate without its witness, which may be large, and in words. */
export function publicCertificate(
  { witness: _1, threes: _2, ...figures }: Certificate,
  leftOut: number,
  since: Since = {},
): z.input<typeof certificateShape> {
  return { ...figures, statement: certificateInWords(figures, leftOut, since) }
}
