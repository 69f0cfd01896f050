import { Fragment } from 'react'
import type { OwnMatch } from '../../../shared/contract/pairings'
import { hasLeft, nameOrAddress } from '../../../shared/person-name'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { cn } from '../../ui/cn'
import { words } from '../../words'

type Partner = OwnMatch['partner']

/** The department in its display name, and what else of them a match sees: "Legal · Berlin"; empty if there is nothing. */
export const departmentOf = (partner: Partner): string =>
  [partner.departmentDisplayName ?? partner.department, ...partner.attributes].filter(Boolean).join(' · ')

interface PartnerViewProps {
  partner: Partner
  size: 'large' | 'huge'
  /** They host the table. */
  isHost?: boolean
}

/** Photo, name, department and address of a match. */
export function PartnerView({ partner, size, isHost = false }: PartnerViewProps) {
  return (
    // Beside several others, a long address breaks, so that all stand in the same form.
    <div className={cn('flex min-w-0 items-center gap-x-5 gap-y-3', size === 'huge' && 'flex-wrap')}>
      <Avatar name={nameOrAddress(partner)} src={partner.profileImageUrl} size={size} />
      <div className="min-w-0">
        <h3 className={size === 'huge' ? 'wrap-anywhere text-3xl' : 'wrap-anywhere text-xl'}>
          <bdi>{nameOrAddress(partner)}</bdi>
        </h3>
        {isHost && <Badge tone="info">{words.member.matches.host}</Badge>}
        {departmentOf(partner) && <p className="text-muted">{departmentOf(partner)}</p>}
        {!hasLeft(partner) && (
          <a
            href={`mailto:${partner.email}`}
            className="inline-flex min-h-11 items-center wrap-anywhere font-medium text-primary underline underline-offset-4 hover:text-primary-strong"
          >
            <span>
              {partner.email.split(/(?<=@)/).map((part, index) => (
                <Fragment key={index}>
                  {/* A long one breaks here first. */}
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
          </a>
        )}
      </div>
    </div>
  )
}

/** Why these two were put together, and a question to begin with. */
export function WhyYouTwo({ match, className }: { match: OwnMatch; className?: string }) {
  const { matches } = words.member
  return (
    <div className={cn('grid content-start gap-x-8 gap-y-5 rounded-card bg-sunken p-4 sm:p-5', className)}>
      {match.why.length > 0 && (
        <div>
          <h4 className="font-semibold text-muted text-sm">{matches.why(match.more.length > 0)}</h4>
          <p className="mt-1">{match.why.join(' ')}</p>
        </div>
      )}
      <div>
        <h4 className="font-semibold text-muted text-sm">{matches.toBegin}</h4>
        <p className="mt-1 font-display text-lg leading-snug">{match.starter}</p>
      </div>
    </div>
  )
}
