import { matchRoute } from './match-route'
import { type Load, type Screen, screen } from './kit/screen'

export interface ScreenRoute extends Screen {
  path: string
  title: string
  /** What is around it: the signed-in navigation, the visitors' bar, or nothing. */
  frame: 'member' | 'visitor' | 'none'
}

const framed =
  (frame: ScreenRoute['frame']) =>
  (path: string, title: string, load: Load): ScreenRoute => ({ path, title, frame, ...screen(load) })
const member = framed('member')
const visitor = framed('visitor')
const bare = framed('none')

/** Every screen of the product, one line each; any other path is not found. */
export const routes: ScreenRoute[] = [
  bare('/', 'Coffee with a colleague, once a month', () => import('./landing/landing.page')),
  visitor('/auth', 'Sign in', () => import('./sign-in/auth.page')),
  visitor('/auth/code', 'Sign in with a code', () => import('./sign-in/code.page')),
  visitor('/magic-auth', 'Sign in by link', () => import('./sign-in/magic-auth.page')),
  visitor('/auth-success', 'Signing in', () => import('./sign-in/auth-success.page')),
  visitor('/simple-auth', 'Quick Test Access', () => import('./sign-in/simple-auth.page')),
  visitor('/met', 'Did you meet?', () => import('./replies/met.page')),
  visitor('/another', 'Somebody Else', () => import('./replies/another.page')),
  visitor('/plan', 'Plan your coffee', () => import('./replies/plan.page')),
  visitor('/unsubscribe', 'Take a break', () => import('./replies/unsubscribe.page')),
  visitor('/company-inquiry', 'Company Inquiry', () => import('./inquiries/company-inquiry.page')),
  bare('/demo', 'Demo', () => import('./demo/demo.page')),
  member('/home', 'Your Coffee Chat Hub', () => import('./home/home.page')),
  member('/matches', 'My Coffee Matches', () => import('./pairings/matches/matches.page')),
  member('/profile', 'My Profile', () => import('./people/profile.page')),
  member('/profile-setup', 'Set up your profile', () => import('./people/profile.page')),
  visitor('/admin-login', 'Admin Access', () => import('./sign-in/admin-login.page')),
  member('/account', 'Your account', () => import('./dashboard/account.page')),
  member('/admin', 'Admin Dashboard', () => import('./dashboard/admin.page')),
  bare('/admin-demo', 'Admin Dashboard, a demo', () => import('./admin-demo/admin-demo.page')),
  member('/admin/images', 'Image Gallery', () => import('./images/admin-images.page')),
  member('/admin-image-manager', 'Image Manager', () => import('./images/image-manager.page')),
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

/** The title in the browser's tab. */
export const titleOf = (route: ScreenRoute): string =>
  route.path === '/' ? `Cup of Joe: ${route.title}` : `${route.title} · Cup of Joe`
