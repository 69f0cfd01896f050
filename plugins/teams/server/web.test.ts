import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../server/platform/context/config'
import { selfSigned } from '../../../server/testing/certificate'
import { plugins } from '../../../server/plugins'
import { type Teams, startTeams } from '../../../server/testing/teams/teams'
import { text, title } from '../../chat/server/card.rules'
import type { ChatRefused } from '../../chat/server/chat'
import { teamsMessage } from './draw.rules'
import { teams as part } from './teams'
import { type TeamsAccess, teamsSettings } from './settings'
import { type ChatsOfMatches, openTeams, type TeamsWeb } from './web'

let teams: Teams
let web: TeamsWeb
const MATCH = '0199a000-0000-7000-8000-000000000001'

/** Group chats of matches, in memory. */
function chatsInMemory(): ChatsOfMatches {
  const known = new Map<string, string | null>()
  return {
    async claim(matchId, members) {
      const key = `${matchId} ${members}`
      if (known.has(key)) return known.get(key) ?? null
      known.set(key, null)
      return undefined
    },
    store: async (matchId, members, chatId) => void known.set(`${matchId} ${members}`, chatId),
    giveBack: async (matchId, members) => void known.delete(`${matchId} ${members}`),
  }
}
const accessOf = (env: Record<string, string>) =>
  teamsSettings.of({ plugins: loadConfig(env, plugins).plugins }) as TeamsAccess
const open = () => openTeams(accessOf(teams.settings()), chatsInMemory())

beforeEach(async () => {
  teams = await startTeams()
  web = open()
})
afterEach(() => teams.close())

const message = (words: string) =>
  teamsMessage(
    { summary: words, parts: [...title(words), ...text(words)], spans: [] },
    { isPressable: true, pageUrl: 'https://coffee.example.com/matches' },
  )
const refused = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ kind, code }: ChatRefused) => `${kind} ${code}`,
  )
const callsOf = (pattern: RegExp) => teams.calls.filter(({ call }) => pattern.test(call)).length

describe('A person', () => {
  test('is found by their work address, and told in a chat with the bot, which is installed for them once', async () => {
    const ada = teams.tenant.add({ email: "ada.o'hara@example.com" })
    expect(await web.findByEmail("Ada.O'Hara@example.com")).toBe(ada.id)
    expect(await web.findByEmail('nobody@example.com')).toBeUndefined()
    const channel = await web.conversation([ada.id])
    const id = await web.post(channel, message('Coffee'))
    expect(teams.tenant.postedTo(ada.id)).toMatchObject([{ id, summary: 'Coffee', edits: 0 }])
    await web.update(channel, id, message('Met'))
    expect(teams.tenant.postedTo(ada.id)).toMatchObject([{ id, summary: 'Met', edits: 1 }])
    await web.conversation([ada.id])
    await open().conversation([ada.id])
    expect(callsOf(/^POST .*installedApps/)).toBe(1)
    await web.update(channel, 'gone', message('Met'))
  })

  test('who is a guest, turned off, or one of two with the same address is nobody; who signs in with it goes first', async () => {
    teams.tenant.add({ email: 'guest@example.com', userType: 'Guest' })
    teams.tenant.add({ email: 'gone@example.com', accountEnabled: false })
    for (const name of ['one', 'two'])
      teams.tenant.add({ email: 'shared@example.com', userPrincipalName: `${name}@example.com` })
    const own = teams.tenant.add({ email: 'desk@example.com' })
    teams.tenant.add({ email: 'desk@example.com', userPrincipalName: 'other@example.com' })
    for (const name of ['guest', 'gone', 'shared'])
      expect(await web.findByEmail(`${name}@example.com`)).toBeUndefined()
    expect(await web.findByEmail('desk@example.com')).toBe(own.id)
  })

  test('who blocked the bot, has no licence, or left is a person who can’t be told', async () => {
    const [ada, bo, cleo] = ['ada', 'bo', 'cleo'].map((name) =>
      teams.tenant.add({ email: `${name}@example.com` }),
    )
    const channel = await web.conversation([ada!.id])
    ada!.hasBlocked = true
    expect(await refused(web.post(channel, message('Coffee')))).toBe('nobody MessageWritesBlocked')
    bo!.refusesApps = true
    expect(await refused(web.conversation([bo!.id]))).toBe('nobody Forbidden')
    teams.tenant.people.splice(teams.tenant.people.indexOf(cleo!), 1)
    expect(await refused(web.conversation([cleo!.id]))).toBe('nobody Request_ResourceNotFound')
    expect(await refused(web.conversation([ada!.id, cleo!.id], MATCH))).toBe(
      'nobody Request_ResourceNotFound',
    )
  })
})

describe('A match', () => {
  const two = () => ['ada', 'bo'].map((name) => teams.tenant.add({ email: `${name}@example.com` }).id)

  test('has one chat with the app in it, also when it is new and unknown for two seconds', async () => {
    teams.tenant.newMs = 2000
    const ids = two()
    const channel = await web.conversation(ids, MATCH)
    await web.post(channel, message('Coffee'))
    expect(await web.conversation(ids.toReversed(), MATCH)).toBe(channel)
    expect(teams.tenant.postedTo(...ids)).toHaveLength(1)
    expect(callsOf(/operations/)).toBeGreaterThan(2)
  })

  test('has it also where nobody tells us whether it is there yet: the first message is tried until it is', async () => {
    teams.roles = teams.roles.filter((role) => role !== 'Chat.ReadBasic.All')
    teams.tenant.newMs = 1500
    const ids = two()
    await web.post(await web.conversation(ids, MATCH), message('Coffee'))
    expect(teams.tenant.postedTo(...ids)).toHaveLength(1)
  })

  test.each([429, 503])(
    'has one chat also where asking whether it is there is answered by %i',
    async (status) => {
      teams.fault = (call) => (call.includes('/operations/') ? { status } : undefined)
      const ids = two()
      await web.post(await web.conversation(ids, MATCH), message('Coffee'))
      expect(teams.tenant.chatsOf(...ids)).toHaveLength(1)
      expect(teams.tenant.postedTo(...ids)).toHaveLength(1)
    },
  )

  test('of which nobody knows whether its chat was created gets no second one at once', async () => {
    const ids = two()
    teams.fault = (call) => (call === 'POST /beta/chats' ? 'cut-after' : undefined)
    expect(await refused(web.conversation(ids, MATCH))).toMatch(/^later /)
    teams.fault = undefined
    expect(await refused(web.conversation(ids, MATCH))).toBe('later being_created')
    expect(teams.tenant.chatsOf(...ids)).toHaveLength(1)
  })

  test('has no chat where Chat.Create was not granted', async () => {
    expect(await web.canCreateChats()).toBe(true)
    teams.roles = teams.roles.filter((role) => role !== 'Chat.Create')
    expect(await open().canCreateChats()).toBe(false)
  })
})

describe('The operator is told', () => {
  test.each([
    ['expired', 'off secret_expired'],
    ['wrong', 'off secret_wrong'],
  ] as const)('that the secret is %s', async (secret, said) => {
    teams.secret = secret
    expect(await refused(web.whoAmI())).toBe(said)
  })

  test('that the tenant or the app is unknown', async () => {
    const settings = teams.settings()
    const id = '99999999-2222-4333-8444-555555555555'
    const other = (name: string) => openTeams(accessOf({ ...settings, [name]: id }), chatsInMemory())
    expect(await refused(other('TEAMS_TENANT_ID').whoAmI())).toBe('off tenant_unknown')
    expect(await refused(other('TEAMS_CLIENT_ID').whoAmI())).toBe('off app_unknown')
  })

  test('that a permission is missing, or the app was removed from the catalogue; else how the app is called', async () => {
    expect(await web.whoAmI()).toEqual({ team: 'Cup of Joe' })
    teams.tenant.isInCatalogue = false
    const ada = teams.tenant.add({ email: 'ada@example.com' })
    expect(await refused(web.whoAmI())).toBe('off app_not_in_catalogue')
    expect(await refused(web.conversation([ada.id]))).toBe('off app_not_in_catalogue')
    teams.roles = ['User.Read.All']
    const web2 = open()
    expect(await refused(web2.whoAmI())).toBe('off missing_permission')
    await expect(web2.whoAmI()).rejects.toThrow('TeamsAppInstallation.ReadWriteSelfForUser.All')
  })
})

describe('A certificate', () => {
  test('proves the app in place of a secret; one of another kind, or with another key, stops the start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'teams-'))
    try {
      const { TEAMS_CLIENT_SECRET: _, ...settings } = teams.settings()
      const settingsWith = async (name: string, ...parts: string[]) => {
        const path = join(folder, name)
        await writeFile(path, parts.join('\n'))
        return { ...settings, TEAMS_CERTIFICATE: path }
      }
      const own = selfSigned('coffee.example.com', 'rsa')
      teams.certificate = new X509Certificate(own.cert)
      const good = accessOf(await settingsWith('rsa.pem', own.cert, own.key))
      expect(await openTeams(good, chatsInMemory()).whoAmI()).toEqual({ team: 'Cup of Joe' })
      const other = selfSigned('coffee.example.com', 'rsa')
      const stolen = accessOf(await settingsWith('other.pem', other.cert, other.key))
      expect(await refused(openTeams(stolen, chatsInMemory()).whoAmI())).toBe('off secret_wrong')
      const elliptic = selfSigned()
      for (const env of [
        await settingsWith('ec.pem', elliptic.cert, elliptic.key),
        await settingsWith('mixed.pem', own.cert, other.key),
      ])
        expect(() => accessOf(env)).toThrow('TEAMS_CERTIFICATE must name a PEM file')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('or a secret is needed, and never both; what belongs together is all there', () => {
    const settings = teams.settings()
    const { TEAMS_CLIENT_SECRET: _, ...none } = settings
    expect(() => accessOf(none)).toThrow('TEAMS_CLIENT_SECRET or TEAMS_CERTIFICATE is needed')
    expect(() => accessOf({ ...settings, TEAMS_APP_ID: '' })).toThrow('go together')
    expect(() => accessOf({ ...settings, TEAMS_GRAPH_URL: 'http://graph.example' })).toThrow(
      'TEAMS_GRAPH_URL',
    )
  })
})

test('The check of the settings says what was found, and a fault in words that say what to do', async () => {
  const look = (env: Record<string, string>) => part.check!(loadConfig(env, plugins))!.look()
  expect(await look(teams.settings())).toBe(
    'Cup of Joe takes the credential, with every permission that is needed.',
  )
  teams.roles = teams.roles.filter((role) => role !== 'Chat.Create')
  expect(await look(teams.settings({ isPressable: false }))).toMatch(
    /Chat\.Create is missing: each is told alone\. TEAMS_PUBLIC_URL is unset: buttons are links\.$/,
  )
  teams.secret = 'expired'
  await expect(look(teams.settings())).rejects.toThrow('Make a new client secret or certificate in Entra')
  expect(part.check!(loadConfig({}, plugins))).toBeUndefined()
})

describe('A call', () => {
  test('gets a new token when the one it had is no longer taken, and none for each call', async () => {
    const ada = teams.tenant.add({ email: 'ada@example.com' })
    const channel = await web.conversation([ada.id])
    await web.post(channel, message('Coffee'))
    teams.takeTokensBack()
    await web.post(channel, message('Coffee'))
    await web.post(channel, message('Coffee'))
    expect(callsOf(/token$/)).toBe(3)
    expect(teams.tenant.postedTo(ada.id)).toHaveLength(3)
  })

  test.each([
    [{ status: 429, headers: { 'retry-after': '7' } }, 'later 429'],
    [{ status: 412 }, 'later 412'],
    [{ status: 502 }, 'uncertain http_502'],
    [{ status: 400, code: 'BadArgument' }, 'refused BadArgument'],
    [{ status: 413, code: 'MessageSizeTooBig' }, 'refused MessageSizeTooBig'],
    [{ status: 403, code: 'BotDisabledByAdmin' }, 'off BotDisabledByAdmin'],
    [{ status: 401 }, 'off unauthorized'],
    ['cut-after', 'uncertain UND_ERR_SOCKET'],
  ] as const)('that posts and is answered %j is %s', async (fault, said) => {
    const ada = teams.tenant.add({ email: 'ada@example.com' })
    const channel = await web.conversation([ada.id])
    teams.fault = (call) => (call.includes('/activities') ? fault : undefined)
    expect(await refused(web.post(channel, message('Coffee')))).toBe(said)
  })

  test('waits as long as Retry-After says; what only asks is never uncertain; a Microsoft that is away did nothing', async () => {
    teams.fault = () => ({ status: 429, headers: { 'retry-after': '7' } })
    await expect(web.findByEmail('ada@example.com')).rejects.toMatchObject({
      retryAfterSeconds: 7,
      isTooOften: true,
    })
    teams.fault = (call) => (call.includes('users') ? 'cut-after' : undefined)
    expect(await refused(web.findByEmail('ada@example.com'))).toMatch(/^later /)
    await teams.close()
    expect(await refused(open().whoAmI())).toBe('away ECONNREFUSED')
    teams = await startTeams()
  })

  test('is one of no more than 30 a second', async () => {
    const ada = teams.tenant.add({ email: 'ada@example.com' })
    const channel = await web.conversation([ada.id])
    await Promise.all(Array.from({ length: 45 }, () => web.post(channel, message('Coffee'))))
    expect(teams.calls.some(({ status }) => status === 429)).toBe(false)
    expect(teams.tenant.postedTo(ada.id)).toHaveLength(45)
  })
})
