import { z } from 'zod'
import { isLocal, readBy, type Settings, pluginSettings } from '../../../server/platform/context/settings'

const token = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[\\w-]{10,}$`), `must be a token that begins with ${prefix}`)
const secret = z.string().regex(/^[\w-]{16,}$/, 'must be the signing secret of the app')
const address = readBy((text) => {
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)) ? text : undefined
}, 'must be an address such as https://slack.com/api/; http only on this machine')

/** SLACK_BOT_TOKEN, with which people are told in Slack, and one of the two by which their presses come back. */
function readSlack(settings: Settings) {
  const botToken = settings.read('SLACK_BOT_TOKEN', token('xoxb-'))
  const appToken = settings.read('SLACK_APP_TOKEN', token('xapp-'))
  const signingSecret = settings.read('SLACK_SIGNING_SECRET', secret)
  const apiUrl = settings.read('SLACK_API_URL', address)
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
export const slackSettings = pluginSettings('slack', readSlack)
