import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** What the pictures show, which were drawn for this product; scripts/draw-images.mjs makes them from the drawings next to them. */
const TITLES: Record<string, string> = {
  'table-for-two': 'Two coffees, a croissant and a notebook on a wooden table',
  'corner-cafe': 'A café on a corner at dusk, two people talking behind the window',
  'mugs-on-the-shelf': 'A shelf with a mug for everyone, one of them steaming',
  'rainy-window': 'Two mugs on a window sill, rain outside, a cat asleep',
  'autumn-bench': 'Two coffees to go on a park bench in autumn',
}

let assets: ReturnType<typeof read> | undefined

/** The images that ship with the product, by file name; read once. They are next to the bundle, as they are next to the sources. */
export function attachedAssets() {
  assets ??= read().catch((error: unknown) => {
    assets = undefined
    throw error
  })
  return assets
}

async function read() {
  const all = await Promise.all(
    Object.entries(TITLES).map(async ([name, title]) => {
      const filename = `${name}.png`
      const content = await readFile(new URL(`./assets/${filename}`, import.meta.url))
      // Changes with the picture: a later version of the product may draw it again under the same name.
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`
      return { filename, title, mime: 'image/png', width: 1200, height: 600, content, etag }
    }),
  )
  return new Map(all.map((asset) => [asset.filename, asset]))
}
