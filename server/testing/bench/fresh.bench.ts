import type { Figure } from './figure'
import { freshClone, npmStart } from '../fresh-clone'
import { PORT } from './measured-product'

/** `npm start` on a fresh clone, dependencies and all; how long depends on npm's cache and the network. */
export async function bench(): Promise<Figure[]> {
  const clone = freshClone()
  const began = performance.now()
  const product = npmStart(clone.folder, { ...process.env, PORT: String(PORT) })
  try {
    await product.firstPage(`http://localhost:${PORT}/`)
    const pageMs = performance.now() - began
    const stopping = performance.now()
    await product.stop()
    return [
      figure('a fresh checkout, npm start to the first page', pageMs, 60),
      figure('Ctrl-C, until npm has ended', performance.now() - stopping, 5),
    ]
  } finally {
    await product.stop()
    clone.remove()
  }
}

function figure(name: string, ms: number, limit: number): Figure {
  const seconds = ms / 1000
  return {
    figure: name,
    target: `≤ ${limit} s`,
    value: `${seconds.toFixed(1)} s`,
    ok: seconds <= limit,
  }
}
