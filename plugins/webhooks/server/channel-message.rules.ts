/** What is announced in a channel: a headline, a sentence or two, and where to look. */
export interface Announcement {
  title: string
  text: string
  link: { label: string; url: string }
}

/** What nobody may write into Slack's markup by a name of their own. */
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

/** Cards read a little Markdown, which a name must not bring along. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]()#]/g, (sign) => `\\${sign}`)
