import type { OwnMatch } from '../../../shared/contract/pairings'
import { cn } from '../../ui/cn'

/** Why these two were put together, and a question to begin with. */
export function WhyYouTwo({ match, className }: { match: OwnMatch; className?: string }) {
  return (
    <div className={cn('grid content-start gap-x-8 gap-y-5 rounded-card bg-sunken p-4 sm:p-5', className)}>
      {match.why.length > 0 && (
        <div>
          <h4 className="font-semibold text-muted text-sm">Why you {match.third ? 'three' : 'two'}</h4>
          <p className="mt-1">{match.why.join(' ')}</p>
        </div>
      )}
      <div>
        <h4 className="font-semibold text-muted text-sm">To begin with</h4>
        <p className="mt-1 font-display text-lg leading-snug">{match.starter}</p>
      </div>
    </div>
  )
}
