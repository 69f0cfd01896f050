import type { WebPlugin } from '../../../web/kit/plugin'

export const slack: WebPlugin = { deliveryMethod: { way: 'slack', title: 'Slack' } }
