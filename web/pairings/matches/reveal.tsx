import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '../../ui/cn'
import { Mug } from '../../ui/mug'
import { roundInWords, matchWords } from '../../kit/words.rules'
import { usePartnerAway } from '../rescue/stranding-notice'

const LIE_MS = 700
const TURN_MS = 900

const keyOf = (matchId: string) => `revealed:${matchId}`

function isRevealed(matchId: string): boolean {
  try {
    return localStorage.getItem(keyOf(matchId)) !== null
  } catch {
    // No storage: better no animation than the same one every time.
    return true
  }
}

function remember(matchId: string): void {
  try {
    localStorage.setItem(keyOf(matchId), '1')
  } catch {
    // See above.
  }
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The card of a new match lies face down for a moment and is turned over, once in this browser; later it just lies there. */
export function Reveal({
  match,
  of,
  children,
}: {
  match: { id: string; month: string; day: string | null }
  /** The programme and its round, where it is not the month of the first one. */
  of: string | undefined
  children: ReactNode
}) {
  const matchId = match.id
  // There is nothing to look forward to.
  const isOff = usePartnerAway(matchId)
  const [face, setFace] = useState<'down' | 'turning' | 'up'>(() =>
    isRevealed(matchId) || wantsStillness() ? 'up' : 'down',
  )
  useEffect(() => {
    if (face === 'up') remember(matchId)
    if (face === 'up' || isOff) return undefined
    const timer = setTimeout(
      () => setFace(face === 'down' ? 'turning' : 'up'),
      face === 'down' ? LIE_MS : TURN_MS,
    )
    return () => clearTimeout(timer)
  }, [face, isOff, matchId])
  if (face === 'up' || isOff) return <>{children}</>
  const { reveal } = matchWords(match).matches
  return (
    <div className="perspective-[1400px]" data-face={face}>
      <div
        className={cn(
          'relative transition-transform duration-900 ease-settle transform-3d',
          face === 'down' && 'rotate-y-180',
        )}
      >
        <div className="backface-hidden">{children}</div>
        <div
          aria-hidden
          className="absolute inset-0 grid place-items-center rounded-card border border-accent bg-primary-soft backface-hidden rotate-y-180"
        >
          <div className="flex flex-col items-center px-6 text-center">
            <Mug level={80} steam className="w-24" />
            <p className="mt-5 font-display font-semibold text-2xl">
              {of ?? (match.day ? roundInWords(match) : reveal.month(roundInWords(match)))}
            </p>
            <p className="mt-1 text-muted">{reveal.with}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
