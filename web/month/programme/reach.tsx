import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { previewAudience } from '../../../shared/contract/programme'
import type { BodyOf } from '../../../shared/endpoint'
import { messageOf } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useSettled } from '../../kit/searched'
import { Skeleton } from '../../ui/feedback'
import { formats, words } from '../../words'
import { addressesFault, audienceOf, hostsOf, newcomersFault, type WholeValues } from './programme.rules'

/** Fields of a programme, beside them how many people it is for. */
export const WithReach = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
    {/* On a phone the number stays at the foot of the screen, and what gets the focus above it. */}
    <div className="flex min-w-0 flex-col gap-5 max-lg:**:scroll-mb-32">{children}</div>
    <Reach />
  </div>
)

/** How many people the audience that is being chosen is for, next to its fields. */
function Reach() {
  const texts = words.rounds.programmes.reach
  const [audience, size, hasHosts, who] = useWatch<WholeValues, ['audience', 'size', 'hasHosts', 'hosts']>({
    name: ['audience', 'size', 'hasHosts', 'hosts'],
  })
  const hosts = hostsOf({ hasHosts, hosts: who })
  const asked = useSettled(JSON.stringify({ audience: audienceOf(audience), ...(hosts && { hosts }) }))
  const isWrong = [audience, ...(hosts ? [who] : [])]
    .flatMap((one) => [addressesFault(one.addresses), newcomersFault(one.newcomersWeeks)])
    .some(Boolean)
  const reach = useQuery({
    ...queryOf(previewAudience, { body: JSON.parse(asked) as BodyOf<typeof previewAudience> }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  })
  const { data } = reach
  const seats = Number(size)
  return (
    <aside
      aria-live="polite"
      aria-busy={reach.isFetching}
      className="sticky bottom-2 flex flex-wrap items-baseline justify-between gap-1 rounded-card border border-line bg-sunken p-4 max-lg:shadow-raised lg:top-24 lg:bottom-auto lg:flex-col"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Users aria-hidden className="size-4 text-muted" />
        {texts.title}
      </p>
      {reach.isError ? (
        <p className="text-muted">{messageOf(reach.error, texts.failed)}</p>
      ) : !data ? (
        <Skeleton className="h-10 w-20" />
      ) : data.people === 0 ? (
        <p className="font-medium text-warning">{texts.nobody}</p>
      ) : (
        <>
          <p className="figures font-display text-2xl lg:text-4xl">{formats().digits(data.people)}</p>
          <p className="figures text-muted text-sm">{texts.ready(data.ready)}</p>
          {data.hosts && data.guests && (
            <p className="figures text-sm">
              {texts.hosts(data.hosts.ready)}
              <br />
              {texts.guests(data.guests.ready)}
            </p>
          )}
          {data.people < seats && <p className="font-medium text-warning">{texts.tooFew(seats)}</p>}
          {data.reasons.length > 0 && (
            <ul className="figures mt-1 text-muted text-sm max-lg:hidden">
              {data.reasons.map(({ reason, people }) => (
                <li key={reason}>{words.rounds.reasons[reason](people)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </aside>
  )
}
