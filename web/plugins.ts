import type { Part } from '../languages/words'
import * as list from '../plugins/web'

/** The plugins that are installed. */
export const plugins: readonly list.WebPlugin[] = Object.values(list)

/** The words of the plugins that are in one of these places. */
export const partsIn = (...places: (keyof list.WebPlugin)[]): Part[] =>
  plugins.flatMap((plugin) => (plugin.part && places.some((place) => plugin[place]) ? [plugin.part] : []))

/** Each delivery method besides mail. */
export const deliveryMethods = plugins.flatMap(({ deliveryMethod }) => deliveryMethod ?? [])

/** What a delivery method is called; mail has no name of its own. */
export const chatCalled = (way: string) => deliveryMethods.find((one) => one.way === way)?.title
