import type { Part } from '../languages/words'
import * as list from '../plugins/web'

/** The plugins that are installed. */
export const plugins: readonly list.WebPlugin[] = Object.values(list)

/** The words of the plugins that are in one of these places. */
export const partsIn = (...places: (keyof list.WebPlugin)[]): Part[] =>
  plugins.flatMap((plugin) => (plugin.part && places.some((place) => plugin[place]) ? [plugin.part] : []))

/** How the ways are called by which people are told besides by mail. Needs the words of `partsIn('deliveryMethod')`. */
export const deliveryTexts = () => plugins.flatMap(({ deliveryMethod }) => deliveryMethod?.() ?? [])

/** The same of one way; undefined of mail. */
export const deliveryTextsOf = (way: string) => deliveryTexts().find((texts) => texts.way === way)
