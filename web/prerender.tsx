import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './app'
import { routeOf, titleOf } from './routes'

/** The pages that are written as HTML at build time; they must render the same for everyone. */
const pages = [
  { path: '/', file: 'index.html' },
  { path: '/auth', file: 'auth.html' },
]

/** Renders each of them as a visitor sees it first. */
export async function prerender() {
  return Promise.all(
    pages.map(async ({ path, file }) => {
      const route = routeOf(path)
      await route.preload()
      const html = renderToString(
        <StrictMode>
          <Router ssrPath={path}>
            <App />
          </Router>
        </StrictMode>,
      )
      return { path, file, title: titleOf(route), html }
    }),
  )
}
