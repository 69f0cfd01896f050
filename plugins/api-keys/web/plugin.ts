import { section, type WebPlugin } from '../../../web/kit/plugin'
import { getKeys } from '../contract'

export const apiKeys: WebPlugin = {
  sections: [section('keys', getKeys, () => import('./keys-card'), 'tools')],
}
