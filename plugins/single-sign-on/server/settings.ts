import { z } from 'zod'
import {
  isHttps,
  isLocal,
  oneLine,
  readBy,
  type Settings,
  pluginSettings,
} from '../../../server/platform/context/settings'

const issuerUrl = readBy((text) => {
  const url = new URL(text)
  return isHttps(url) || (url.protocol === 'http:' && isLocal(url)) ? url : undefined
}, 'must be an https address')
const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** The company's own provider; undefined: people sign in here only. */
export const signOnSettings = pluginSettings('single-sign-on', (env: Settings) => {
  const issuer = env.read('OIDC_ISSUER', issuerUrl)
  const clientId = env.read('OIDC_CLIENT_ID', oneLine)
  const clientSecret = env.read('OIDC_CLIENT_SECRET', z.string())
  env.goTogether(...NAMES)
  env.requireInEvaluation(!NAMES.some((name) => env.isSet(name)), 'OIDC_… is set')
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
})

export type SignOnSettings = NonNullable<ReturnType<typeof signOnSettings.of>>
