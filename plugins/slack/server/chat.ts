import type { Context } from '../../../server/platform/context/context'
import type { Chat } from '../../chat/server/chat'
import { slackMessage } from './blocks.rules'
import { slackChatTables } from './slack.tables'
import type { SlackMessage, SlackWeb } from './web'

export type SlackChat = Chat<SlackMessage> & { web: SlackWeb }

/** Slack as a chat by which people are told. */
export const slackChat = (context: Context, web: SlackWeb): SlackChat => ({
  context,
  way: 'slack',
  title: 'Slack',
  tables: slackChatTables,
  web,
  draw: slackMessage,
  shownByAMessage: /^(?:messages_tab_disabled|no_permission|access_denied|http_)/,
})
