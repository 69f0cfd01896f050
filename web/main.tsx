import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import './styles.css'
import { reportOutage } from './api/query-client'
import { App } from './app'
import { guardedNavigation, guardHistory } from './kit/forms/leave-guard'
import { keepFresh } from './kit/keep-fresh'
import { preloadOnIntent } from './preload-on-intent'
import { routeOf } from './routes'
import { askToReload } from './ui/on-demand'
import { isInOneLanguage, loadWords } from './words'

// For public/start.js: this file and all that it imports were found.
document.documentElement.dataset.started = 'true'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// Prerendered pages have no query, so the first render must have none either.
const prerendered = root.dataset.path === window.location.pathname ? root.dataset.path : undefined

const app = (
  <StrictMode>
    <Router aroundNav={guardedNavigation} {...(prerendered ? { ssrPath: prerendered, ssrSearch: '' } : {})}>
      <App />
    </Router>
  </StrictMode>
)

// No `await` up here: the screens' files import this one.
const spoken = loadWords('shell')
if (prerendered) {
  // The same screen must be loaded before hydration.
  void Promise.all([spoken, routeOf(prerendered).preload()])
    // As a transition it is done in slices: the page is read, scrolled and typed into meanwhile.
    .then(
      () =>
        startTransition(() =>
          // What was prerendered in another language is not taken over.
          isInOneLanguage() ? void hydrateRoot(root, app) : createRoot(root).render(app),
        ),
      // The page stays as it was prerendered; its reader is asked to reload.
      () => undefined,
    )
} else {
  void spoken.then(() => createRoot(root).render(app))
}

guardHistory()
preloadOnIntent()
keepFresh()

window.addEventListener('vite:preloadError', () => {
  void askToReload().then((isThere) => isThere || reportOutage())
})
