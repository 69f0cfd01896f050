import { matchRoute } from './match-route'
import { type Screen, screen } from './screen'

export interface ScreenRoute extends Screen {
  path: string
  title: string
  /** What stands around it: the signed-in navigation, the visitors' bar, or nothing. */
  frame: 'member' | 'visitor' | 'none'
}

/** Every screen of the product, one line each; any other path is not found. */
export const routes: ScreenRoute[] = [
  {
    path: '/',
    title: 'Coffee with a colleague, once a month',
    frame: 'none',
    ...screen(() => import('./landing/landing.page')),
  },
  {
    path: '/auth',
    title: 'Sign in',
    frame: 'visitor',
    ...screen(() => import('./sign-in/auth.page')),
  },
  {
    path: '/auth/code',
    title: 'Sign in with a code',
    frame: 'visitor',
    ...screen(() => import('./sign-in/code.page')),
  },
  {
    path: '/magic-auth',
    title: 'Sign in by link',
    frame: 'visitor',
    ...screen(() => import('./sign-in/magic-auth.page')),
  },
  {
    path: '/auth-success',
    title: 'Signing in',
    frame: 'visitor',
    ...screen(() => import('./sign-in/auth-success.page')),
  },
  {
    path: '/simple-auth',
    title: 'Quick Test Access',
    frame: 'visitor',
    ...screen(() => import('./sign-in/simple-auth.page')),
  },
]

export const notFound: ScreenRoute = {
  path: '*',
  title: 'Page not found',
  frame: 'visitor',
  ...screen(() => import('./not-found/not-found.page')),
}

/** The screen of a path. */
export function routeOf(path: string): ScreenRoute {
  return routes.find((route) => matchRoute(route.path, path)) ?? notFound
}

/** What stands in the browser's tab. */
export const titleOf = (route: ScreenRoute): string =>
  route.path === '/' ? `Cup of Joe: ${route.title}` : `${route.title} · Cup of Joe`
