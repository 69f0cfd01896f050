import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { isRightToLeft } from '../words'
import { cn } from './cn'

export interface TabItem {
  value: string
  label: ReactNode
  /** Only the open tab is rendered. */
  content: ReactNode
}

interface TabsProps {
  label: string
  items: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
  className?: string
}

/** Where the row is wider than the screen. Only the row scrolls, not the page. */
const intoSight = (tab: HTMLElement | null) =>
  tab?.parentElement?.scrollTo({
    left: tab.offsetLeft - (tab.parentElement.clientWidth - tab.offsetWidth) / 2,
  })

/** Tabs in one scrollable row; arrows move between them. The caller keeps the value (best in the address). */
export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      dir={isRightToLeft() ? 'rtl' : 'ltr'}
      value={value}
      onValueChange={onValueChange}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            ref={item.value === value ? intoSight : undefined}
            // Arrows open the tab that they move to. A dialog or a window that gives the focus back opens nothing.
            onFocus={(event) => {
              const from = event.relatedTarget
              if (!(from && event.currentTarget.parentElement?.contains(from))) event.preventDefault()
            }}
            className={cn(
              'relative min-h-11 shrink-0 whitespace-nowrap rounded-t-control px-3.5 font-semibold text-muted transition-colors hover:text-text focus-visible:-outline-offset-2',
              'after:absolute after:inset-x-2 after:-bottom-px after:h-0.75 after:scale-x-0 after:rounded-t-full after:bg-primary after:transition-transform after:duration-200 after:ease-settle data-[state=active]:text-text data-[state=active]:after:scale-x-100',
            )}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        // Not a stop of its own for Tab: the next stop is what can be used inside.
        <Radix.Content key={item.value} value={item.value} tabIndex={undefined} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
