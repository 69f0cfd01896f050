import { setTimeout as sleep } from 'node:timers/promises'
import { fallBackToMail, SLACK_STATE, type SlackState } from '../../mail/engine/ways.queries'
import { writeInstallation } from '../../platform/database/installation'
import type { SlackContext } from './presses'
import { SlackRefused } from './web'

const LOOK_EVERY_MS = 5_000
const ASK_EVERY_MS = 60_000

/** Whether Slack refuses everything, so that people are told by mail until the operator has mended it. */
export interface Off {
  /** What Slack calls the reason: token_revoked, missing_scope … */
  readonly code: string | undefined
  turnOff(refused: SlackRefused): Promise<void>
}

/** Asks Slack at the start, and each minute while it is off, whether it works. What waits for it meanwhile goes by mail. */
export function watchSlack({ context, web }: SlackContext): Off & { stop(): Promise<void> } {
  const { db, clock, log } = context
  const stopping = new AbortController()
  let code: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  const note = (state: SlackState) => writeInstallation(db, SLACK_STATE, state, clock.now())

  async function turnOff(refused: SlackRefused) {
    if (code !== undefined) return
    ;({ code } = refused)
    log.error({ code }, 'Slack refuses everything: people are told by mail')
    await note({ off: { code: refused.message, since: clock.now().toISOString() } })
  }

  async function ask() {
    askedAt = performance.now()
    try {
      const { team } = await web.whoAmI()
      if (code !== undefined) log.info('Slack works again')
      code = undefined
      await note({ team })
    } catch (error) {
      if (!(error instanceof SlackRefused)) throw error
      if (error.kind === 'off') await turnOff(error)
    }
  }

  async function look() {
    const isAsked =
      performance.now() - askedAt < (code === undefined ? Number.POSITIVE_INFINITY : ASK_EVERY_MS)
    if (!isAsked) await ask()
    if (code !== undefined) await fallBackToMail(db, clock.now())
  }

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, 'Slack: a look failed'))
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    get code() {
      return code
    },
    turnOff,
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
