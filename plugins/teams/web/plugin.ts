import type { WebPlugin } from '../../../web/kit/plugin'

export const teams: WebPlugin = { deliveryMethod: { way: 'teams', title: 'Teams' } }
