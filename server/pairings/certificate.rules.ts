import type { z } from 'zod'
import type { Certificate, Round } from '../../matching'
import type { certificate as certificateShape } from '../../shared/contract/pairings'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

type Said = Pick<Certificate, 'pairs' | 'pairsBound' | 'crossPairs' | 'crossPairsBound' | 'repeats'>

/**
 * What the certificate proves, in words for the dashboard.
 * @param isChanged whether it is about a round that administrators changed
 */
export function certificateInWords(certificate: Said, leftOut: number, isChanged = false): string {
  const { pairs, pairsBound, crossPairs, crossPairsBound, repeats } = certificate
  const facts = [
    count(pairs, 'pair', 'pairs'),
    `${crossPairs} across departments`,
    leftOut === 0 ? 'nobody left out' : `${count(leftOut, 'person', 'people')} left out`,
    repeats === 0
      ? 'nobody meets somebody they met before'
      : `${count(repeats, 'pair has', 'pairs have')} met before, more than three months ago`,
  ]
  const asChanged = isChanged ? ' with these changes' : ''
  const proof =
    pairs === pairsBound && crossPairs === crossPairsBound
      ? `No arrangement${asChanged} pairs more people, or more across departments.`
      : `At most ${count(pairsBound, 'pair is', 'pairs are')} possible${asChanged}, and at most ${crossPairsBound} across departments; whether those can be reached is not proven.`
  return `${facts.join(', ')}. ${proof}`
}

/** The certificate without its witness, and in words. */
export function publicCertificate(
  { certificate, unmatched }: Pick<Round, 'certificate' | 'unmatched'>,
  isChanged = false,
): z.input<typeof certificateShape> {
  const { witness: _, ...figures } = certificate
  return { ...figures, statement: certificateInWords(certificate, unmatched.length, isChanged) }
}
