import { NewsletterMessages } from '../../../server/mail/engine/row-messages'
import { reclaimRows } from '../../../server/mail/engine/rows.queries'
import { startDelivery } from '../../../server/mail/engine/send-engine'
import { fallBackToMail } from '../../../server/mail/engine/ways.queries'
import type { Context } from '../../../server/platform/context/context'
import type { Plugin } from '../../../server/platform/plugin'
import { onceFor } from '../../../server/platform/process/once-for'
import { repeat } from '../../../server/platform/process/turns'
import * as contract from '../contract'
import { findPeople } from './find-people'
import { type SlackContext, showChanges, takeEnvelope } from './presses'
import { deletePresses } from './presses.queries'
import { receive } from './receive'
import { slackSettings } from './settings'
import { deletePerson, forgetUnposted, knowsNobody, slackIdOf } from './people.queries'
import { startSocket } from './socket'
import { type Off, SLACK_STATE, type SlackState, watchSlack } from './state'
import { slackTransport } from './transport'
import { openSlack, SlackRefused } from './web'
import { readInstallation } from '../../../server/platform/database/installation'
import { slackTables } from './slack.tables'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The Slack of the settings, which are there. */
const slackOf = onceFor((context: Context) => ({
  context,
  web: openSlack(slackSettings.of(context.config)!),
}))

const takerOf = (context: Context) => (payload: unknown) => takeEnvelope(slackOf(context), payload)

/** A press may be told again within minutes. */
const forgetPresses = ({ db, clock }: Context) => deletePresses(db, new Date(clock.now().getTime() - DAY_MS))

/** Where Slack is no longer set up, what waits for it goes by mail, once what an instance that died held is taken back. */
async function mailInstead({ config, db, clock }: Context): Promise<void> {
  if (slackSettings.of(config)) return
  await reclaimRows(db, clock.now(), { way: 'slack', isIdempotent: false })
  await fallBackToMail(db, 'slack', clock.now())
}

/**
 * Looks people up ahead, and shows what was changed elsewhere, again and again: no job, as the other jobs would wait for Slack. Several
 * instances may do the same at once.
 */
export function startLooking(slack: SlackContext, off: Off, everyMs = MINUTE_MS): { stop(): Promise<void> } {
  const { log } = slack.context
  const poll = async (signal: AbortSignal) => {
    for (const work of off.code ? [] : [findPeople, showChanges])
      await work(slack, signal).catch(async (error: unknown) => {
        if (!(error instanceof SlackRefused)) log.error({ err: error }, 'Slack: a look failed')
        else if (error.kind === 'off') await off.turnOff(error)
      })
  }
  return repeat(poll, () => everyMs, true)
}

/** Whether people can be told in Slack. */
export const slackHealth: NonNullable<Plugin['health']> = async ({ config, db }, words) => {
  if (!slackSettings.of(config)) return null
  const texts = words.responses.slack.health
  const title = 'Slack'
  const state = await readInstallation<SlackState>(db, SLACK_STATE)
  const failing = (label: string, detail: string, failingSince: string) =>
    ({ title, status: 'degraded', label, detail, readAt: null, failingSince }) as const
  if (state && 'off' in state) return failing(texts.off, texts.byMail(state.off.code), state.off.since)
  if (state && 'away' in state) return failing(texts.away, texts.waits(state.away.code), state.away.since)
  const label = state?.team ?? texts.notYet
  return { title, status: 'operational', label, detail: texts.told, readAt: null, failingSince: null }
}

/** People are told in Slack, and press its buttons (docs/operate/slack.md). */
export const slack: Plugin = {
  name: 'slack',
  contract: {
    capability: 'integrations',
    about: contract.about,
    calls: contract,
  },
  tables: slackTables,
  settings: slackSettings,
  routes: (server, context) => receive(server, context, takerOf(context)),
  start(context) {
    const settings = slackSettings.of(context.config)
    if (!settings) return { stop: () => Promise.resolve() }
    const { appToken, apiUrl } = settings
    const state = watchSlack(slackOf(context))
    const messages = new NewsletterMessages(context, 'slack')
    const engine = startDelivery(context, {
      name: 'slack',
      transport: slackTransport(slackOf(context), state),
      messages: {
        lease: (instance, most) => messages.lease(instance, most),
        build: ({ row, content }) => ({ row, content }),
      },
      warnOfOutage: ({ code, seconds }) =>
        context.log.warn({ code, seconds }, 'sending: Slack cannot be reached'),
    })
    const looking = startLooking(slackOf(context), state)
    const socket = appToken && startSocket({ appToken, apiUrl }, takerOf(context), context.log)
    return {
      async stop() {
        await Promise.all([engine.stop(), looking.stop(), state.stop(), socket && socket.stop()])
      },
    }
  },
  jobs: [
    { name: 'mail what waits for Slack', everyMs: MINUTE_MS, run: mailInstead },
    { name: 'forget presses in Slack', everyMs: DAY_MS, run: forgetPresses },
  ],
  health: slackHealth,
  deliveryMethod: {
    isOn: (config) => slackSettings.of(config) !== undefined,
    knowsNobody,
    requeued: forgetUnposted,
  },
  async exportOf(tx, { id }, { responses }) {
    const slackId = await slackIdOf(tx, id)
    const labels = { slackId: responses.slack.slackId }
    return { title: 'Slack', labels, entries: slackId ? [{ slackId }] : [] }
  },
  forget: (tx, { id }) => deletePerson(tx, id),
}
