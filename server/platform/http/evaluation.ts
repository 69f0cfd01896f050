import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../context/config'
import { HttpError } from './errors'

/** In an evaluation anybody can sign in as anyone; said wherever more than this machine reaches it. */
export const OPEN_EVALUATION =
  'Evaluation, open to your network: everybody who reaches it can sign in as anyone.'

/** Whether others than this machine can reach an evaluation. */
export const isOpenEvaluation = ({ mode, host, evaluationPublic }: Config): boolean =>
  mode === 'evaluation' && (evaluationPublic || !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host))

/** Its colours are its own, the same in light and dark, since it is on pages with and without the product's styles. */
export const WARNING_STYLE =
  ".open-evaluation{padding:.5rem 1rem;background:#8a1c12;color:#fff;font:600 1rem/1.4 'Instrument Sans',system-ui,sans-serif;text-align:center}"

const BANNER = `<style>${WARNING_STYLE}</style><aside aria-label="Warning" class="open-evaluation">${OPEN_EVALUATION}</aside>`

/** The page with the warning at its top, if the evaluation is open. */
export const withWarning = (config: Config, page: string): string =>
  isOpenEvaluation(config) ? page.replace(/<body[^>]*>/, (body) => body + BANNER) : page

/** What proxies, tunnels and content networks add to a request; no browser sends these by itself. */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*|cdn-loop|fastly-.*)$/

/**
 * Whether a request was sent to an address that can only be ours (anybody can make a name of theirs point here, and its
 * page could then read our responses), and straight from the browser (a proxy or tunnel may let the whole world in).
 */
export function isDirect(config: Config, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (config.mode === 'production' || config.evaluationPublic) return true
  if (Object.keys(headers).some((name) => OF_PROXIES.test(name))) return false
  const address = `http://${headers.host ?? ''}`
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return (
    hostname === config.appUrl.hostname ||
    hostname === 'localhost' ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  )
}

/** The outbox and test access let anybody be anyone, so they are for direct requests only. @throws 403 */
export function assertDirect(config: Config, request: FastifyRequest): void {
  if (isDirect(config, request)) return
  const { origin } = config.appUrl
  throw new HttpError(403, 'not_direct', (w) => w.platform.notDirect(origin))
}
