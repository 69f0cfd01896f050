import { expect, test } from '@playwright/test'
import { freshClone, npmStart } from '../server/testing/fresh-clone'
import { allProcesses } from '../server/testing/processes'
import { freePort } from './product'

test('a fresh clone starts with npm start and stops with Ctrl-C', async () => {
  test.setTimeout(480_000)
  const clone = freshClone()
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), CI: '', CHROMIUM_PATH: '' }
  const product = npmStart(clone.folder, env)
  try {
    const page = await product.firstPage(`http://localhost:${port}/`)
    expect(page).toContain('Cup of Joe')
    await expect.poll(product.printed).toContain('Ctrl-C')
    expect(product.printed()).toContain(`http://localhost:${port}/outbox`)
    expect(product.printed()).toMatch(/admin@example\.com, password \S{12,}/)

    // How long it takes is measured by the bench: here other tests have the machine, too.
    await product.stop()
    // Helpers of the bundler end by themselves when their pipe closes.
    await expect
      .poll(() => allProcesses().filter(({ command }) => command.includes(clone.folder)))
      .toEqual([])
  } finally {
    await product.stop()
    clone.remove()
  }
})
