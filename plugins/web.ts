// The plugins of the browser's side: each can be deleted with its line here (docs/recipes.md, "Add a plugin").
export type { WebPlugin } from '../web/kit/plugin'
export { directory } from './scim/web/plugin'
export { apiKeys } from './api-keys/web/plugin'
export { calendars } from './calendars/web/plugin'
export { report } from './report/web/plugin'
export { slack } from './slack/web/plugin'
export { teams } from './teams/web/plugin'
export { webhooks } from './webhooks/web/plugin'
