import sharp from 'sharp'
import type { PreparedImage } from '../../images/decoder'

const SIDE = 160

type Colour = readonly [red: number, green: number, blue: number]

const WALLS: Colour[] = [
  [233, 184, 114],
  [190, 205, 190],
  [214, 196, 178],
  [178, 196, 208],
  [224, 190, 178],
  [206, 200, 170],
]
const SKINS: Colour[] = [
  [247, 214, 190],
  [232, 188, 152],
  [205, 152, 112],
  [158, 106, 72],
  [110, 72, 50],
]
const HAIRS: Colour[] = [
  [44, 30, 24],
  [92, 58, 36],
  [176, 122, 64],
  [214, 184, 128],
  [120, 116, 112],
  [150, 66, 38],
]
const SHIRTS: Colour[] = [
  [154, 74, 34],
  [79, 122, 91],
  [58, 86, 120],
  [122, 76, 108],
  [60, 60, 64],
  [196, 150, 60],
]
const INK: Colour = [42, 26, 18]

const of = (list: Colour[], place: number) => list[place % list.length] as Colour

/** What is painted over what: a shape says for a point, both from 0 to 1, how far inside it is (below 0: outside). */
type Layer = [colour: Colour, inside: (x: number, y: number) => number]

const oval =
  (x0: number, y0: number, rx: number, ry: number) =>
  (x: number, y: number): number =>
    (1 - Math.hypot((x - x0) / rx, (y - y0) / ry)) * Math.min(rx, ry)

/** A drawn portrait, another one for each number: no photo of anybody has to be shipped. */
export async function samplePhoto(number: number): Promise<PreparedImage> {
  const hair = of(HAIRS, number * 5 + Math.floor(number / 7))
  const skin = of(SKINS, number * 3 + Math.floor(number / 5))
  const isLong = number % 3 === 1
  const fringe = 0.27 + (number % 4) * 0.025
  const head = oval(0.5, 0.42, 0.165, 0.21)
  const layers: Layer[] = [
    [hair, isLong ? oval(0.5, 0.46, 0.25, 0.34) : oval(0.5, 0.37, 0.2, 0.22)],
    [of(SHIRTS, number), oval(0.5, 1.08, 0.4, 0.42)],
    [skin, oval(0.5, 0.63, 0.075, 0.16)],
    [skin, head],
    [hair, (x, y) => Math.min(head(x, y) + 0.02, fringe - y + (number % 2 ? 0.12 : -0.12) * (x - 0.5))],
    [INK, oval(0.437, 0.42, 0.016, 0.02)],
    [INK, oval(0.563, 0.42, 0.016, 0.02)],
    [INK, (x, y) => Math.min(oval(0.5, 0.5, 0.06, 0.045)(x, y), y - 0.515)],
  ]
  const wall = of(WALLS, number + Math.floor(number / 6))
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE]
      let [red, green, blue] = wall
      for (const [colour, inside] of layers) {
        const share = Math.min(1, Math.max(0, inside(x, y) * SIDE + 0.5))
        red += (colour[0] - red) * share
        green += (colour[1] - green) * share
        blue += (colour[2] - blue) * share
      }
      pixels.set([red, green, blue], (row * SIDE + column) * 3)
    }
  const content = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
  return { content, mime: 'image/jpeg', width: SIDE, height: SIDE }
}
