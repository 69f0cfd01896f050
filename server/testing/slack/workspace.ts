import { type Button, buttonsOf, MOST_BLOCKS, readBlocks, type StandInBlock } from './blocks'

export interface SlackPerson {
  id: string
  name: string
  email: string
  deleted: boolean
  isBot: boolean
}
export interface Channel {
  id: string
  /** Without the app, which is in each of them. */
  members: string[]
  isArchived: boolean
}
export interface Posted {
  channel: string
  ts: string
  text: string
  blocks: StandInBlock[]
  /** Who alone sees it. */
  onlyFor?: string
  /** How often it was changed. */
  edits: number
}

export type Args = Record<string, string | undefined>
export class Refused extends Error {
  constructor(
    readonly error: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(error)
  }
}

const LONGEST_TEXT = 40_000
export const BOT = 'U0COFFEEBOT'
export const TEAM = { id: 'T0COMPANY', domain: 'company', name: 'Company' }

/** People, channels and messages of a workspace, and what the app may do with them. */
export class Workspace {
  readonly people: SlackPerson[] = []
  readonly channels: Channel[] = []
  readonly messages: Posted[] = []
  readonly homes = new Map<string, StandInBlock[]>()
  private ids = 0

  constructor(private readonly now: () => Date) {}

  private newId = (prefix: string) =>
    `${prefix}${(this.ids += 1).toString(36).toUpperCase().padStart(8, '0')}`
  private newTs = () =>
    `${Math.floor(this.now().getTime() / 1000)}.${String((this.ids += 1)).padStart(6, '0')}`

  add({
    email,
    name = email.split('@')[0]!,
    ...more
  }: Partial<SlackPerson> & { email: string }): SlackPerson {
    const person = { id: this.newId('U'), name, email, deleted: false, isBot: false, ...more }
    this.people.push(person)
    return person
  }

  private person(id: string | undefined): SlackPerson {
    const person = this.people.find((one) => one.id === id)
    if (!person) throw new Refused('user_not_found')
    return person
  }

  /** The channel of exactly these people, if there is one. */
  channelOf(members: readonly string[]): Channel | undefined {
    return this.channels.find(
      (one) => one.members.length === members.length && one.members.every((id) => members.includes(id)),
    )
  }

  /** What was posted to exactly these people, oldest first. */
  postedTo(...members: string[]): Posted[] {
    const channel = this.channelOf(members)
    return this.messages.filter((message) => message.channel === channel?.id && !message.onlyFor)
  }

  find(channel: string, ts: string): Posted {
    const message = this.messages.find((one) => one.channel === channel && one.ts === ts && !one.onlyFor)
    if (!message) throw new Refused('message_not_found')
    return message
  }

  /** A button that somebody sees. @throws if there is none: nobody can press it */
  button(blocks: readonly StandInBlock[], actionId: string): { button: Button; blockId: string } {
    for (const block of blocks) {
      const button = buttonsOf(block).find(({ action_id }) => action_id === actionId)
      if (button) return { button, blockId: block.block_id! }
    }
    const there = blocks.flatMap(buttonsOf).map(({ action_id }) => action_id)
    throw new Error(`no button ${actionId}; there are ${there.join(', ') || 'none'}`)
  }

  /** The methods, each with the scopes of which it needs those that it says. */
  readonly methods: Record<string, (args: Args, demand: (scope: string) => void) => object> = {
    'auth.test': () => ({
      url: `https://${TEAM.domain}.slack.com/`,
      team: TEAM.name,
      user: 'cup-of-joe',
      team_id: TEAM.id,
      user_id: BOT,
      bot_id: 'B0COFFEEBOT',
      is_enterprise_install: false,
    }),
    'users.lookupByEmail': ({ email }, demand) => {
      demand('users:read.email')
      demand('users:read')
      if (!email) throw new Refused('invalid_arguments')
      const person = this.people.find(
        (one) => one.email.toLowerCase() === email.toLowerCase() && !one.deleted,
      )
      if (!person) throw new Refused('users_not_found')
      const { id, name, deleted, isBot } = person
      const profile = { email: person.email, real_name: name }
      return { user: { id, team_id: TEAM.id, name, deleted, is_bot: isBot, profile } }
    },
    'conversations.open': ({ users }, demand) => {
      const ids = users?.split(',') ?? []
      if (ids.length === 0) throw new Refused('users_list_not_supplied')
      demand(ids.length === 1 ? 'im:write' : 'mpim:write')
      if (ids.length > 8) throw new Refused('too_many_users')
      for (const id of ids) {
        if (this.person(id).isBot) throw new Refused('cannot_dm_bot')
        if (this.person(id).deleted) throw new Refused('user_disabled')
      }
      const members = [...new Set(ids)]
      const known = this.channelOf(members)
      const channel = known ?? {
        id: this.newId(members.length === 1 ? 'D' : 'G'),
        members,
        isArchived: false,
      }
      if (!known) this.channels.push(channel)
      return { no_op: known !== undefined, already_open: known !== undefined, channel: { id: channel.id } }
    },
    'chat.postMessage': (args, demand) => {
      demand('chat:write')
      const { id } = this.writable(args.channel)
      const message = { channel: id, ts: this.newTs(), ...this.content(args), edits: 0 }
      this.messages.push(message)
      return { channel: id, ts: message.ts, message: this.shown(message) }
    },
    'chat.update': (args, demand) => {
      demand('chat:write')
      const { id } = this.writable(args.channel)
      const message = this.find(id, args.ts ?? '')
      Object.assign(message, this.content(args), { edits: message.edits + 1 })
      return { channel: id, ts: message.ts, text: message.text, message: this.shown(message) }
    },
    'chat.postEphemeral': (args, demand) => {
      demand('chat:write')
      const { id, members } = this.writable(args.channel)
      if (!args.user || !members.includes(args.user)) throw new Refused('user_not_in_channel')
      const ts = this.newTs()
      this.messages.push({ channel: id, ts, ...this.content(args), onlyFor: args.user, edits: 0 })
      return { message_ts: ts }
    },
    'views.publish': ({ user_id: userId, view }) => {
      const { type, blocks, ...more } = JSON.parse(view ?? '{}') as Record<string, unknown>
      if (type !== 'home' || Object.keys(more).length > 0) throw new Refused('invalid_arguments')
      this.homes.set(this.person(userId).id, this.blocks(blocks, MOST_BLOCKS.home))
      return { view: { id: `V${userId}`, type: 'home' } }
    },
  }

  private writable(id: string | undefined): Channel {
    const channel = this.channels.find((one) => one.id === id)
    if (!channel) throw new Refused('channel_not_found')
    const isAlone = channel.members.length === 1 && this.person(channel.members[0]).deleted
    if (channel.isArchived || isAlone) throw new Refused('is_archived')
    return channel
  }

  private content({ text = '', blocks }: Args): Pick<Posted, 'text' | 'blocks'> {
    if (text.length > LONGEST_TEXT) throw new Refused('msg_too_long')
    const read = blocks ? this.blocks(blocks, MOST_BLOCKS.message) : []
    if (!text && read.length === 0) throw new Refused('no_text')
    return { text, blocks: read }
  }

  private blocks(input: unknown, most: number): StandInBlock[] {
    let parsed = input
    try {
      if (typeof input === 'string') parsed = JSON.parse(input)
    } catch {
      throw new Refused('invalid_blocks_format')
    }
    const read = readBlocks(parsed, most)
    if ('blocks' in read) return read.blocks
    throw new Refused('invalid_blocks', { errors: read.faults, response_metadata: { messages: read.faults } })
  }

  /** A message as Slack describes it. */
  shown({ ts, text, blocks }: Posted): object {
    return {
      type: 'message',
      user: BOT,
      bot_id: 'B0COFFEEBOT',
      app_id: 'A0COFFEE',
      team: TEAM.id,
      ts,
      text,
      blocks,
    }
  }
}

/** The arguments that we give the methods; Slack takes more. */
export const ARGUMENTS: Record<string, string[]> = {
  'auth.test': [],
  'apps.connections.open': [],
  'users.lookupByEmail': ['email'],
  'conversations.open': ['users'],
  'chat.postMessage': ['channel', 'text', 'blocks', 'unfurl_links', 'unfurl_media'],
  'chat.update': ['channel', 'ts', 'text', 'blocks'],
  'chat.postEphemeral': ['channel', 'user', 'text', 'blocks'],
  'views.publish': ['user_id', 'view'],
}
