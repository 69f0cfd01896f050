import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../ui/cn'

interface FoldProps {
  /** A link to it opens it. */
  id: string
  title: string
  description: string
  /** Rendered while it is open. */
  children: ReactNode
}

/** A part of a page behind its name, opened by a press or by a link to its id. */
export function Fold({ id, title, description, children }: FoldProps) {
  const titleId = useId()
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const follow = () => {
      if (window.location.hash !== `#${id}`) return
      setIsOpen(true)
      box.current?.scrollIntoView()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])
  return (
    <details
      ref={box}
      id={id}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-line border-t"
    >
      <summary className="flex min-h-13 items-center justify-between gap-4 rounded-control py-2 hover:text-primary">
        <h3 id={titleId} className="text-lg">
          {title}
        </h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {isOpen && (
        <section aria-labelledby={titleId} className="pb-5">
          <p className="mb-4 text-muted">{description}</p>
          {children}
        </section>
      )}
    </details>
  )
}

/** What is rarely needed, behind one line. */
export const More = ({
  title,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }) => (
  <details className={cn('group border-line border-t pt-2', className)} {...rest}>
    <summary className="flex min-h-11 items-center gap-1.5 rounded-control font-semibold hover:text-primary">
      {title}
      <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
