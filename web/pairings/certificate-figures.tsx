import { inDigits } from '../../shared/counted'
import type { getCertificate } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'

interface CertificateFiguresProps {
  certificate: Pick<
    ResponseOf<typeof getCertificate>,
    'pairs' | 'crossPairs' | 'repeats' | 'trios' | 'triosBound'
  >
  /** undefined while it is being read. */
  leftOut: number | undefined
}

/** What a pairing is in figures. */
export function CertificateFigures({ certificate, leftOut }: CertificateFiguresProps) {
  const figures = [
    { label: 'Pairs', count: certificate.pairs },
    { label: 'Across departments', count: certificate.crossPairs },
    { label: 'Met before', count: certificate.repeats },
    ...(certificate.triosBound === undefined ? [] : [{ label: 'Of three', count: certificate.trios }]),
    { label: 'Left out', count: leftOut },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
      {figures.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-card bg-sunken px-3 py-2.5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="figures font-display text-2xl">
            {count === undefined ? '\u00A0' : inDigits(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
