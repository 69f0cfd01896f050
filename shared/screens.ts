/** The paths that have a screen in every mode; every other path gets the not-found page and status 404. */
const SCREEN_PATHS = [
  '/',
  '/auth',
  '/auth/code',
  '/auth-success',
  '/magic-auth',
  '/simple-auth',
  '/company-inquiry',
  '/demo',
  '/admin-demo',
  '/admin-login',
  '/home',
  '/matches',
  '/profile',
  '/profile-setup',
  '/admin',
  '/admin/images',
  '/admin-image-manager',
  '/met',
  '/plan',
  '/unsubscribe',
] as const

/** Screens for whoever builds or tries the product; in production their paths are not found. */
const EVALUATION_PATHS = ['/ui'] as const

/** The paths that have a screen in this mode. */
export const screenPaths = (mode: 'evaluation' | 'production'): readonly string[] =>
  mode === 'evaluation' ? [...SCREEN_PATHS, ...EVALUATION_PATHS] : SCREEN_PATHS
