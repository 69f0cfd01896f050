import type { Context } from '../../../server/platform/context/context'
import type { Card } from './card.rules'
import type { ChatTables } from './chat.tables'

/**
 * - `off`: nothing works until the operator has mended it (credentials, permissions, settings of the app)
 * - `later`: too many calls, or the chat is disturbed; nothing was done, or nothing that must not be done twice
 * - `nobody`: this person can't be told there
 * - `refused`: this message can't be posted
 * - `away`: the chat could not be reached; nothing was done
 * - `uncertain`: nobody knows whether it was posted
 */
export type RefusalKind = 'off' | 'later' | 'nobody' | 'refused' | 'away' | 'uncertain'

/** A call that a chat did not do, as far as is known. Its code is the chat's, the system's or an HTTP status. */
export class ChatRefused extends Error {
  override readonly name = 'ChatRefused'
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly retryAfterSeconds?: number,
    /** What the chat says is wrong, for the operator: "must be less than 76 characters [json-pointer:/blocks/1/…]". */
    detail = '',
  ) {
    super(`${code} ${detail}`.trim())
  }

  /** Limits of rate: nothing at all is taken for a while. */
  get isTooOften(): boolean {
    return this.kind === 'later' && /^429$|^rate_?limited$/.test(this.code)
  }
}

/** What every chat can do. Each call throws `ChatRefused` when it isn't done. */
export interface ChatWeb<Message> {
  /** What it is called there, such as the workspace. It refuses also where the app lacks a right that we need. */
  whoAmI(): Promise<{ team: string }>
  /** undefined: it knows nobody with this address */
  findByEmail(email: string): Promise<string | undefined>
  /** The channel in which one person is told, or several are together about a match. */
  conversation(chatIds: readonly string[], matchId?: string): Promise<string>
  /** Posts a message, of which it returns the id. */
  post(channel: string, message: Message): Promise<string>
  /** Changes a message; one that is no longer there is left alone. */
  update(channel: string, messageId: string, message: Message): Promise<void>
}

/** A chat by which people are told, as a delivery method. */
export interface Chat<Message = unknown> {
  context: Context
  /** The plugin's name, and that of its delivery method. */
  way: string
  /** What it is called in every language. */
  title: string
  tables: ChatTables
  web: ChatWeb<Message>
  /** What it shows of a card. */
  draw(card: Card): Message
  /** Faults of which it says nothing when it is asked who we are: a message shows that they are mended. */
  shownByAMessage?: RegExp
  /** What one person of a match is told where several can't be told together. */
  alone?: (matchId: string, userId: string) => Promise<Card | undefined>
}

/** Whether a chat refuses everything, so that people are told by mail until the operator has mended it. */
export interface Off {
  /** What the chat calls the reason: token_revoked, missing_scope … */
  readonly code: string | undefined
  turnOff(refused: ChatRefused): Promise<void>
  /** It took a message. */
  worked(): void
}
