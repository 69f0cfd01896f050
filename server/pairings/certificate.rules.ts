import type { Certificate } from '../../matching'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

type Said = Pick<Certificate, 'pairs' | 'pairsBound' | 'crossPairs' | 'crossPairsBound' | 'repeats'>

/** What the certificate proves, in words for the dashboard. */
export function certificateInWords(certificate: Said, leftOut: number): string {
  const { pairs, pairsBound, crossPairs, crossPairsBound, repeats } = certificate
  const facts = [
    count(pairs, 'pair', 'pairs'),
    `${crossPairs} across departments`,
    leftOut === 0 ? 'nobody left out' : `${count(leftOut, 'person', 'people')} left out`,
    repeats === 0
      ? 'nobody meets somebody they met before'
      : `${count(repeats, 'pair has', 'pairs have')} met before, more than three months ago`,
  ]
  const proof =
    pairs === pairsBound && crossPairs === crossPairsBound
      ? 'No arrangement pairs more people, or more across departments.'
      : `At most ${count(pairsBound, 'pair is', 'pairs are')} possible, and at most ${crossPairsBound} across departments; whether those can be reached is not proven.`
  return `${facts.join(', ')}. ${proof}`
}
