import { screen } from '../../../web/kit/screen'
import type { WebPlugin } from '../../../web/kit/plugin'

export const calendars: WebPlugin = {
  profileFold: { id: 'calendar', ...screen(() => import('./own-calendar'), ['member']) },
}
