import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ChatRefused, type ChatWeb } from '../../chat/server/chat'
import { faultIn, openAccess, type Reply } from './ask'
import type { TeamsMessage } from './draw.rules'
import type { TeamsAccess } from './settings'

const BOT_SCOPE = 'https://api.botframework.com/.default'
/** What the bot needs in Graph (docs/operate/teams.md). */
const PERMISSIONS = ['User.Read.All', 'TeamsAppInstallation.ReadWriteSelfForUser.All']

/** Which group chats of matches were created, so that each is once. */
export interface ChatsOfMatches {
  /** The chat of exactly these people; undefined: it is to be created now, by who asks; null: somebody else creates it. */
  claim(matchId: string, members: string): Promise<string | null | undefined>
  store(matchId: string, members: string, chatId: string): Promise<unknown>
  /** It was not created. */
  giveBack(matchId: string, members: string): Promise<unknown>
}

export interface TeamsWeb extends ChatWeb<TeamsMessage> {
  /** Whether several can be told together: `Chat.Create` was granted. */
  canCreateChats(): Promise<boolean>
}

/** How long something new may be unknown, and how long an operation may take. */
const NEW_MS = 20_000
const PAUSE_MS = 500
/** Personal chats whose ids are kept in memory: each costs two calls to find. */
const MOST_KEPT = 20_000
/** The Bot Connector takes 30 calls a second of an app in a tenant; on their way they come closer together. */
const PACE_MS = 1000 / 25

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ value: z.array(item), '@odata.nextLink': z.string().optional() })
const account = z.object({
  id: z.string(),
  accountEnabled: z.boolean().nullish(),
  userType: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
})
const hasId = z.object({ id: z.string().min(1) })
const operation = z.object({ status: z.string() })
const granted = z.object({ roles: z.array(z.string()).default([]) })
const named = z.object({ displayName: z.string().nullish() })

/** Microsoft Graph and the Bot Connector, of which each call throws `ChatRefused` when it isn't done. Nothing is asked before the first. */
export function openTeams(access: TeamsAccess, chats: ChatsOfMatches): TeamsWeb {
  const { ask, tokenFor } = openAccess(access)
  const graphScope = new URL('/.default', access.graphUrl).href
  const personal = new Map<string, string>()
  /** Chats made by us lately, which may still be unknown. */
  const fresh = new Map<string, number>()
  let nextAt = 0

  const graphUrl = (path: string) => new URL(path, access.graphUrl)
  const bind = (path: string) => graphUrl(`/v1.0${path}`).href
  const graph = (path: string, how?: Parameters<typeof ask>[2]) => ask(graphScope, graphUrl(path), how)

  /** No more calls than the Bot Connector takes. */
  async function connector(path: string, method: string, json: object, isPost: boolean): Promise<Reply> {
    const now = performance.now()
    nextAt = Math.max(nextAt + PACE_MS, now)
    await sleep(nextAt - now)
    const base = access.serviceUrl.href.replace(/\/?$/, '/')
    return ask(BOT_SCOPE, new URL(`v3/conversations/${path}`, base), { method, json, isPost })
  }

  /** All pages of a list. */
  async function listed<Item extends z.ZodType>(path: string, item: Item): Promise<z.output<Item>[]> {
    const found: z.output<Item>[] = []
    for (let next: string | undefined = path; next; ) {
      const reply = await graph(next)
      const page = parsed(listOf(item), reply)
      found.push(...page.value)
      const link = page['@odata.nextLink']
      next =
        link !== undefined && URL.canParse(link) && new URL(link).origin === access.graphUrl.origin
          ? link
          : undefined
    }
    return found
  }

  /** What was granted to us, as the token says. */
  async function permissions(): Promise<string[] | undefined> {
    const [, payload = ''] = (await tokenFor(graphScope)).split('.')
    try {
      return granted.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).roles
    } catch {
      // Not for us to read: what is missing shows when it is needed.
      return undefined
    }
  }
  const may = async (permission: string) => (await permissions())?.includes(permission) ?? true

  /** What the app is called in the catalogue, where we may read it. @throws ChatRefused it is not there */
  async function catalogued(): Promise<string | undefined> {
    if (!(await permissions())?.includes('AppCatalog.Read.All')) return undefined
    const path = `/v1.0/appCatalogs/teamsApps?$filter=${encodeURIComponent(`id eq '${access.appId}'`)}`
    const [app] = await listed(path, named)
    if (!app) throw new ChatRefused('off', 'app_not_in_catalogue')
    return app.displayName ?? undefined
  }

  const installations = (chatId: string) =>
    listed(
      `/v1.0/users/${chatId}/teamwork/installedApps?$filter=${encodeURIComponent(`teamsApp/id eq '${access.appId}'`)}`,
      hasId,
    )

  /** The chat of a person and the bot, which is installed for them. */
  async function personalChat(chatId: string): Promise<string> {
    const kept = personal.get(chatId)
    if (kept) return kept
    let [installed] = await installations(chatId)
    if (!installed) {
      const reply = await graph(`/v1.0/users/${chatId}/teamwork/installedApps`, {
        method: 'POST',
        json: { 'teamsApp@odata.bind': bind(`/appCatalogs/teamsApps/${access.appId}`) },
      })
      // 409: somebody else installed it just now.
      if (reply.status !== 201 && reply.status !== 409) {
        await catalogued()
        throw refusalOf(reply, 'nobody')
      }
      installed = await soon(async () => (await installations(chatId))[0])
    }
    const path = `/v1.0/users/${chatId}/teamwork/installedApps/${encodeURIComponent(installed.id)}/chat`
    const { id } = await soon(async () => {
      const reply = await graph(path)
      return reply.status === 404 ? undefined : parsed(hasId, reply)
    })
    if (personal.size >= MOST_KEPT) personal.clear()
    personal.set(chatId, id)
    return id
  }

  /** A new chat of several people with the app in it. */
  async function createChat(chatIds: readonly string[]): Promise<string> {
    const reply = await graph('/beta/chats', {
      method: 'POST',
      isPost: true,
      json: {
        chatType: 'group',
        members: chatIds.map((id) => ({
          '@odata.type': '#microsoft.graph.aadUserConversationMember',
          roles: ['owner'],
          'user@odata.bind': bind(`/users('${id}')`),
        })),
        installedApps: [{ 'teamsApp@odata.bind': bind(`/appCatalogs/teamsApps/${access.appId}`) }],
      },
    })
    if (reply.status === 201) return parsed(hasId, reply).id
    const [, id, operationId] =
      /\/chats\('([^']+)'\)\/operations\('([^']+)'\)/.exec(reply.headers.get('location') ?? '') ?? []
    if (reply.status !== 202 || !id || !operationId) {
      if (reply.status < 400) throw new ChatRefused('uncertain', `http_${reply.status}`)
      await catalogued()
      throw refusalOf(reply, 'nobody')
    }
    const path = `/beta/chats/${encodeURIComponent(id)}/operations/${encodeURIComponent(operationId)}`
    const became = await soon(async () => {
      const state = await graph(path)
      const { status } = state.status === 404 ? { status: 'notStarted' } : parsed(operation, state)
      return ['succeeded', 'failed', 'invalid'].includes(status) ? status : undefined
    }).catch((error: unknown) => {
      // Nobody tells us, as without Chat.ReadBasic.All. It was begun all the same: the first message is tried until it is there.
      if (error instanceof ChatRefused) return 'succeeded'
      throw error
    })
    if (became !== 'succeeded') throw new ChatRefused('nobody', 'chat_not_created')
    return id
  }

  async function groupChat(chatIds: readonly string[], matchId: string): Promise<string> {
    const members = chatIds.toSorted().join()
    const known = await chats.claim(matchId, members)
    if (known) return known
    if (known === null) throw new ChatRefused('later', 'being_created', 2)
    try {
      const id = await createChat(chatIds)
      const now = performance.now()
      for (const [old, until] of fresh) if (until < now) fresh.delete(old)
      fresh.set(id, now + NEW_MS)
      await chats.store(matchId, members, id)
      return id
    } catch (error) {
      // Of one that may be there nobody makes another at once.
      if (error instanceof ChatRefused && error.kind === 'uncertain')
        throw new ChatRefused('later', error.code, 2)
      await chats.giveBack(matchId, members)
      throw error
    }
  }

  return {
    async whoAmI() {
      const ours = await permissions()
      const missing = ours ? PERMISSIONS.filter((one) => !ours.includes(one)) : []
      if (missing.length > 0)
        throw new ChatRefused('off', 'missing_permission', undefined, missing.join(', '))
      await tokenFor(BOT_SCOPE)
      return { team: (await catalogued()) ?? 'Microsoft' }
    },
    canCreateChats: () => may('Chat.Create'),
    async findByEmail(email) {
      const quoted = `'${email.replaceAll("'", "''")}'`
      const filter = encodeURIComponent(`mail eq ${quoted} or userPrincipalName eq ${quoted}`)
      const select = 'id,accountEnabled,userType,userPrincipalName'
      const found = await listed(`/v1.0/users?$filter=${filter}&$select=${select}`, account)
      // Guests are no colleagues of this tenant; who signs in with the address goes before who only has it.
      const able = found.filter(
        ({ accountEnabled, userType }) => accountEnabled !== false && userType !== 'Guest',
      )
      const own = able.filter(
        ({ userPrincipalName }) => userPrincipalName?.toLowerCase() === email.toLowerCase(),
      )
      const [one, another] = own.length > 0 ? own : able
      return another ? undefined : one?.id
    },
    conversation: ([first = '', ...others], matchId) =>
      others.length === 0 || !matchId ? personalChat(first) : groupChat([first, ...others], matchId),
    async post(channel, message) {
      const path = `${encodeURIComponent(channel)}/activities`
      for (;;) {
        const reply = await connector(path, 'POST', message, true)
        if (reply.status >= 200 && reply.status < 300) {
          const { success, data } = hasId.safeParse(reply.body)
          if (!success) throw new ChatRefused('uncertain', 'no_answer')
          return data.id
        }
        // A new chat may be unknown for seconds; nothing was posted.
        const isNew = [403, 404].includes(reply.status) && (fresh.get(channel) ?? 0) > performance.now()
        if (!isNew) {
          for (const [chatId, id] of personal) if (id === channel) personal.delete(chatId)
          throw refusalOf(reply, 'nobody')
        }
        await sleep(PAUSE_MS)
      }
    },
    async update(channel, messageId, message) {
      const path = `${encodeURIComponent(channel)}/activities/${encodeURIComponent(messageId)}`
      const reply = await connector(path, 'PUT', message, false)
      if (reply.status >= 400 && reply.status !== 404) throw refusalOf(reply, 'refused')
    },
  }
}

/** Asks until there is an answer. @throws ChatRefused there was none for long */
async function soon<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  const until = performance.now() + NEW_MS
  for (;;) {
    const value = await look()
    if (value !== undefined) return value
    if (performance.now() > until) throw new ChatRefused('later', 'not_there_yet')
    await sleep(PAUSE_MS)
  }
}

/** What a success has to have. @throws ChatRefused */
function parsed<Schema extends z.ZodType>(schema: Schema, reply: Reply): z.output<Schema> {
  if (reply.status >= 400) throw refusalOf(reply, 'nobody')
  const { success, data } = schema.safeParse(reply.body)
  if (!success) throw new ChatRefused('later', 'not_understood')
  return data
}

/** Of these nothing works until the operator has mended it. */
const OFF = new Set(['BotDisabledByAdmin', 'Authorization_RequestDenied', 'Authorization_IdentityNotFound'])
/** The message itself is at fault. */
const OF_THE_MESSAGE = new Set([400, 413])

/** What became of a call that Microsoft refused. @param otherwise whose fault a 403 or 404 is */
function refusalOf(reply: Reply, otherwise: 'nobody' | 'refused'): ChatRefused {
  const { code, message } = faultIn(reply)
  const kind = OFF.has(code) ? 'off' : OF_THE_MESSAGE.has(reply.status) ? 'refused' : otherwise
  return new ChatRefused(kind, code || `http_${reply.status}`, undefined, message.slice(0, 200))
}
