import { section, type WebPlugin } from '../../../web/kit/plugin'
import { words } from '../../../web/words'
import { getKeys } from '../contract'

export const apiKeys: WebPlugin = {
  part: 'api-keys',
  sections: [
    section(
      'keys',
      () => words['api-keys'].section,
      getKeys,
      () => import('./keys-card'),
      'api-keys',
      'tools',
    ),
  ],
}
