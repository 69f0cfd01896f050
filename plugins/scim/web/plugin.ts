import { getDirectoryGroups, getDirectoryTokens } from '../contract'
import { screen } from '../../../web/kit/screen'
import { section, type WebPlugin } from '../../../web/kit/plugin'

export const directory: WebPlugin = {
  sections: [
    section('directory-access', getDirectoryTokens, () => import('./directory-access-card'), 'tools'),
  ],
  directoryGroups: getDirectoryGroups,
  besideGroups: { call: getDirectoryGroups, ...screen(() => import('./directory-groups'), ['tools']) },
}
