import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Lines } from './backup-file'

async function* pieces(text: string, sizes: number[]) {
  const all = Buffer.from(text)
  for (let at = 0, i = 0; at < all.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    yield all.subarray(at, at + size)
    at += size
  }
}

const passage = async (lines: Lines, mark: string) => {
  const chunks: Buffer[] = []
  for await (const chunk of lines.until(mark)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('lines of a stream', () => {
  test('are the same however the stream is cut, and so are the passages between them', async () => {
    const body = fc
      .array(fc.constantFrom('a', '\\', '.', '\\n', '\\.', 'é', '\\.x', 'x\\.'), { maxLength: 30 })
      .map((parts) => parts.join('\n'))
      .filter((text) => !`\n${text}\n`.includes('\n\\.\n'))
      .map((text) => (text === '' ? '' : `${text}\n`))
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(body, sizes, async (rows, cuts) => {
        const lines = new Lines(pieces(`first\n${rows}\\.\nlast\n`, cuts))
        expect(await lines.next()).toBe('first')
        expect(await passage(lines, '\\.\n')).toBe(rows)
        expect(await lines.next()).toBe('last')
        expect(await lines.next()).toBeUndefined()
      }),
    )
  })

  test('a passage without its mark ends with the stream, and a line without an end is not a line', async () => {
    const lines = new Lines(pieces('one\ntwo', [2]))
    await passage(lines, '\\.\n')
    expect(await lines.next()).toBeUndefined()
  })

  test('a line of a million characters is not waited for', async () => {
    let read = 0
    async function* endless() {
      for (;;) {
        read += 65_536
        yield Buffer.alloc(65_536, 65)
        if (read > 50_000_000) throw new Error('read on and on')
      }
    }
    expect(await new Lines(endless()).next()).toBeUndefined()
    expect(read).toBeLessThan(2_000_000)
  })
})
