import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from '../context/config'
import { isOpenEvaluation, WARNING_STYLE, withWarning } from './evaluation'
import { isHttps } from '../context/settings'

/** No other site may frame the document, and nothing may change where its relative links and its forms lead. */
const CLOSED = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * The screens: everything is a file of ours. Scripts never make HTML or code of a text (Trusted Types), and set styles
 * through the object model alone. `blob:` is a photo just picked, and a mail of the demo, which is made in the browser:
 * such a document has this same policy.
 */
const screens = (styles: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'${styles}; img-src 'self' blob:; font-src 'self'; ` +
  `connect-src 'self'; frame-src 'self' blob:; object-src 'none'; ${CLOSED}; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * A mail, or a picture of another site, in a frame of ours: it shows itself and can do nothing. Mails are styled inline,
 * and may show pictures from anywhere.
 */
const FRAMED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
/** No script, no form; links open in a tab of their own. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
const MAIL = `${FRAMED}; img-src data: https: http:; style-src 'unsafe-inline'; sandbox ${MAIL_SANDBOX}`

/** Sends a mail as a document for a frame. */
export const mailDocument = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', MAIL).type('text/html; charset=utf-8').send(html)

/**
 * Sends an empty document for a frame, into which a page of ours writes a mail that is not stored. It has our origin, so
 * that the page can reach it, and like a mail it runs no script.
 */
export const draftFrame = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', MAIL.replace('sandbox ', 'sandbox allow-same-origin '))
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title></html>')

/** The hash by which a policy allows one style element and no other. */
export const styleHash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** What a page is allowed more when it has the warning of an open evaluation in it. */
const warningStyle = (config: Config) => (isOpenEvaluation(config) ? ` ${styleHash(WARNING_STYLE)}` : '')

/** The policy of a document that shows one picture, styled by this style element. */
export const picturePolicy = (style: string) =>
  `${FRAMED}; img-src https: http:; style-src ${styleHash(style)}; sandbox`

/** The headers with the policy of the screens, which every response has unless its route sets another. */
export const contentPolicy = (config: Config): Record<string, string> => ({
  'content-security-policy': screens(warningStyle(config)),
})

/** Returns what sends a page that needs no script: its one style element is allowed by its hash. */
export function plainPage(
  config: Config,
  style: string,
): (reply: FastifyReply, page: string) => FastifyReply {
  const styles = styleHash(style) + warningStyle(config)
  const policy = `default-src 'none'; style-src ${styles}; frame-src 'self'; ${CLOSED}`
  return (reply, page) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(withWarning(config, page))
}

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
