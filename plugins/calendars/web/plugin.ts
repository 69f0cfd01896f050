import { screen } from '../../../web/kit/screen'
import type { WebPlugin } from '../../../web/kit/plugin'
import { words } from '../../../web/words'

export const calendars: WebPlugin = {
  part: 'calendars',
  profileFold: {
    id: 'calendar',
    texts: () => words.calendars,
    ...screen(() => import('./own-calendar'), ['calendars']),
  },
}
