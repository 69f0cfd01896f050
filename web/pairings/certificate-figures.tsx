import type { getCertificate } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { formats, words } from '../words'

interface CertificateFiguresProps {
  certificate: Pick<
    ResponseOf<typeof getCertificate>,
    'pairs' | 'crossPairs' | 'repeats' | 'trios' | 'triosBound' | 'tables'
  >
  /** undefined while it is being read. */
  leftOut: number | undefined
}

/** What a pairing is in figures. */
export function CertificateFigures({ certificate, leftOut }: CertificateFiguresProps) {
  const { figures: texts } = words.rounds.pairings
  const figures = [
    { label: certificate.tables ? texts.tables : texts.pairs, count: certificate.pairs },
    { label: texts.across, count: certificate.crossPairs },
    { label: texts.metBefore, count: certificate.repeats },
    ...(certificate.triosBound === undefined ? [] : [{ label: texts.threes, count: certificate.trios }]),
    { label: texts.leftOut, count: leftOut },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
      {figures.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-card bg-sunken px-3 py-2.5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="figures font-display text-2xl">
            {count === undefined ? '\u00A0' : formats().digits(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
