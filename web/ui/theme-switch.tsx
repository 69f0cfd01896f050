import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from './button'
import { words } from '../words'
import { createStore } from './store'

type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const order: Theme[] = ['system', 'light', 'dark']
const icons = { system: Monitor, light: Sun, dark: Moon }

/** Prerendered HTML knows no theme; in the browser public/start.js has set it before the first paint. */
const current = createStore<Theme>('system')
if (typeof document !== 'undefined') {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') current.set(theme)
}

/** Sets and remembers the theme. */
function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // No storage: the choice lasts until the page is left.
  }
  current.set(theme)
}

/** Goes round system, light, dark. */
export function ThemeSwitch() {
  const theme = current.use()
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
  const Icon = icons[theme]
  const { change, ...names } = words.shell.theme
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={change(names[theme], names[next])}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden />
    </Button>
  )
}
