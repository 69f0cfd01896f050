import {
  inForm,
  isLocal,
  readBy,
  type Settings,
  pluginSettings,
} from '../../../server/platform/context/settings'

const token = (prefix: string) =>
  inForm(new RegExp(`^${prefix}[\\w-]{10,}$`), `must be a token that begins with ${prefix}`)
const secret = inForm(/^[\w-]{16,}$/, 'must be the signing secret of the app')
const address = readBy((text) => {
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)) ? text : undefined
}, 'must be an address such as https://slack.com/api/; http only on this machine')

/** SLACK_BOT_TOKEN, with which people are told in Slack, and one of the two by which their presses come back. */
function readSlack(settings: Settings) {
  const botToken = settings.read(
    'SLACK_BOT_TOKEN',
    {
      means: 'The bot token of your app: people may then be told in Slack ([slack.md](slack.md)).',
      example: 'xoxb-0123456789-abcdef',
      otherwise: 'nobody is told in Slack',
    },
    token('xoxb-'),
  )
  const appToken = settings.read(
    'SLACK_APP_TOKEN',
    { means: 'Presses come back by Socket Mode.', example: 'xapp-1-0123456789-abcdef' },
    token('xapp-'),
  )
  const signingSecret = settings.read(
    'SLACK_SIGNING_SECRET',
    {
      means: 'Or presses come back by HTTP, at /api/slack/events.',
      example: '0123456789abcdef0123456789abcdef',
    },
    secret,
  )
  const apiUrl = settings.read(
    'SLACK_API_URL',
    {
      means: 'Where the Web API is, for a stand-in.',
      example: 'https://slack.com/api/',
      otherwise: 'Slack’s',
    },
    address,
  )
  const isUsed = ['SLACK_APP_TOKEN', 'SLACK_SIGNING_SECRET'].some((name) => settings.isSet(name))
  settings.require(
    !isUsed || settings.isSet('SLACK_BOT_TOKEN'),
    'SLACK_BOT_TOKEN is missing: the other settings of Slack need it.',
  )
  settings.require(
    !settings.isSet('SLACK_BOT_TOKEN') || isUsed,
    'SLACK_APP_TOKEN (Socket Mode) or SLACK_SIGNING_SECRET (HTTP) is missing: without it no button in Slack works.',
  )
  return botToken === undefined ? undefined : { botToken, appToken, signingSecret, apiUrl }
}

/** The app by which people are told in Slack; undefined: nobody is. */
export const slackSettings = pluginSettings('slack', readSlack, 'Slack')
