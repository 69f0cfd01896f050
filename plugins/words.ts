// The words of the plugins that the server says: each can be deleted with its line here (docs/recipes.md, "Add a plugin").
export type { PluginWords } from '../languages/words'
export { apiKeys } from './api-keys/words'
export { calendars } from './calendars/words'
export { chat } from './chat/words'
export { mailbox } from './mailbox/words'
export { report } from './report/words'
export { scim } from './scim/words'
export { webhooks } from './webhooks/words'
