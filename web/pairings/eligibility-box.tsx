import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getPairingValidation } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { LoadFailed } from '../kit/load-failed'
import { queryOf } from '../api/query-client'
import { Badge } from '../ui/badge'
import { SkeletonLines } from '../ui/feedback'

/** Who can be paired in a group (in the company without one), and whether a pairing may start. */
export function EligibilityBox({ domainGroupId }: { domainGroupId: string | undefined }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(getPairingValidation, { query: domainGroupId ? { domainGroupId } : {} }),
    // Another scope's figures keep the place: the buttons beneath would move away from under the pointer.
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label="Pairing eligibility" className="mt-5 rounded-card bg-sunken px-4 py-4">
      <h3 className="mb-3 text-lg">Pairing eligibility</h3>
      {error && !data ? (
        <LoadFailed error={error} otherwise="Failed to fetch pairing validation" onRetry={refetch} />
      ) : data ? (
        <div inert={isPlaceholderData} className="inert:opacity-55">
          <Figures {...data} />
        </div>
      ) : (
        <SkeletonLines lines={3} />
      )}
    </section>
  )
}

function Figures({ statusCounts, eligibility }: ResponseOf<typeof getPairingValidation>) {
  const { opted_out, paused, inactive, sitting_out, dormant, truly_active, total } = statusCounts
  const parts = [
    opted_out && `${opted_out} opted out`,
    paused && `${paused} paused`,
    inactive && `${inactive} inactive`,
    sitting_out && `${sitting_out} sitting this one out`,
    dormant && `${dormant} dormant`,
  ].filter(Boolean)
  return (
    <>
      <dl className="grid grid-cols-3 gap-3">
        <Count label="Total Users" count={total} />
        <Count label="Ready to Pair" count={truly_active} />
        <Count label="Excluded" count={total - truly_active} />
      </dl>
      {parts.length > 0 && <p className="mt-2 text-muted text-sm">Excluded: {parts.join(', ')}.</p>}
      <dl className="mt-3 flex flex-col gap-2 border-line border-t pt-3">
        <Check label="Minimum Users">
          <Badge tone={eligibility.hasMinimumUsers ? 'success' : 'danger'}>
            {eligibility.hasMinimumUsers ? 'Met' : 'Not met'} ({eligibility.minimumRequired} required)
          </Badge>
        </Check>
        <Check label="Even Numbers">
          <Badge tone={eligibility.hasEvenNumbers ? 'success' : 'warning'}>
            {eligibility.hasEvenNumbers ? 'Yes' : 'No'}
          </Badge>
          <span className="text-muted text-sm">
            {truly_active.toLocaleString('en')} is {eligibility.hasEvenNumbers ? 'Even' : 'Odd'}
          </span>
        </Check>
      </dl>
    </>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted text-sm leading-tight">{label}</dt>
      <dd className="figures font-display text-2xl">{count.toLocaleString('en')}</dd>
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
