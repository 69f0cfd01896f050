import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw, drawings } from './draw-images.mjs'

test.each(drawings)('the picture of %s that ships is its drawing', async (name: string) => {
  const shipped = await readFile(new URL(`../server/images/assets/${name}.png`, import.meta.url))
  expect(shipped.length).toBeLessThan(200 * 1024)
  const pixels = (file: Buffer) => sharp(file).removeAlpha().resize(300, 150).raw().toBuffer()
  const [one, other] = [await pixels(shipped), await pixels(await draw(name))]
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0)
  // Machines round differently; a changed drawing differs by more than a shade.
  expect(difference / one.length).toBeLessThan(1.5)
})
