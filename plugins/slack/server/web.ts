import type { KnownBlock } from '@slack/types'
import type { WebClient } from '@slack/web-api'
import { BEFORE_SENDING } from '../../../server/mail/sendgrid'
import { type ChatWeb, ChatRefused, type RefusalKind as Kind } from '../../chat/server/chat'

/** What is posted. */
export interface SlackMessage {
  /** What notifications show. */
  text: string
  blocks: KnownBlock[]
}

/** The settings that a call needs. */
export interface SlackAccess {
  botToken: string
  /** Where Slack's methods are, if not at slack.com. */
  apiUrl?: string | undefined
}

export interface SlackWeb extends ChatWeb<SlackMessage> {
  /** Tells one person in a channel something that the others don't see. */
  whisper(channel: string, slackId: string, message: SlackMessage): Promise<void>
  showHome(slackId: string, blocks: KnownBlock[]): Promise<void>
}

/** What the app may do (docs/operate/slack.md). */
const SCOPES = ['chat:write', 'im:write', 'mpim:write', 'users:read', 'users:read.email']

/** Longer than a connection may take to be made (10 s), so that a server that is away is known to have read nothing. */
const LONGEST_MS = 12_000

/** The library is quiet: what it logs has messages and addresses in it. */
const QUIET = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an enum of the library, which is loaded when needed
  getLevel: () => 'error' as never,
  setName() {},
}

/** What every client of the library is opened with. */
export const optionsFor = ({ apiUrl }: Pick<SlackAccess, 'apiUrl'>, longestMs = LONGEST_MS) => ({
  ...(apiUrl && { slackApiUrl: apiUrl }),
  logger: QUIET,
  timeout: longestMs,
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
  allowAbsoluteUrls: false,
})

/** Slack's methods, of which each throws `ChatRefused` when it isn't done. Nothing is loaded or asked before the first call. */
export function openSlack(access: SlackAccess, longestMs = LONGEST_MS): SlackWeb {
  let opening: Promise<WebClient> | undefined
  const client = () =>
    (opening ??= import('@slack/web-api').then(
      ({ WebClient: Client }) => new Client(access.botToken, optionsFor(access, longestMs)),
    ))

  async function ask<Reply>(call: (slack: WebClient) => Promise<Reply>, isPost = false): Promise<Reply> {
    const slack = await client()
    try {
      return await call(slack)
    } catch (error) {
      const refused = refusalOf(error)
      // What only asks, or shows what is true, may be done twice.
      if (refused.kind !== 'uncertain' || isPost) throw refused
      throw new ChatRefused('later', refused.code)
    }
  }

  return {
    async whoAmI() {
      return ask(async (slack) => {
        const { team, response_metadata } = await slack.auth.test()
        const { scopes = SCOPES } = response_metadata ?? {}
        const missing = SCOPES.filter((scope) => !scopes.includes(scope))
        if (missing.length > 0) throw new ChatRefused('off', 'missing_scope', undefined, missing.join(', '))
        return { team: required(team) }
      })
    },
    async findByEmail(email) {
      try {
        const { user } = await ask((slack) => slack.users.lookupByEmail({ email }))
        return user?.deleted || user?.is_bot ? undefined : user?.id
      } catch (error) {
        if (error instanceof ChatRefused && error.kind === 'nobody') return undefined
        throw error
      }
    },
    async conversation(slackIds) {
      return ask(async (slack) => {
        const { channel } = await slack.conversations.open({ users: slackIds.join() })
        return required(channel?.id)
      })
    },
    async post(channel, { text, blocks }) {
      return ask(async (slack) => {
        const quiet = { unfurl_links: false, unfurl_media: false }
        const { ts } = await slack.chat.postMessage({ channel, text, blocks, ...quiet })
        return required(ts)
      }, true)
    },
    async update(channel, ts, { text, blocks }) {
      try {
        await ask((slack) => slack.chat.update({ channel, ts, text, blocks }))
      } catch (error) {
        if (!(error instanceof ChatRefused) || error.code !== 'message_not_found') throw error
      }
    },
    async whisper(channel, slackId, { text, blocks }) {
      await ask((slack) => slack.chat.postEphemeral({ channel, user: slackId, text, blocks }))
    },
    async showHome(slackId, blocks) {
      await ask((slack) => slack.views.publish({ user_id: slackId, view: { type: 'home', blocks } }))
    },
  }
}

/** What an answer has to have. @throws ChatRefused it was done, but we can't say what came of it */
function required(value: string | undefined): string {
  if (!value) throw new ChatRefused('uncertain', 'no_answer')
  return value
}

const KINDS: [Kind, readonly string[]][] = [
  [
    'off',
    [
      'not_authed',
      'invalid_auth',
      'account_inactive',
      'token_revoked',
      'token_expired',
      'missing_scope',
      'no_permission',
      'not_allowed_token_type',
      'access_denied',
      'org_login_required',
      'team_access_not_granted',
      'ekm_access_denied',
      'enterprise_is_restricted',
      'two_factor_setup_required',
      'app_access_restricted',
      'messages_tab_disabled',
    ],
  ],
  ['later', ['ratelimited', 'rate_limited', 'accesslimited', 'team_added_to_org', 'message_limit_exceeded']],
  [
    'nobody',
    [
      'users_not_found',
      'user_not_found',
      'user_disabled',
      'user_not_visible',
      'cannot_dm_bot',
      'user_not_in_channel',
    ],
  ],
  // Slack writes that some of it may have been done.
  ['uncertain', ['internal_error', 'fatal_error', 'request_timeout', 'service_unavailable']],
]
const KIND_OF = new Map(KINDS.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)))

/** The errors of the library. */
interface Failed {
  retryAfter?: number
  statusCode?: number
  data?: { error: string; needed?: string; response_metadata?: { messages?: string[] } }
}

/** What became of a call that failed. */
export function refusalOf(error: unknown): ChatRefused {
  if (error instanceof ChatRefused) return error
  const { retryAfter, statusCode, data } = error as Failed
  if (retryAfter !== undefined) return new ChatRefused('later', '429', retryAfter)
  // Nobody knows how far the request came.
  if (statusCode !== undefined)
    return new ChatRefused(statusCode >= 500 ? 'uncertain' : 'off', `http_${statusCode}`)
  if (data) {
    // A response that is not Slack's comes as a whole.
    if (!/^\w{1,80}$/.test(data.error)) return new ChatRefused('uncertain', 'not_json')
    const details = [data.needed, ...(data.response_metadata?.messages ?? [])].filter(Boolean).join('; ')
    return new ChatRefused(KIND_OF.get(data.error) ?? 'refused', data.error, undefined, details)
  }
  const cause = causeOf(error)
  // The library's words for a 429 that does not say how long to wait.
  if (/Retry header/.test(cause?.message ?? '')) return new ChatRefused('later', '429')
  if (cause?.message === 'unexpected redirect') return new ChatRefused('away', 'redirected')
  const name = typeof cause?.code === 'string' ? cause.code : (cause?.name ?? 'unknown')
  return new ChatRefused(BEFORE_SENDING.has(name) ? 'away' : 'uncertain', name)
}

/** The innermost error, which says what the matter was. */
function causeOf(error: unknown): (Error & { code?: unknown }) | undefined {
  if (!(error instanceof Error)) return undefined
  return causeOf(error.cause ?? (error as { original?: unknown }).original) ?? error
}
