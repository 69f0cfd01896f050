import type { ReactNode } from 'react'
import { cn } from '../ui/cn'

interface SectionProps {
  id: string
  title: string
  lead?: string
  className?: string
  children: ReactNode
}

/** One section of the front page, with its heading and anchor. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <div className={cn('mb-10 max-w-2xl sm:mb-14')}>
          <h2 id={`${id}-title`} className="text-4xl sm:text-5xl">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
