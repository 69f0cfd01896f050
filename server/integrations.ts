// The parts that the product can do without: each can be deleted with its line here.
export type { Part } from './platform/part'
export { keys } from './integrations/keys/keys'
export { webhooks } from './integrations/webhooks/webhooks'
export { slack } from './integrations/slack/slack'
