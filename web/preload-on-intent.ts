import { routeOf } from './routes'

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return
  routeOf(link.pathname)
    .preload()
    .catch(() => undefined)
}

/** Loads a screen's chunk as soon as a pointer or the focus comes to a link that leads to it. */
export function preloadOnIntent(): void {
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
