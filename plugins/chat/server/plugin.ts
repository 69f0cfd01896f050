import { NewsletterMessages } from '../../../server/mail/engine/row-messages'
import { reclaimRows } from '../../../server/mail/engine/rows.queries'
import { startDelivery } from '../../../server/mail/engine/send-engine'
import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import type { Context } from '../../../server/platform/context/context'
import type { Plugin } from '../../../server/platform/plugin'
import { repeat } from '../../../server/platform/process/turns'
import { type Chat, ChatRefused, type Off } from './chat'
import { findPeople } from './find-people'
import { chatIdOf, deletePerson, forgetUnposted, knowsNobody } from './people.queries'
import { showChanges } from './presses'
import { deletePresses } from './presses.queries'
import { healthOf, watchChat } from './state'
import { chatTransport } from './transport'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * Looks people up ahead, and shows what was changed elsewhere, again and again: no job, as the other jobs would wait for the chat.
 * Several instances may do the same at once.
 */
export function startLooking(chat: Chat, off: Off, everyMs = MINUTE_MS): { stop(): Promise<void> } {
  const poll = async (signal: AbortSignal) => {
    for (const work of off.code ? [] : [findPeople, showChanges])
      await work(chat, signal).catch(async (error: unknown) => {
        if (!(error instanceof ChatRefused))
          chat.context.log.error({ err: error }, `${chat.title}: a look failed`)
        else if (error.kind === 'off') await off.turnOff(error)
      })
  }
  return repeat(poll, () => everyMs, true)
}

/** Tells people in a chat, on each instance. */
export function startChat(chat: Chat): { stop(): Promise<void> } {
  const { context, way, title } = chat
  const state = watchChat(chat)
  const messages = new NewsletterMessages(context, way)
  const engine = startDelivery(context, {
    name: way,
    transport: chatTransport(chat, state),
    messages: {
      lease: (instance, most) => messages.lease(instance, most),
      build: ({ row, content }) => ({ row, content }),
    },
    warnOfOutage: ({ code, seconds }) =>
      context.log.warn({ code, seconds }, `sending: ${title} cannot be reached`),
  })
  const looking = startLooking(chat, state)
  return { stop: async () => void (await Promise.all([engine.stop(), looking.stop(), state.stop()])) }
}

/** What every plugin does that is a chat. @param explained what an administrator is to do about a fault */
export function chatPlugin(
  {
    way,
    title,
    tables,
    isOn,
  }: Pick<Chat, 'way' | 'title' | 'tables'> & Pick<NonNullable<Plugin['deliveryMethod']>, 'isOn'>,
  explained?: Parameters<typeof healthOf>[1],
) {
  /** Where the chat is no longer set up, what waits for it goes by mail, once what an instance that died held is taken back. */
  async function mailInstead({ config, db, clock }: Context): Promise<void> {
    if (isOn(config)) return
    await reclaimRows(db, clock.now(), { way, isIdempotent: false })
    await fallBackToMail(db, way, clock.now())
  }
  return {
    name: way,
    jobs: [
      { name: `mail what waits for ${title}`, everyMs: MINUTE_MS, run: mailInstead },
      {
        // A press may be told again within minutes.
        name: `forget presses in ${title}`,
        everyMs: DAY_MS,
        run: async ({ db, clock }: Context) =>
          void (await deletePresses(db, tables, new Date(clock.now().getTime() - DAY_MS))),
      },
    ],
    health: healthOf({ way, title, isOn }, explained),
    deliveryMethod: {
      title,
      isOn,
      knowsNobody: knowsNobody(tables),
      requeued: (tx, sendIds) => forgetUnposted(tx, { way, tables }, sendIds),
    },
    async exportOf(tx, { id }, { responses }) {
      const chatId = await chatIdOf(tx, tables, id)
      const labels = { chatId: responses.chat.chatId(title) }
      return { title, labels, entries: chatId ? [{ chatId }] : [] }
    },
    forget: (tx, { id }) => deletePerson(tx, tables, id),
  } satisfies Plugin
}
