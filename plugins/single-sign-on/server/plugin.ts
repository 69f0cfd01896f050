import type { Plugin } from '../../../server/platform/plugin'
import { signOnSettings } from './settings'
import { singleSignOnRoutes } from './single-sign-on.routes'

/** People sign in by the company's OpenID provider. */
export const singleSignOn: Plugin = {
  name: 'single-sign-on',
  settings: signOnSettings,
  routes: singleSignOnRoutes,
  offersSignOn: (config) => signOnSettings.of(config) !== undefined,
}
