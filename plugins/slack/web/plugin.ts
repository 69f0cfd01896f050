import type { WebPlugin } from '../../../web/kit/plugin'
import { words } from '../../../web/words'

export const slack: WebPlugin = {
  part: 'slack',
  deliveryMethod: () => ({ way: 'slack', ...words.slack }),
}
