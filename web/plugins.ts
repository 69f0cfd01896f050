import type { Part } from '../languages/words'
import * as list from '../plugins/web'

/** The plugins that are installed. */
export const plugins: readonly list.WebPlugin[] = Object.values(list)

/** The words of the plugins that are in one of these places. */
export const partsIn = (...places: (keyof list.WebPlugin)[]): Part[] =>
  plugins.flatMap((plugin) => (plugin.part && places.some((place) => plugin[place]) ? [plugin.part] : []))

/** The texts of each delivery method besides mail. The words of `partsIn('deliveryMethod')` must be loaded. */
export const deliveryTexts = () => plugins.flatMap(({ deliveryMethod }) => deliveryMethod?.() ?? [])

/** The texts of one delivery method; mail has none. */
export const deliveryTextsOf = (way: string) => deliveryTexts().find((texts) => texts.way === way)
