import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ENGLISH } from '../platform/http/errors'

/** Drawn for this product; scripts/draw-images.mjs makes them from the drawings next to them. The dictionaries say what each shows. */
const { ours } = ENGLISH.responses.images
const ASSETS = Object.keys(ours) as (keyof typeof ours)[]

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
    ASSETS.map(async (name) => {
      const filename = `${name}.png`
      const content = await readFile(new URL(`./assets/${filename}`, import.meta.url))
      // Changes with the picture: a later version of the product may draw it again under the same name.
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`
      return { filename, name, mime: 'image/png', width: 1200, height: 600, content, etag }
    }),
  )
  return new Map(all.map((asset) => [asset.filename, asset]))
}
