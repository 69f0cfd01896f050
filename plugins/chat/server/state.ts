import type { ServerWords } from '../../../languages/words'
import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'
import type { Plugin } from '../../../server/platform/plugin'
import { repeat } from '../../../server/platform/process/turns'
import { type Chat, ChatRefused, type Off } from './chat'

/**
 * What the installation knows of a chat under its name, where it is set up: what it is called there; or why it refuses
 * everything, or can't be reached, and since when.
 */
type ChatState =
  | { team: string }
  | { off: { code: string; since: string } }
  | { away: { code: string; since: string } }

/** So long people wait for a chat that can't be reached, then what they are to be told goes by mail. */
const AWAY_MS = 3_600_000

/** Asks a chat at the start, and each minute, whether it works. What waits for it while it does not goes by mail. */
export function watchChat(
  { context, way, title, web, shownByAMessage }: Chat,
  { lookEveryMs = 5_000, askEveryMs = 60_000 } = {},
): Off & { stop(): Promise<void> } {
  const { db, clock, log } = context
  let code: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let awaySince: string | undefined
  let workedAt = ''

  const read = () => readInstallation<ChatState>(db, way)
  const note = (state: ChatState) => writeInstallation(db, way, state, clock.now())
  const now = () => clock.now().toISOString()

  async function turnOff(refused: ChatRefused) {
    if (code !== undefined) return
    ;({ code } = refused)
    const known = await read()
    if (known && 'off' in known && known.off.code === refused.message) return
    log.error({ code }, `${title} refuses everything: people are told by mail`)
    await note({ off: { code: refused.message, since: now() } })
  }

  async function ask() {
    askedAt = performance.now()
    const known = await read()
    try {
      const { team } = await web.whoAmI()
      code = awaySince = undefined
      if (known && 'team' in known && known.team === team) return
      if (known && 'off' in known && shownByAMessage?.test(known.off.code) && workedAt <= known.off.since)
        return
      if (known) log.info(`${title} works again`)
      await note({ team })
    } catch (error) {
      if (!(error instanceof ChatRefused)) throw error
      if (error.kind === 'off') return turnOff(error)
      if (code !== undefined) return
      const away = known && 'away' in known ? known.away : { code: error.code, since: now() }
      awaySince = away.since
      await note({ away })
    }
  }

  async function poll() {
    if (performance.now() - askedAt >= askEveryMs) await ask()
    const isLongAway = awaySince && clock.now().getTime() - Date.parse(awaySince) >= AWAY_MS
    if (code !== undefined || isLongAway) await fallBackToMail(db, way, clock.now())
  }

  const watching = repeat(
    () => poll().catch((error: unknown) => log.error({ err: error }, `${title}: a look failed`)),
    () => lookEveryMs,
  )
  return {
    get code() {
      return code
    },
    turnOff,
    worked: () => (workedAt = now()),
    stop: () => watching.stop(),
  }
}

/**
 * Whether people can be told in a chat.
 * @param explained what an administrator is to do about a fault; by default it is named
 */
export const healthOf =
  (
    {
      way,
      title,
      isOn,
    }: Pick<Chat, 'way' | 'title'> & { isOn: NonNullable<Plugin['deliveryMethod']>['isOn'] },
    explained?: (code: string, words: ServerWords) => string | undefined,
  ): NonNullable<Plugin['health']> =>
  async ({ config, db }, words) => {
    if (!isOn(config)) return null
    const texts = words.responses.chat.health
    const state = await readInstallation<ChatState>(db, way)
    const failing = (label: string, detail: string, failingSince: string) =>
      ({ title, status: 'degraded', label, detail, readAt: null, failingSince }) as const
    if (state && 'off' in state) {
      const { code, since } = state.off
      return failing(texts.off, explained?.(code, words) ?? texts.byMail(title, code), since)
    }
    if (state && 'away' in state)
      return failing(texts.away, texts.waits(title, state.away.code), state.away.since)
    const label = state?.team ?? texts.notYet
    return {
      title,
      status: 'operational',
      label,
      detail: texts.told(title),
      readAt: null,
      failingSince: null,
    }
  }
