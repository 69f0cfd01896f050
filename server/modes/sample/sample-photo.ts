import sharp from 'sharp'
import type { PreparedImage } from '../../images/decoder'

const SIDE = 160

type Colour = readonly [red: number, green: number, blue: number]

/** A colour as #rrggbb. */
const rgb = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  return [red, green, blue]
}

const WALLS = ['#e9b872', '#becdbe', '#d6c4b2', '#b2c4d0', '#e0beb2', '#cec8aa'].map(rgb)
const SKINS = ['#f7d6be', '#e8bc98', '#cd9870', '#9e6a48', '#6e4832'].map(rgb)
const HAIRS = ['#2c1e18', '#5c3a24', '#b07a40', '#d6b880', '#787470', '#964226'].map(rgb)
const SHIRTS = ['#9a4a22', '#4f7a5b', '#3a5678', '#7a4c6c', '#3c3c40', '#c4963c'].map(rgb)
const INK = rgb('#2a1a12')

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
