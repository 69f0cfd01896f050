import type { ReactNode } from 'react'
import { sentence, words } from '../words'
import { leafOf, rangeText, type Time } from './meetings.rules'

interface CalendarLeafProps {
  time: Time
  timeZone: string
  /** The time in a sentence, for people who do not see the leaf. */
  spoken: ReactNode
  /** An address for video, or words. */
  place: string | null
  /** What else there is to know of it. */
  children?: ReactNode
  /** The ways out of it, as quiet buttons. */
  actions?: ReactNode
}

/** A time that is booked: the leaf of that day, torn off a calendar, with when and where. */
export function CalendarLeaf({ time, timeZone, spoken, place, children, actions }: CalendarLeafProps) {
  const { month, day, weekday } = leafOf(time.start, timeZone)
  return (
    <div className="flex w-full max-w-lg gap-4 rounded-card bg-primary-soft p-4 text-start">
      <div aria-hidden className="w-24 shrink-0">
        <div className="torn rounded-t-small bg-raised pb-4 text-center">
          <p className="rounded-t-small bg-primary py-1 font-semibold text-on-primary text-sm">{month}</p>
          <p className="pt-2 font-display font-semibold text-5xl figures leading-none">{day}</p>
          <p className="pt-1 text-muted text-sm">{weekday}</p>
        </div>
      </div>
      <div className="min-w-0 flex-1">
        <p className="sr-only">{spoken}</p>
        <p aria-hidden className="font-display font-semibold text-2xl figures">
          {rangeText(time, timeZone)}
        </p>
        <div className="mt-1 wrap-anywhere text-muted text-sm">
          {place && (
            <p>
              {sentence(
                words.member.meetings.where(
                  place.startsWith('https://') ? (
                    <a
                      href={place}
                      target="_blank"
                      rel="noreferrer"
                      className="text-primary underline underline-offset-4"
                    >
                      {place}
                    </a>
                  ) : (
                    place
                  ),
                ),
              )}
            </p>
          )}
          {children}
        </div>
        {actions && <div className="-mb-2 -ms-3 flex flex-wrap gap-x-2">{actions}</div>}
      </div>
    </div>
  )
}
