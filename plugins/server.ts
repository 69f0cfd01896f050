// The plugins of the server: each can be deleted with its line here (CONTRIBUTING.md, "Add a plugin").
export type { Plugin } from '../server/platform/plugin'
export { apiKeys } from './api-keys/server/keys'
export { calendars } from './calendars/server/calendars'
export { mailboxReader } from './mailbox/server/mailbox'
export { scim } from './scim/server/scim'
export { singleSignOn } from './single-sign-on/server/plugin'
export { slack } from './slack/server/slack'
export { webhooks } from './webhooks/server/webhooks'
