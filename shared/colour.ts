import { FORM } from './limits'
import type { Fault } from './languages/faults'
import type { TextRule } from './text-rules'

/** What a programme's colour is seen on, in pages and in mails: white, milk and cream, and the darkest and lightest of the dark theme. */
const GROUNDS = ['#FFFFFF', '#FBF7F1', '#F6EBDC', '#17110D', '#2A211B']

/** The least contrast of what is no text (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3

/** Between the darkest and the lightest colour that can be seen on all of them. */
const HALF_WAY = 0.2
const NO_COLOUR: Fault = (w) => w.color('#A06A3F')

/** Relative luminance (WCAG 2.2) of #RRGGBB. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What is wrong with a colour; undefined if it can be seen in both themes and in mails. */
function colourFault(colour: string): Fault | undefined {
  if (!new RegExp(FORM.color).test(colour)) return NO_COLOUR
  const own = luminance(colour)
  const isSeenOn = (ground: string) => {
    const [darker = 0, lighter = 0] = [own, luminance(ground)].sort((one, other) => one - other)
    return (lighter + 0.05) / (darker + 0.05) >= LEAST_CONTRAST
  }
  if (GROUNDS.every(isSeenOn)) return undefined
  return own > HALF_WAY ? (w) => w.programme.tooPale : (w) => w.programme.tooDark
}

/** The colour of a programme, which marks its name. */
export const COLOUR: TextRule = {
  max: 7,
  tooLong: NO_COLOUR,
  missing: NO_COLOUR,
  fault: colourFault,
}
