import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn'

export interface MenuItem {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

interface MenuProps {
  /** The button that opens it; it must take a ref and props (a Button does). */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** A short list of actions behind one button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="appear z-50 min-w-44 rounded-card border border-line bg-raised p-1.5 text-text shadow-raised"
        >
          {items.map((item, index) => (
            <DropdownMenu.Item
              // The items of a menu keep their places.
              key={index}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={cn(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 outline-none data-disabled:cursor-default data-highlighted:bg-primary-soft data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4.5',
                item.danger && 'text-danger',
              )}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
