import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'
import { repeat } from '../../../server/platform/process/turns'
import type { SlackContext } from './presses'
import { SlackRefused } from './web'

/** Under this name the installation knows how Slack does, where it is set up. */
export const SLACK_STATE = 'slack'
/** The workspace; or why Slack refuses everything, or can't be reached, and since when. */
export type SlackState =
  | { team: string }
  | { off: { code: string; since: string } }
  | { away: { code: string; since: string } }

/** So long people wait for a Slack that can't be reached, then what they are to be told goes by mail. */
const AWAY_MS = 3_600_000
/** What Slack refuses messages for, and says nothing of when it is asked who we are: a message shows that it is mended. */
const SHOWN_BY_A_MESSAGE = /^(?:messages_tab_disabled|no_permission|access_denied|http_)/

/** Whether Slack refuses everything, so that people are told by mail until the operator has mended it. */
export interface Off {
  /** What Slack calls the reason: token_revoked, missing_scope … */
  readonly code: string | undefined
  turnOff(refused: SlackRefused): Promise<void>
  /** It took a message. */
  worked(): void
}

/** Asks Slack at the start, and each minute, whether it works. What waits for it while it does not goes by mail. */
export function watchSlack(
  { context, web }: SlackContext,
  { lookEveryMs = 5_000, askEveryMs = 60_000 } = {},
): Off & { stop(): Promise<void> } {
  const { db, clock, log } = context
  let code: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let awaySince: string | undefined
  let workedAt = ''

  const read = () => readInstallation<SlackState>(db, SLACK_STATE)
  const note = (state: SlackState) => writeInstallation(db, SLACK_STATE, state, clock.now())
  const now = () => clock.now().toISOString()

  async function turnOff(refused: SlackRefused) {
    if (code !== undefined) return
    ;({ code } = refused)
    const known = await read()
    if (known && 'off' in known && known.off.code === refused.message) return
    log.error({ code }, 'Slack refuses everything: people are told by mail')
    await note({ off: { code: refused.message, since: now() } })
  }

  async function ask() {
    askedAt = performance.now()
    const known = await read()
    try {
      const { team } = await web.whoAmI()
      code = awaySince = undefined
      if (known && 'team' in known && known.team === team) return
      if (known && 'off' in known && SHOWN_BY_A_MESSAGE.test(known.off.code) && workedAt <= known.off.since)
        return
      if (known) log.info('Slack works again')
      await note({ team })
    } catch (error) {
      if (!(error instanceof SlackRefused)) throw error
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
    if (code !== undefined || isLongAway) await fallBackToMail(db, 'slack', clock.now())
  }

  const watching = repeat(
    () => poll().catch((error: unknown) => log.error({ err: error }, 'Slack: a look failed')),
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
