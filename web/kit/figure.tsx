import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Skeleton } from '../ui/feedback'
import { formats } from '../words'

interface FigureProps {
  label: string
  /** undefined while it is being counted. */
  value: number | string | undefined
  /** Where the people behind the number are listed. */
  href?: string
  note?: ReactNode
}

/** A number of the dashboard; it leads to the people behind it. */
export function Figure({ label, value, href, note }: FigureProps) {
  const body = (
    <>
      <span className="block text-muted text-sm">{label}</span>
      {value === undefined ? (
        <Skeleton className="mt-1.5 h-8 w-16" />
      ) : (
        <span className="figures mt-0.5 block font-display text-3xl leading-tight">
          {typeof value === 'number' ? formats().digits(value) : value}
        </span>
      )}
      {note && <span className="mt-0.5 block text-muted text-sm">{note}</span>}
    </>
  )
  const look = 'block rounded-card border border-line bg-surface px-4 py-3 sm:px-5'
  return href ? (
    <Link href={href} className={`${look} no-underline transition-colors hover:border-primary`}>
      {body}
    </Link>
  ) : (
    <div className={look}>{body}</div>
  )
}
