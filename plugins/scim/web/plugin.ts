import { getDirectoryGroups, getDirectoryTokens } from '../contract'
import { screen } from '../../../web/kit/screen'
import { section, type WebPlugin } from '../../../web/kit/plugin'
import { words } from '../../../web/words'

export const directory: WebPlugin = {
  part: 'scim',
  sections: [
    section(
      'directory-access',
      () => words.scim.section,
      getDirectoryTokens,
      () => import('./directory-access-card'),
      'scim',
      'tools',
    ),
  ],
  directoryGroups: getDirectoryGroups,
  besideGroups: { call: getDirectoryGroups, ...screen(() => import('./directory-groups'), ['scim']) },
}
