import { wordsIn } from '../../../languages/server'
import type { Context } from '../../../server/platform/context/context'
import { contextForProgramme } from '../../../server/platform/context/programmes'
import { HttpError, type Localized } from '../../../server/platform/http/errors'
import { type Message, send, type Write } from './deliver'
import { openSecret } from './signing'
import { assertWebhook } from './webhooks.actions'
import { problemIn } from './webhooks.routes'
import { roundsToAnnounce, turnOn, type WebhookRow } from './webhooks.queries'

const inForm = ({ form }: Pick<WebhookRow, 'form'>, said: Announcement): Message => ({
  body: JSON.stringify(
    form === 'teams' ? teamsBody(said) : form === 'google-chat' ? googleChatBody(said) : slackBody(said),
  ),
})

/** Where people look, and what it is called. */
const linkIn = ({ config, programme }: Context) => ({
  label: wordsIn(programme.settings.language).responses.webhooks.announcement.look,
  url: new URL('/matches', config.appUrl).href,
})

/** Rounds as they are announced in a channel: how many pairs and new faces, and no name. One that is deleted meanwhile has its counts. */
export const writeAnnouncements: Write = async (outer, channel, { events }) => {
  const ids = events.map(({ data }) => String(data['round']))
  const rounds = new Map((await roundsToAnnounce(outer.db, ids)).map((round) => [round.id, round]))
  return events.map(({ data }, n) => {
    const round = rounds.get(ids[n] ?? '')
    const context = contextForProgramme(outer, String(data['programme']))
    const { name, settings } = context.programme
    const { announcement } = wordsIn(settings.language).responses.webhooks
    return inForm(channel, {
      title: [name, round?.group].filter(Boolean).join(' · '),
      text: announcement.round(round?.pairs ?? Number(data['pairs']), round?.newFaces ?? 0),
      link: linkIn(context),
    })
  })
}

/** Sends a test to a channel at once; one that was turned off is on again if it arrives. @throws 404; 422 it did not arrive */
export async function testOne(context: Context, id: string): Promise<Localized> {
  const { db, secret: key, programme } = context
  const channel = await assertWebhook(db, 'channel', id)
  const { name, host } = channel
  const text = wordsIn(programme.settings.language).responses.webhooks.announcement.test
  const message = inForm(channel, { title: programme.name, text, link: linkIn(context) })
  const { isDelivered, status, fault } = await send(context, openSecret(key, channel)?.url, message)
  if (!isDelivered)
    throw new HttpError(422, 'not_delivered', ({ webhooks }, { responses }) =>
      status === null ? problemIn(responses, fault ?? '', host) : webhooks.problems.refused(host, status),
    )
  await turnOn(db, id)
  return (w) => w.webhooks.channelTested(w.isolated(name))
}

/** What is announced in a channel: a headline, a sentence or two, and where to look. */
interface Announcement {
  title: string
  text: string
  link: { label: string; url: string }
}

/** What nobody may write into the markup of Slack or Google Chat by a name of their own. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The body of an incoming webhook of Slack, which Mattermost, Rocket.Chat and Zulip read too. */
export const slackBody = ({ title, text, link }: Announcement) => ({
  text: `*${escaped(title).replaceAll('*', '')}*\n${escaped(text)} <${link.url}|${escaped(link.label)}>`,
})

/** The body that a workflow of Teams posts: an Adaptive Card. */
export const teamsBody = ({ title, text, link }: Announcement) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.5',
        body: [
          { type: 'TextBlock', text: plain(title), weight: 'Bolder', size: 'Medium', wrap: true },
          { type: 'TextBlock', text: plain(text), wrap: true },
        ],
        actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
      },
    },
  ],
})

/** The body of an incoming webhook of Google Chat: a card (cards v2), whose texts read a little HTML. */
export const googleChatBody = ({ title, text, link }: Announcement) => ({
  fallbackText: `${title}: ${text}`,
  cardsV2: [
    {
      cardId: 'announcement',
      card: {
        sections: [
          {
            widgets: [
              { textParagraph: { text: `<b>${escaped(title)}</b>` } },
              { textParagraph: { text: escaped(text) } },
              { buttonList: { buttons: [{ text: link.label, onClick: { openLink: { url: link.url } } }] } },
            ],
          },
        ],
      },
    },
  ],
})

/** Cards read a little Markdown, which a name must not bring along. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]()#]/g, (sign) => `\\${sign}`)
