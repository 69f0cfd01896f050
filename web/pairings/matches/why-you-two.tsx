import type { OwnMatch } from '../../../shared/contract/pairings'
import { cn } from '../../ui/cn'
import { words } from '../../words'

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
