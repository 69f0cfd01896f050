import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts the best compressed form (.br, .gz) next to every text file, so that the server has nothing to compress. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
        await Promise.all([
          brotli(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
          zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ])
      }),
  )
}
