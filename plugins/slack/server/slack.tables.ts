import { chatTables, rightsOf } from '../../chat/server/chat.tables'

export const slackChatTables = chatTables('slack')
export const { people: slackPeople, posts: slackPosts, presses: slackPresses } = slackChatTables
export const slackTables = rightsOf('slack')
