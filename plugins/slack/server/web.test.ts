import type { KnownBlock } from '@slack/types'
import { createEmulator } from 'emulate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../server/testing/free-port'
import { type Slack, type SlackFault, startSlack } from '../../../server/testing/slack/slack'
import { ChatRefused } from '../../chat/server/chat'
import { openSlack, type SlackWeb } from './web'

let slack: Slack
let web: SlackWeb
beforeEach(async () => {
  slack = await startSlack({ speed: Number.POSITIVE_INFINITY })
  web = openSlack({ botToken: slack.botToken, apiUrl: slack.url })
})
afterEach(() => slack.close())

const met: KnownBlock[] = [
  { type: 'section', text: { type: 'mrkdwn', text: '*Ada* and *Grace*' } },
  {
    type: 'actions',
    elements: [
      { type: 'button', text: { type: 'plain_text', text: 'We met' }, action_id: 'met', value: '1' },
    ],
  },
]
const message = { text: 'Your coffee', blocks: met }

/** How a call ends, which must not be well. */
async function refusal(call: Promise<unknown>): Promise<ChatRefused> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ChatRefused)
  return error as ChatRefused
}
const kindOf = async (call: Promise<unknown>) => {
  const { kind, code } = await refusal(call)
  return `${kind} ${code}`
}

/** Two people who are in a conversation. */
async function together() {
  const ada = slack.workspace.add({ email: 'ada@example.com' })
  const grace = slack.workspace.add({ email: 'grace@example.com' })
  return { ada, grace, channel: await web.conversation([ada.id, grace.id]) }
}

describe('what people are told in Slack', () => {
  test('two people get one conversation with the message, which is the same at every asking', async () => {
    const { ada, grace, channel } = await together()
    expect(await web.conversation([grace.id, ada.id])).toBe(channel)
    const ts = await web.post(channel, message)
    expect(slack.workspace.postedTo(ada.id, grace.id)).toMatchObject([{ channel, ts, ...message, edits: 0 }])
    expect(slack.calls.at(-1)!.args).toMatchObject({ unfurl_links: 'false', unfurl_media: 'false' })
  })

  test('a message changes to what is true now; one that its reader deleted is left alone', async () => {
    const { ada, grace, channel } = await together()
    const ts = await web.post(channel, message)
    await web.update(channel, ts, { text: 'You met', blocks: met.slice(0, 1) })
    expect(slack.workspace.postedTo(ada.id, grace.id)).toMatchObject([{ ts, text: 'You met', edits: 1 }])
    slack.workspace.messages.length = 0
    await web.update(channel, ts, message)
    expect(slack.calls.at(-1)).toMatchObject({ method: 'chat.update', error: 'message_not_found' })
  })

  test('what is whispered, one of them sees alone; nobody else can be whispered to', async () => {
    const { ada, grace, channel } = await together()
    await web.whisper(channel, grace.id, message)
    expect(slack.workspace.postedTo(ada.id, grace.id)).toEqual([])
    expect(slack.workspace.messages).toMatchObject([{ onlyFor: grace.id, text: message.text }])
    const other = slack.workspace.add({ email: 'other@example.com' })
    expect(await kindOf(web.whisper(channel, other.id, message))).toBe('nobody user_not_in_channel')
  })

  test('their Home tab shows what it is given', async () => {
    const { ada } = await together()
    await web.showHome(ada.id, met)
    expect(slack.workspace.homes.get(ada.id)).toMatchObject(met)
    expect(await kindOf(web.showHome('U0NOBODY', met))).toBe('nobody user_not_found')
  })

  test('the app says where it is', async () => {
    expect(await web.whoAmI()).toEqual({ team: 'Company' })
  })
})

describe('people that Slack knows', () => {
  test('is found by the address, in whatever case it is written; no program, and nobody who has left', async () => {
    const { ada } = await together()
    slack.workspace.add({ email: 'program@example.com', isBot: true })
    slack.workspace.add({ email: 'gone@example.com', deleted: true })
    expect(await web.findByEmail('Ada@Example.com')).toBe(ada.id)
    for (const name of ['program', 'gone', 'nobody'])
      expect(await web.findByEmail(`${name}@example.com`)).toBeUndefined()
  })

  test('a person who left since can be told nothing', async () => {
    const { ada, channel } = await together()
    const alone = await web.conversation([ada.id])
    ada.deleted = true
    expect(await kindOf(web.conversation([ada.id]))).toBe('nobody user_disabled')
    expect(await kindOf(web.post(alone, message))).toBe('refused is_archived')
    // The others of a conversation still are.
    await web.post(channel, message)
    expect(await kindOf(web.conversation(['U0NOBODY']))).toBe('nobody user_not_found')
  })
})

describe('what Slack does not do', () => {
  test('blocks that it does not take are refused, with the reason for the operator', async () => {
    const { channel } = await together()
    const button = { type: 'button', text: { type: 'plain_text', text: 'We met' }, action_id: 'met' }
    const actions = (...elements: object[]) => [{ type: 'actions', elements }]
    const wrong: Record<string, unknown> = {
      'a label of 76 characters': actions({ ...button, text: { ...button.text, text: 'x'.repeat(76) } }),
      'a label with markup': actions({ ...button, text: { type: 'mrkdwn', text: '*We* met' } }),
      'a value of 2001 characters': actions({ ...button, value: 'x'.repeat(2001) }),
      'an id of 256 characters': actions({ ...button, action_id: 'x'.repeat(256) }),
      'the same id twice': actions(button, button),
      'a key that Slack does not know': actions({ ...button, colour: 'red' }),
      'a link that is none': actions({ ...button, url: 'coffee' }),
      '26 buttons': actions(...Array.from({ length: 26 }, (_, n) => ({ ...button, action_id: `a${n}` }))),
      'no buttons': actions(),
      'a text of 3001 characters': [{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(3001) } }],
      'no text': [{ type: 'section', text: { type: 'mrkdwn', text: '' } }],
      'a section without anything': [{ type: 'section' }],
      'a heading with markup': [{ type: 'header', text: { type: 'mrkdwn', text: 'x' } }],
      'a heading of 151 characters': [
        { type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } },
      ],
      '51 blocks': Array.from({ length: 51 }, () => ({ type: 'divider' })),
      'a block of no kind': [{ type: 'poem' }],
      'two blocks of one id': [1, 2].map(() => ({ type: 'divider', block_id: 'one' })),
    }
    for (const [what, blocks] of Object.entries(wrong)) {
      const error = await refusal(web.post(channel, { text: 'x', blocks: blocks as KnownBlock[] }))
      expect({ what, kind: error.kind, code: error.code }).toEqual({
        what,
        kind: 'refused',
        code: 'invalid_blocks',
      })
      expect(error.message).toMatch(/^invalid_blocks \[ERROR\] \w/)
    }
    expect(slack.workspace.messages).toEqual([])
  })

  test('a channel that is archived or unknown, and a message of nothing, are refused', async () => {
    const { channel } = await together()
    expect(await kindOf(web.post('C0NOTHING', message))).toBe('refused channel_not_found')
    expect(await kindOf(web.post(channel, { text: '', blocks: [] }))).toBe('refused no_text')
    slack.workspace.channels[0]!.isArchived = true
    expect(await kindOf(web.post(channel, message))).toBe('refused is_archived')
  })

  test('without a scope, or with a token that is revoked or none, nothing works until it is mended', async () => {
    const { ada, grace, channel } = await together()
    const calls: Record<string, () => Promise<unknown>> = {
      'users:read.email': () => web.findByEmail(ada.email),
      'users:read': () => web.findByEmail(ada.email),
      'im:write': () => web.conversation([ada.id]),
      'mpim:write': () => web.conversation([ada.id, grace.id]),
      'chat:write': () => web.post(channel, message),
    }
    for (const [scope, call] of Object.entries(calls)) {
      slack.tokens.get(slack.botToken)!.delete(scope)
      for (const one of [call, () => web.whoAmI()])
        expect(await refusal(one())).toMatchObject({ kind: 'off', message: `missing_scope ${scope}` })
      slack.tokens.get(slack.botToken)!.add(scope)
      await call()
    }
    const stranger = openSlack({ botToken: 'xoxb-somebody-elses', apiUrl: slack.url })
    expect(await kindOf(stranger.whoAmI())).toBe('off invalid_auth')
    const wrong = openSlack({ botToken: slack.appToken, apiUrl: slack.url })
    expect(await kindOf(wrong.whoAmI())).toBe('off not_allowed_token_type')
    slack.tokens.delete(slack.botToken)
    for (const call of Object.values(calls)) expect(await kindOf(call())).toBe('off token_revoked')
  })

  test('too many calls are refused with how long to wait, and none of them is tried again by itself', async () => {
    const { ada, channel } = await together()
    slack.rates.storm(2, 17)
    const before = slack.calls.length
    expect(await refusal(web.post(channel, message))).toMatchObject({ kind: 'later', retryAfterSeconds: 17 })
    expect(await refusal(web.findByEmail(ada.email))).toMatchObject({ kind: 'later', retryAfterSeconds: 17 })
    expect(slack.calls.length).toBe(before + 2)
    await web.post(channel, message)
    slack.fault = () => ({ status: 429 })
    expect(await kindOf(web.post(channel, message))).toBe('later 429')
  })

  test('faults: what was not done for certain is told from what nobody knows', async () => {
    const { ada, grace, channel } = await together()
    const faults: [SlackFault, string, number][] = [
      ['cut', 'uncertain UND_ERR_SOCKET', 0],
      ['cut-after', 'uncertain UND_ERR_SOCKET', 1],
      [{ status: 500 }, 'uncertain http_500', 0],
      [{ status: 502 }, 'uncertain http_502', 0],
      [{ status: 503 }, 'uncertain http_503', 0],
      [{ status: 403 }, 'off http_403', 0],
      [{ status: 200 }, 'uncertain not_json', 0],
      [{ status: 307, headers: { location: slack.url } }, 'away redirected', 0],
      [{ error: 'internal_error' }, 'uncertain internal_error', 0],
      [{ error: 'service_unavailable' }, 'uncertain service_unavailable', 0],
      [{ error: 'messages_tab_disabled' }, 'off messages_tab_disabled', 0],
    ]
    for (const [fault, expected, posted] of faults) {
      slack.workspace.messages.length = 0
      slack.fault = () => fault
      expect({ fault, is: await kindOf(web.post(channel, message)) }).toEqual({ fault, is: expected })
      expect({ fault, posted: slack.workspace.postedTo(ada.id, grace.id).length }).toEqual({ fault, posted })
      // What only asks may be done twice.
      const asked = { fault, is: await kindOf(web.conversation([ada.id, grace.id])) }
      expect(asked).toEqual({ fault, is: expected.replace('uncertain', 'later') })
    }
    slack.fault = undefined
    await web.post(channel, message)
  })

  test('a Slack that says nothing is not waited for', async () => {
    const { channel } = await together()
    slack.fault = () => 'hang'
    const hurried = openSlack({ botToken: slack.botToken, apiUrl: slack.url }, 200)
    expect(await kindOf(hurried.post(channel, message))).toBe('uncertain TimeoutError')
  })

  test('where nothing listens, nothing was done', async () => {
    const apiUrl = `http://127.0.0.1:${await freePort()}/api/`
    expect(await kindOf(openSlack({ botToken: 'xoxb-1', apiUrl }).whoAmI())).toBe('away ECONNREFUSED')
    const nowhere = openSlack({ botToken: 'xoxb-1', apiUrl: 'http://slack.invalid/api/' })
    expect(await kindOf(nowhere.whoAmI())).toMatch(/^away (ENOTFOUND|EAI_AGAIN)$/)
  })

  test('the limits of rate are those of Slack: the fourth message within three seconds waits', async () => {
    const strict = await startSlack({ speed: 1 })
    const client = openSlack({ botToken: strict.botToken, apiUrl: strict.url })
    const ada = strict.workspace.add({ email: 'ada@example.com' })
    const channel = await client.conversation([ada.id])
    for (const _ of [1, 2, 3]) await client.post(channel, message)
    const { kind, retryAfterSeconds } = await refusal(client.post(channel, message))
    expect(kind).toBe('later')
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(3)
    await strict.close()
  })
})

test('an emulator of Slack that others have written understands the same calls, with the scopes that we ask for', async () => {
  const botToken = 'xoxb-coffee'
  const scopes = ['chat:write', 'im:write', 'mpim:write', 'users:read', 'users:read.email']
  const emulator = await createEmulator({
    service: 'slack',
    port: await freePort(),
    seed: {
      tokens: { [botToken]: { login: 'coffee', scopes } },
      slack: {
        strict_scopes: true,
        team: { name: 'Company', domain: 'company' },
        users: ['ada', 'grace'].map((name) => ({ name, real_name: name, email: `${name}@example.com` })),
        tokens: [{ token: botToken, user: 'ada', scopes }],
      },
    },
  })
  try {
    const client = openSlack({ botToken, apiUrl: `${emulator.url}/api/` })
    expect(await client.whoAmI()).toMatchObject({ team: 'Company' })
    const ids = await Promise.all(['ada', 'grace'].map((name) => client.findByEmail(`${name}@example.com`)))
    expect(ids).toEqual([expect.stringMatching(/^U/), expect.stringMatching(/^U/)])
    expect(await client.findByEmail('nobody@example.com')).toBeUndefined()
    const channel = await client.conversation(ids as string[])
    const ts = await client.post(channel, message)
    await client.update(channel, ts, { text: 'You met', blocks: met.slice(0, 1) })
    await client.whisper(channel, ids[0]!, message)
    await client.showHome(ids[0]!, met)
    expect(await kindOf(client.post('C0NOTHING', message))).toBe('refused channel_not_found')
    expect(await kindOf(client.conversation(['U0NOBODY']))).toBe('nobody user_not_found')
  } finally {
    await emulator.close()
  }
})
