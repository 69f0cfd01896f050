import type { Part } from '../languages/words'
import * as list from '../plugins/web'

/** The plugins that are installed. */
export const plugins: readonly list.WebPlugin[] = Object.values(list)

/** The words of the plugins that are in this place. */
export const partsIn = (place: keyof list.WebPlugin): Part[] =>
  plugins.flatMap((plugin) => (plugin[place] && plugin.part ? [plugin.part] : []))
