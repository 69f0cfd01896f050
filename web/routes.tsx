import type { Part, Words } from '../languages/words'
import { matchRoute } from './match-route'
import { type Load, type Screen, screen } from './kit/screen'
import { words } from './words'

export interface ScreenRoute extends Screen {
  path: keyof Words['shell']['titles']
  /** What is around it: the signed-in navigation, the visitors' bar, or nothing. */
  frame: 'member' | 'visitor' | 'none'
}

const framed =
  (frame: ScreenRoute['frame'], ...always: Part[]) =>
  (path: ScreenRoute['path'], load: Load, ...parts: Part[]): ScreenRoute => ({
    path,
    frame,
    ...screen(load, [...always, ...parts]),
  })
// Where something can be entered, the words of its rules are needed.
const member = framed('member', 'rules')
const visitor = framed('visitor', 'rules')
const bare = framed('none')

/** Every screen of the product, one line each; any other path is not found. */
export const routes: ScreenRoute[] = [
  bare('/', () => import('./landing/landing.page'), 'landing'),
  visitor('/auth', () => import('./sign-in/auth.page'), 'visitor'),
  visitor('/auth/code', () => import('./sign-in/code.page'), 'visitor'),
  visitor('/magic-auth', () => import('./sign-in/magic-auth.page'), 'visitor'),
  visitor('/auth-success', () => import('./sign-in/auth-success.page'), 'visitor'),
  visitor('/simple-auth', () => import('./sign-in/simple-auth.page'), 'visitor'),
  visitor('/met', () => import('./replies/met.page'), 'visitor', 'member'),
  visitor('/another', () => import('./replies/another.page'), 'visitor'),
  visitor('/plan', () => import('./replies/plan.page'), 'visitor', 'member'),
  visitor('/unsubscribe', () => import('./replies/unsubscribe.page'), 'visitor'),
  visitor('/company-inquiry', () => import('./inquiries/company-inquiry.page'), 'visitor'),
  bare('/demo', () => import('./demo/demo.page'), 'demo'),
  member('/home', () => import('./home/home.page'), 'member'),
  member('/matches', () => import('./pairings/matches/matches.page'), 'member'),
  member('/profile', () => import('./people/profile.page'), 'member'),
  member('/profile-setup', () => import('./people/profile.page'), 'member'),
  visitor('/admin-login', () => import('./sign-in/admin-login.page'), 'visitor'),
  member('/account', () => import('./dashboard/account.page'), 'member', 'visitor', 'dashboard', 'account'),
  member('/admin', () => import('./dashboard/admin.page'), 'dashboard'),
  bare('/admin-demo', () => import('./admin-demo/admin-demo.page'), 'dashboard', 'rules'),
  member('/admin/images', () => import('./images/admin-images.page'), 'dashboard', 'tools'),
  member('/admin-image-manager', () => import('./images/image-manager.page'), 'dashboard', 'tools'),
]

export const notFound: ScreenRoute = {
  path: '*',
  frame: 'visitor',
  ...screen(() => import('./not-found/not-found.page')),
}

/** The screen of a path. */
export function routeOf(path: string): ScreenRoute {
  return routes.find((route) => matchRoute(route.path, path)) ?? notFound
}

/** The title in the browser's tab. */
export const titleOf = (route: ScreenRoute): string =>
  route.path === '/'
    ? `Cup of Joe: ${words.shell.titles[route.path]}`
    : `${words.shell.titles[route.path]} · Cup of Joe`
