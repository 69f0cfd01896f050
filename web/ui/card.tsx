import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, which names it; with what a CardHeader has besides. */
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

/** A sheet on the table. */
export function Card({ title, description, actions, className, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cn('min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6', className)}
      {...rest}
    >
      {title && <CardHeader {...{ id, title, description, actions }} />}
      {children}
    </section>
  )
}

interface CardHeaderProps {
  title: ReactNode
  /** Heading level on this screen. */
  level?: 2 | 3 | 4
  description?: ReactNode
  /** Buttons or a badge at its right. */
  actions?: ReactNode
  id?: string
}

/** Title, one line beneath it, and actions at the right (below on a phone). */
export function CardHeader({ title, level = 2, description, actions, id }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className={cn('min-w-0', description && 'sm:flex-1 sm:basis-48')}>
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {description && <p className="mt-1 text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
