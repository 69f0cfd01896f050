// node scripts/draw-images.mjs: makes the pictures that ship with the product from their drawings, server/images/assets.
// The pictures are next to the drawings in the repository: the server itself never reads SVG.
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isMain } from './sources.mjs'

const folder = fileURLToPath(new URL('../server/images/assets', import.meta.url))

/** The drawings, by name without ending. */
export const drawings = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -4))

/** A drawing as it ships: twice as wide as a mail shows it, in 256 colours, a third of what mail programs take. */
export const draw = (/** @type {string} */ name) =>
  sharp(join(folder, `${name}.svg`), { density: 72 })
    .resize(1200, 600)
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true, colours: 256, effort: 10, dither: 0.6 })
    .toBuffer()

if (isMain(import.meta.url)) {
  for (const name of drawings) {
    const picture = await draw(name)
    await writeFile(join(folder, `${name}.png`), picture)
    console.log(`${name}.png: ${Math.round(picture.length / 1024)} KB`)
  }
}
