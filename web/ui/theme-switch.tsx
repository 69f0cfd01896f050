import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from './button'

type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const order: Theme[] = ['system', 'light', 'dark']
const looks = {
  system: { Icon: Monitor, name: 'as the system' },
  light: { Icon: Sun, name: 'light' },
  dark: { Icon: Moon, name: 'dark' },
}
const listeners = new Set<() => void>()

function read(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Sets and remembers the theme (public/theme.js reads it before the first paint). */
function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // No storage: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Goes round system, light, dark. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'system' as const,
  )
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
  const { Icon, name } = looks[theme]
  const label = `Theme: ${name}. Change to ${looks[next].name}`
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      className={className}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden />
    </Button>
  )
}
