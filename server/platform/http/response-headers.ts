import { type Config } from '../context/config'
import { isHttps } from '../context/settings'
import { contentPolicy } from './content-policy'

/** No page of ours uses any of these, and nothing in a page may ask for them. */
const PERMISSIONS_POLICY =
  'accelerometer bluetooth camera display-capture geolocation gyroscope hid magnetometer microphone midi payment screen-wake-lock serial usb'
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', ')

/**
 * The headers that every response has unless its route sets another value. Put together once: Node takes them with the
 * others in one call, where setting each on its own has it check and merge them for every response.
 */
export const responseHeaders = (config: Config): Record<string, string> => ({
  ...contentPolicy(config),
  // Whatever may be kept (pages, their parts, pictures) says so itself.
  'cache-control': 'no-store',
  'permissions-policy': PERMISSIONS_POLICY,
  ...(isHttps(config.appUrl) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Only pictures are for other origins: mail programs, and the frames of mail previews, which have no origin.
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  // For browsers and plug-ins that know no policy.
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-download-options': 'noopen',
  'x-xss-protection': '0',
})
