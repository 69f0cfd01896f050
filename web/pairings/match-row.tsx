import type { ReactNode } from 'react'
import { Badge } from '../ui/badge'
import { cn } from '../ui/cn'
import type { FileMatch } from './pairings.rules'
import { words } from '../words'
import { Megaphone } from 'lucide-react'
import { publishPairing } from '../../shared/contract/pairings'
import { call } from '../api/call'
import { RowAction } from '../kit/row-button'

interface MatchRowProps extends FileMatch {
  /** The round is under way, and so is the match. */
  isActive?: boolean
  /** They have a time. */
  isBooked?: boolean
  /** The group whose round it is of, among those of others. */
  of?: string | undefined
  /** What can be done with the match. */
  action?: ReactNode
}

/** The people of a match, and the status of their match; an active match is highlighted. */
export function MatchRow({
  names,
  emails,
  departments,
  answers,
  status,
  isActive = false,
  isBooked = false,
  rescuedFor,
  overruled,
  host,
  of,
  action,
}: MatchRowProps) {
  const { list: texts } = words.rounds.pairings
  return (
    <div className="flex items-center gap-3 border-line max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5 border-b px-4 py-3">
      <div
        className={cn(
          'grid min-w-0 flex-1 gap-x-6 gap-y-1.5',
          names.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {names.map((name, side) => (
          <div key={side} className="min-w-0">
            <span className="wrap-anywhere block font-semibold">
              <bdi>{name}</bdi>
              {side === host && <span className="font-normal text-muted"> · {texts.host}</span>}
            </span>
            <span className="wrap-anywhere block text-muted text-sm">
              {[emails[side], departments[side]].filter(Boolean).join(' · ')}
            </span>
            {answers[side] && <span className="block text-sm">{answers[side]}</span>}
          </div>
        ))}
      </div>
      <span
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-1.5 text-end sm:shrink-0 sm:justify-end',
          action ? 'sm:w-52' : 'sm:w-22',
        )}
      >
        {of && <bdi className="text-muted text-sm">{of}</bdi>}
        {rescuedFor && (
          <Badge tone="info" title={rescuedFor === true ? undefined : rescuedFor}>
            {texts.rescued}
            {rescuedFor !== true && <span className="sr-only">. {rescuedFor}</span>}
          </Badge>
        )}
        {isBooked && <Badge tone="info">{texts.booked}</Badge>}
        <Badge tone={isActive ? 'success' : 'neutral'}>{status}</Badge>
        {overruled?.map((rule) => (
          <Badge key={rule} tone="warning">
            {texts.overruled[rule]}
          </Badge>
        ))}
        {action}
      </span>
    </div>
  )
}

/** 'Show the matches now', for a pairing whose people don't see them yet. */
export function ShowMatches({ id, name, pairs }: { id: string; name: string; pairs: number }) {
  const { show: texts } = words.rounds.pairings
  return (
    <RowAction
      icon={Megaphone}
      name={texts.actionOf(name)}
      ask={{
        title: texts.title(name),
        effect: texts.effect(2 * pairs),
        confirm: texts.confirm,
        pendingLabel: texts.pending,
        danger: false,
      }}
      run={() => call(publishPairing, { params: { id } })}
      failed={texts.failed}
    >
      {texts.action}
    </RowAction>
  )
}
