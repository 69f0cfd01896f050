import { Menu, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { cn } from '../ui/cn'
import { Logo } from '../ui/mug'
import { Tooltip } from '../ui/tooltip'
import { ThemeSwitch } from '../ui/theme-switch'
import { words } from '../words'

export interface NavItem {
  href: string
  label: string
}

interface SiteHeaderProps {
  items: readonly NavItem[]
  /** Buttons at the end; on a phone they are in the menu. */
  actions: ReactNode
  label?: string
}

const itemLook =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors hover:bg-primary-soft hover:text-text aria-[current=page]:text-text aria-[current=page]:bg-primary-soft'

/** The bar at the top: logo, places, actions; on a phone a menu with the same. */
export function SiteHeader({ items, actions, label = words.shell.header.main }: SiteHeaderProps) {
  const { header } = words.shell
  const [path] = useLocation()
  // Open on this path only: going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const setOpen = (next: boolean) => setOpenOn(next ? path : null)
  const menuId = useId()
  const places = items.map((item) =>
    item.href.startsWith('#') ? (
      <a key={item.href} href={item.href} className={itemLook} onClick={() => setOpen(false)}>
        {item.label}
      </a>
    ) : (
      <Link
        key={item.href}
        href={item.href}
        aria-current={path === item.href ? 'page' : undefined}
        className={itemLook}
      >
        {item.label}
      </Link>
    ),
  )
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-background">
      <a
        href="#content"
        className="sr-only rounded-control bg-primary font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-10 focus:px-4 focus:py-2"
      >
        {header.skip}
      </a>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          href="/"
          aria-label={header.start}
          className="me-4 flex min-h-11 shrink-0 items-center rounded-control"
        >
          <Logo />
        </Link>
        <nav aria-label={label} className="hidden items-center gap-0.5 lg:flex">
          {places}
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 *:shrink lg:flex">{actions}</div>
          <Tooltip text={open ? header.closeMenu : header.openMenu} className="relative lg:hidden">
            <button
              type="button"
              aria-label={open ? header.closeMenu : header.openMenu}
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpen(!open)}
              className="grid size-11 place-items-center rounded-control hover:bg-primary-soft"
            >
              {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
            </button>
          </Tooltip>
        </div>
      </div>
      <nav
        id={menuId}
        aria-label={header.menuOf(label)}
        hidden={!open}
        className={cn(
          // Where the window is lower than the menu (enlarged, or a phone on its side) the menu scrolls by itself.
          'max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-t px-4 pb-4 sm:px-6 lg:hidden',
          open && 'appear',
        )}
      >
        <div className="flex flex-col py-2">{places}</div>
        <div className="flex flex-col gap-2 *:w-full">{actions}</div>
      </nav>
    </header>
  )
}
