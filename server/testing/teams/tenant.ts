import { randomUUID } from 'node:crypto'
import { soundCard } from './sound-card'

export interface Colleague {
  id: string
  /** Their work address; who signs in with another one has it only as `mail`. */
  email: string
  userPrincipalName: string
  accountEnabled: boolean
  userType: 'Member' | 'Guest'
  /** They blocked the bot. */
  hasBlocked: boolean
  /** Graph installs nothing for them: no licence, or a policy. */
  refusesApps: boolean
}
export interface Chat {
  id: string
  members: string[]
  /** Until then nobody finds it. */
  readyAt: number
  operationId?: string
}
export interface Posted {
  id: string
  chatId: string
  summary: string
  card: ReturnType<typeof soundCard>
  edits: number
}

/** What Microsoft refuses, as it says so. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = 'Refused.',
  ) {
    super(message)
  }
}

const MOST_BYTES = 28 * 1024

/** People, chats and messages of a tenant, and what the app may do with them. */
export class Tenant {
  readonly people: Colleague[] = []
  readonly chats: Chat[] = []
  readonly messages: Posted[] = []
  /** Whose personal chat has the app: by their id, its installation. */
  readonly installed = new Map<string, string>()
  isInCatalogue = true
  /** How long something new can't be found yet. */
  newMs = 0
  /** Chats that were removed, or the app from them. */
  readonly closed = new Set<string>()

  add(given: Partial<Colleague> & { email: string }): Colleague {
    const person = {
      id: randomUUID(),
      userPrincipalName: given.email,
      accountEnabled: true,
      userType: 'Member' as const,
      hasBlocked: false,
      refusesApps: false,
      ...given,
    }
    this.people.push(person)
    return person
  }

  person(id: string): Colleague {
    const person = this.people.find((one) => one.id === id)
    if (!person) throw new Refused(404, 'Request_ResourceNotFound', `Resource '${id}' does not exist.`)
    return person
  }

  /** By `mail eq '…' or userPrincipalName eq '…'`, as Graph compares: without case. */
  found(address: string): Colleague[] {
    const same = (one: string) => one.toLowerCase() === address.toLowerCase()
    return this.people.filter(({ email, userPrincipalName }) => same(email) || same(userPrincipalName))
  }

  install(personId: string): void {
    const { userType, refusesApps } = this.person(personId)
    if (!this.isInCatalogue) throw new Refused(404, 'NotFound', 'App with id is not found in the catalogue.')
    if (userType === 'Guest' || refusesApps)
      throw new Refused(403, 'Forbidden', 'Teams is not for this user.')
    if (this.installed.has(personId)) throw new Refused(409, 'Conflict', 'App already installed.')
    this.installed.set(personId, Buffer.from(`${personId}##1`).toString('base64'))
    this.chats.push(this.newChat(`19:${personId}_bot@unq.gbl.spaces`, [personId]))
  }

  private newChat = (id: string, members: string[]): Chat => ({
    id,
    members,
    readyAt: performance.now() + this.newMs,
  })

  create(members: string[]): Chat {
    if (members.length < 2) throw new Refused(400, 'BadRequest', 'A group chat has several members.')
    for (const id of members) {
      const { userType, accountEnabled } = this.person(id)
      if (userType === 'Guest' || !accountEnabled)
        throw new Refused(403, 'Forbidden', 'Not a member of the tenant.')
    }
    if (!this.isInCatalogue) throw new Refused(404, 'NotFound', 'App not found.')
    const chat = {
      ...this.newChat(`19:${randomUUID().replaceAll('-', '')}@thread.v2`, members),
      operationId: randomUUID(),
    }
    this.chats.push(chat)
    return chat
  }

  /** Chats of exactly these people. */
  chatsOf = (...members: string[]) =>
    this.chats.filter(
      (one) => one.members.length === members.length && members.every((id) => one.members.includes(id)),
    )

  /** What was posted to exactly these people, oldest first. */
  postedTo(...members: string[]): Posted[] {
    const ids = new Set(this.chatsOf(...members).map(({ id }) => id))
    return this.messages.filter(({ chatId }) => ids.has(chatId))
  }

  private writable(chatId: string): Chat {
    const chat = this.chats.find(({ id }) => id === chatId)
    if (!chat || chat.readyAt > performance.now()) throw new Refused(404, 'ConversationNotFound')
    if (this.closed.has(chatId)) throw new Refused(403, 'BotNotInConversationRoster')
    const [only, ...others] = chat.members.map((id) => this.people.find((one) => one.id === id))
    if (others.length === 0 && (!only || only.hasBlocked)) throw new Refused(403, 'MessageWritesBlocked')
    return chat
  }

  private content(activity: Record<string, unknown>) {
    if (Buffer.byteLength(JSON.stringify(activity)) > MOST_BYTES) throw new Refused(413, 'MessageSizeTooBig')
    const { type, summary, attachments, ...more } = activity
    const [attachment] = Array.isArray(attachments) ? attachments : []
    const isOne = Array.isArray(attachments) && attachments.length === 1
    const isCard = attachment?.contentType === 'application/vnd.microsoft.card.adaptive'
    if (
      type !== 'message' ||
      typeof summary !== 'string' ||
      !isOne ||
      !isCard ||
      Object.keys(more).length > 0
    )
      throw new Refused(400, 'BadSyntax', 'Not an activity with a card.')
    try {
      return { summary, card: soundCard(attachment.content) }
    } catch (error) {
      throw new Refused(400, 'BadArgument', String(error))
    }
  }

  post(chatId: string, activity: Record<string, unknown>): Posted {
    const chat = this.writable(chatId)
    const message = {
      id: String(1_700_000_000_000 + this.messages.length),
      chatId: chat.id,
      ...this.content(activity),
      edits: 0,
    }
    this.messages.push(message)
    return message
  }

  change(chatId: string, messageId: string, activity: Record<string, unknown>): void {
    this.writable(chatId)
    const message = this.messages.find((one) => one.chatId === chatId && one.id === messageId)
    if (!message) throw new Refused(404, 'ActivityNotFoundInConversation')
    Object.assign(message, this.content(activity), { edits: message.edits + 1 })
  }
}
