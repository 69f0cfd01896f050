import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { getPairingValidation } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { peopleHref, type Readiness } from '../people/invitations/readiness.rules'
import { Loaded } from '../kit/loaded'
import { inChosen } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { formats, words } from '../words'

const LINK =
  'inline-flex items-center gap-1 py-0.5 underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** Who can be paired in a group (in the company without one), and whether a pairing may start. */
export function EligibilityBox({ domainGroupId }: { domainGroupId: string | undefined }) {
  const { eligibility: texts } = words.rounds.pairings
  const validation = useQuery({
    ...queryOf(getPairingValidation, { query: domainGroupId ? { domainGroupId } : {} }),
    // Another scope's figures keep the place: the buttons beneath would move away from under the pointer.
    placeholderData: keepPreviousData,
  })
  return (
    <section
      aria-label={texts.title}
      data-awaited={validation.isPending || undefined}
      className="mt-5 rounded-card bg-sunken px-4 py-4"
    >
      <h3 className="mb-3 text-lg">{texts.title}</h3>
      <Loaded query={validation} otherwise={texts.failed}>
        {(data) => (
          <div inert={validation.isPlaceholderData} className="inert:opacity-55">
            <Figures {...data} domainGroupId={domainGroupId} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

interface FiguresProps extends ResponseOf<typeof getPairingValidation> {
  domainGroupId: string | undefined
}

function Figures({ statusCounts, reasons, eligibility, domainGroupId }: FiguresProps) {
  const { eligibility: texts } = words.rounds.pairings
  const { truly_active, total } = statusCounts
  const excluded = reasons.filter(({ people }) => people > 0)
  const hrefOf = (readiness: Readiness) => inChosen(peopleHref(readiness, domainGroupId))
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <Count label={texts.total} count={total} />
        <Count label={texts.ready} count={truly_active} href={hrefOf('ready')} />
        <Count label={texts.excluded} count={total - truly_active} />
      </dl>
      {excluded.length > 0 && (
        <ul aria-label={texts.why} className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {excluded.map(({ reason, people }) => (
            <li key={reason}>
              <Link className={LINK} href={hrefOf(reason)}>
                <span className="figures">{words.rounds.reasons[reason](people)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {excluded.some(({ reason }) => reason === 'no-group') && !domainGroupId && (
        <p className="mt-1 text-muted text-sm">{texts.noGroup}</p>
      )}
      <dl className="mt-3 flex flex-col gap-2 border-line border-t pt-3">
        <Check label={texts.minimum}>
          <Badge tone={eligibility.hasMinimumUsers ? 'success' : 'danger'}>
            {eligibility.hasMinimumUsers
              ? texts.met(eligibility.minimumRequired)
              : texts.notMet(eligibility.minimumRequired)}
          </Badge>
        </Check>
        {eligibility.hasEvenNumbers !== null && (
          <Check label={texts.evenNumbers}>
            <Badge tone={eligibility.hasEvenNumbers ? 'success' : 'warning'}>
              {eligibility.hasEvenNumbers ? texts.yes : texts.no}
            </Badge>
            <span className="text-muted text-sm">
              {eligibility.hasEvenNumbers ? texts.even(truly_active) : texts.odd(truly_active)}
            </span>
          </Check>
        )}
      </dl>
    </>
  )
}

function Count({ label, count, href }: { label: string; count: number; href?: string | undefined }) {
  const figure = formats().digits(count)
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm leading-tight">{label}</dt>
      <dd className="figures flex items-center font-display text-2xl pointer-coarse:min-h-11">
        {href ? (
          <Link className={`${LINK} -my-0.5`} href={href}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </dd>
    </div>
  )
}

function Check({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <dt>{label}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </div>
  )
}
