import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cn } from '../cn'

interface ScrollAreaProps {
  /** What is in it, for screen readers. */
  label: string
  ref?: Ref<HTMLElement>
  /** Its size. */
  className?: string
  children: ReactNode
}

/** A box that scrolls, by the keyboard as well: it takes the focus, and shows it inside its edge, where nothing cuts it off. */
export function ScrollArea({ label, ref, className, children }: ScrollAreaProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cn('overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </section>
  )
}

/** A dense, semantic table that scrolls sideways in its own box; the head sticks when `height` limits it. */
export function Table({
  caption,
  height,
  box,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & {
  /** For screen readers only. */
  caption: string
  /** Tailwind class such as `max-h-96`. */
  height?: string
  /** The box that scrolls. */
  box?: Ref<HTMLElement>
}) {
  return (
    <ScrollArea ref={box} label={caption} className={cn('rounded-card', height)}>
      <table className={cn('w-full border-collapse text-start text-sm', className)} {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </ScrollArea>
  )
}

/** Head cell. A browser centers it, even in a table that begins its texts at the start. */
export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn(
        'sticky top-0 z-10 whitespace-nowrap border-line border-b bg-sunken px-2 py-2 text-start font-semibold text-muted',
        className,
      )}
      {...rest}
    />
  )
}

export type SortDirection = 'ascending' | 'descending'

interface SortThProps extends Omit<ComponentProps<'th'>, 'onClick'> {
  direction?: SortDirection
  onSort: () => void
  children: ReactNode
}

/** Head cell that sorts its column. */
export function SortTh({ direction, onSort, children, className, ...rest }: SortThProps) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <Th aria-sort={direction ?? 'none'} className={cn('py-0', className)} {...rest}>
      <button
        type="button"
        onClick={onSort}
        className="-mx-1 inline-flex min-h-9 items-center gap-1 rounded-small px-1 hover:text-text pointer-coarse:min-h-11"
      >
        {children}
        <Icon aria-hidden className={cn('size-3.5', !direction && 'opacity-50')} />
      </button>
    </Th>
  )
}

/** Body row. `changed` marks unsaved edits. */
export function Tr({ changed = false, className, ...rest }: ComponentProps<'tr'> & { changed?: boolean }) {
  return (
    <tr
      className={cn(
        'border-line border-b last:border-b-0',
        changed ? 'bg-warning-soft' : 'hover:bg-sunken',
        className,
      )}
      {...rest}
    />
  )
}

/** Body cell. */
export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('px-2 py-2 align-middle', className)} {...rest} />
}
