import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { loadConfig } from '../../platform/context/config'
import { plugins } from '../../plugins'
import type { TestApp } from '../app'
import { Rates } from './rates'
import { Sockets } from './sockets'
import { type Args, ARGUMENTS, BOT, type Posted, Refused, TEAM, Workspace } from './workspace'

/** What goes wrong with a call: before Slack has done it, or after. */
export type SlackFault =
  | 'hang'
  | 'cut'
  | 'cut-after'
  | { status: number; headers?: Record<string, string> }
  | { error: string }

export interface SlackOptions {
  /** What signs requests and dates messages: the clock of the test. */
  now?: () => Date
  /** How much faster than the clock time passes for the limits of rate; Infinity: there are none. */
  speed?: number
}

type Payload = { type: string; [key: string]: unknown }

/** How a request is signed. `forged`: by somebody who does not know the secret. `old`: six minutes ago. `changed`: for another body. */
export type Signing = 'right' | 'forged' | 'old' | 'changed' | 'none'

export const SCOPES = ['chat:write', 'im:write', 'mpim:write', 'users:read', 'users:read.email']
const APP = 'A0COFFEE'
/** After which Slack shows that the app didn't answer, or sends an event again. */
const PATIENCE_MS = 3000
const OLD_SECONDS = 360

/**
 * A Slack workspace that is as strict as Slack: tokens, scopes, blocks, limits of rate, signatures. It speaks the methods of the
 * Web API that we use, presses buttons over HTTP or Socket Mode, and keeps what was posted.
 */
export async function startSlack({ now = () => new Date(), speed = 1000 }: SlackOptions = {}) {
  const workspace = new Workspace(now)
  const rates = new Rates(speed)
  const sockets = new Sockets(PATIENCE_MS)
  const token = (prefix: string) => `${prefix}-${randomBytes(12).toString('hex')}`
  const botToken = token('xoxb')
  const appToken = token('xapp')
  const signingSecret = randomBytes(16).toString('hex')
  /** What each token may; what is taken away is revoked. */
  const tokens = new Map([
    [botToken, new Set(SCOPES)],
    [appToken, new Set(['connections:write'])],
  ])
  const known = new Set(tokens.keys())
  const calls: { method: string; args: Args; error?: string }[] = []

  const slack = {
    workspace,
    rates,
    sockets,
    botToken,
    appToken,
    signingSecret,
    tokens,
    /** Each call, with the error that it got. */
    calls,
    url: '',
    /** Where presses and events are posted; without it they go by Socket Mode. */
    eventsUrl: '',
    /** Decides for every call what goes wrong with it, in whatever time it takes. */
    fault: undefined as
      | ((method: string, args: Args) => SlackFault | undefined | Promise<SlackFault | undefined>)
      | undefined,
    /** Our settings for this workspace. */
    settings: (by: 'http' | 'socket'): Record<string, string> => ({
      SLACK_API_URL: slack.url,
      SLACK_BOT_TOKEN: botToken,
      ...(by === 'http' ? { SLACK_SIGNING_SECRET: signingSecret } : { SLACK_APP_TOKEN: appToken }),
    }),
    deliver,
    /** Somebody presses a button of a message. @throws when it has no such button */
    press: (message: Posted, userId: string, actionId: string, signing?: Signing) =>
      deliver(slack.pressOf(message, userId, actionId), signing),
    /** The same as Slack sends it. */
    pressOf(message: Posted, userId: string, actionId: string) {
      const { channel, ts } = message
      return pressed(userId, workspace.button(message.blocks, actionId), {
        container: { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false },
        channel: { id: channel, name: channel.startsWith('D') ? 'directmessage' : 'mpdm-group' },
        message: workspace.shown(message),
      })
    },
    /** Somebody presses a button of their Home tab. */
    pressHome(userId: string, actionId: string, signing?: Signing) {
      const blocks = workspace.homes.get(userId) ?? []
      const view = { id: `V${userId}`, team_id: TEAM.id, type: 'home', blocks }
      const where = { container: { type: 'view', view_id: view.id }, view }
      return deliver(pressed(userId, workspace.button(blocks, actionId), where), signing)
    },
    /** Somebody opens the app's Home tab. */
    openHome: (userId: string, signing?: Signing) =>
      deliver(
        event({ type: 'app_home_opened', user: userId, channel: 'D0HOME', tab: 'home', event_ts: stamp() }),
        signing,
      ),
    /** Slack asks whether the address of events is ours. */
    verifyAddress: (challenge: string, signing?: Signing) =>
      deliver({ token: 'old', challenge, type: 'url_verification' }, signing),
    close,
  }

  let stamps = 0
  const stamp = () => `${Math.floor(now().getTime() / 1000)}.${String((stamps += 1)).padStart(6, '0')}`

  function pressed(
    userId: string,
    { button, blockId }: ReturnType<Workspace['button']>,
    where: Record<string, unknown>,
  ) {
    const { type, text: label, action_id, value } = button
    return {
      type: 'block_actions',
      user: { id: userId, username: userId.toLowerCase(), name: userId.toLowerCase(), team_id: TEAM.id },
      api_app_id: APP,
      token: 'old',
      trigger_id: `${stamp()}.${randomBytes(8).toString('hex')}`,
      team: { id: TEAM.id, domain: TEAM.domain },
      enterprise: null,
      is_enterprise_install: false,
      state: { values: {} },
      ...where,
      actions: [{ type, action_id, block_id: blockId, text: label, value, action_ts: stamp() }],
    }
  }

  const event = (about: Record<string, unknown>) => ({
    token: 'old',
    team_id: TEAM.id,
    api_app_id: APP,
    event: about,
    type: 'event_callback',
    event_id: `Ev${randomBytes(5).toString('hex').toUpperCase()}`,
    event_time: Math.floor(now().getTime() / 1000),
    authorizations: [{ team_id: TEAM.id, user_id: BOT, is_bot: true }],
  })

  /** Sends what happened, as Slack does; what came of it is what Slack would make of the response. */
  async function deliver(
    payload: Payload,
    signing: Signing = 'right',
  ): Promise<{ status: number; body: string; isInTime: boolean }> {
    const begun = performance.now()
    if (!slack.eventsUrl) {
      const isInTime = await sockets.send(payload)
      return { status: isInTime ? 200 : 0, body: '', isInTime }
    }
    const isForm = payload.type === 'block_actions'
    const body = isForm
      ? new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
      : JSON.stringify(payload)
    const response = await fetch(slack.eventsUrl, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
        ...signed(body, signing),
      },
      body,
    })
    const isInTime = response.ok && performance.now() - begun < PATIENCE_MS
    return { status: response.status, body: await response.text(), isInTime }
  }

  function signed(body: string, signing: Signing): Record<string, string> {
    if (signing === 'none') return {}
    const seconds = Math.floor(now().getTime() / 1000) - (signing === 'old' ? OLD_SECONDS : 0)
    const secret = signing === 'forged' ? 'somebody-elses' : signingSecret
    const of = `v0:${seconds}:${signing === 'changed' ? `${body} ` : body}`
    return {
      'x-slack-request-timestamp': String(seconds),
      'x-slack-signature': `v0=${createHmac('sha256', secret).update(of).digest('hex')}`,
    }
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const method = /^\/api\/([\w.]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const body = await text(request)
    const isJson = request.headers['content-type']?.startsWith('application/json')
    const args = (isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))) as Args
    const call: (typeof calls)[number] = { method, args }
    calls.push(call)
    const fault = await slack.fault?.(method, args)
    if (fault === 'hang') return
    if (fault === 'cut') return void request.socket.destroy()
    if (typeof fault === 'object' && 'status' in fault) {
      call.error = String(fault.status)
      return void reply.writeHead(fault.status, fault.headers).end('<html>Not Slack</html>')
    }
    const seconds = rates.take(method, args.channel)
    if (seconds !== undefined) {
      call.error = 'ratelimited'
      reply.writeHead(429, { 'retry-after': String(seconds), 'content-type': 'application/json' })
      return void reply.end(JSON.stringify({ ok: false, error: 'ratelimited' }))
    }
    const answer = answerTo(method, args, request.headers.authorization, fault)
    if ('error' in answer) call.error = String(answer.error)
    if (fault === 'cut-after') return void request.socket.destroy()
    const scopes = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      ...(scopes && { 'x-oauth-scopes': [...scopes].join() }),
    })
    reply.end(JSON.stringify(answer))
  }

  function answerTo(
    method: string,
    args: Args,
    authorization: string | undefined,
    fault: SlackFault | undefined,
  ): object {
    try {
      const scopes = authorized(method, authorization)
      if (typeof fault === 'object' && 'error' in fault) throw new Refused(fault.error)
      const demand = (scope: string) => {
        if (scopes.has(scope)) return
        throw new Refused('missing_scope', { needed: scope, provided: [...scopes].join() })
      }
      const strange = Object.keys(args).find((name) => !ARGUMENTS[method]?.includes(name))
      if (strange)
        throw new Refused('invalid_arguments', {
          response_metadata: { messages: [`[ERROR] unknown argument ${strange}`] },
        })
      if (method === 'apps.connections.open') {
        demand('connections:write')
        return { ok: true, url: sockets.newAddress(slack.url) }
      }
      return { ok: true, ...workspace.methods[method]!(args, demand) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { ok: false, error: error.error, ...error.more }
    }
  }

  function authorized(method: string, authorization: string | undefined): Set<string> {
    if (!(method in ARGUMENTS)) throw new Refused('unknown_method')
    const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    if (!given) throw new Refused('not_authed')
    if (!known.has(given)) throw new Refused('invalid_auth')
    const scopes = tokens.get(given)
    if (!scopes) throw new Refused('token_revoked')
    if ((method === 'apps.connections.open') !== (given === appToken))
      throw new Refused('not_allowed_token_type')
    return scopes
  }

  const server = createServer((request, reply) => {
    handle(request, reply).catch((error: unknown) => {
      // A fault of this stand-in, not of what is tested: Slack has no such status.
      reply.writeHead(599).end(String(error))
    })
  })
  sockets.serve(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  slack.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`

  async function close(): Promise<void> {
    sockets.cut()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return slack
}
export type Slack = Awaited<ReturnType<typeof startSlack>>

/** Leads a running product to this workspace, as if it had been started with its settings. */
export function leadTo(slack: Slack, app: TestApp): void {
  const { plugins: settings } = loadConfig(slack.settings('http'), plugins)
  Object.assign(app.context.config.plugins, { slack: settings['slack'] })
  // The plugin remembers its Slack by the context.
  app.context = { ...app.context }
}
