import { freshClone, npmStart, npmWithPackages } from '../server/testing/fresh-clone'
import { allProcesses } from '../server/testing/processes'
import { freePort } from '../server/testing/free-port'
import { expect, expectSoundScreen, test } from './product'

test('a fresh clone starts with npm start, shows a whole month in a few presses, and stops with Ctrl-C', async ({
  browser,
}) => {
  test.slow()
  const clone = freshClone()
  const port = await freePort()
  const npm = npmWithPackages(clone.home)
  const env = { ...process.env, PATH: npm.path, PORT: String(port), CI: '', CHROMIUM_PATH: '' }
  const product = npmStart(clone.folder, env)
  const url = `http://localhost:${port}`
  try {
    expect(await product.firstPage(`${url}/`)).toContain('Cup of Joe')
    expect(npm.asked(), 'the packages of the lock file, without their scripts').toMatch(
      /^ci --ignore-scripts .*\n$/,
    )
    await expect.poll(product.printed).toContain('Ctrl-C')
    expect(product.printed()).toContain(`${url}/outbox`)
    expect(product.printed()).toMatch(/Employee +http.*\/simple-auth\n +\S+@example\.com\n/)
    const [, password = ''] = /admin@example\.com, password (\S{12,})/.exec(product.printed()) ?? []

    await test.step('the month is run before one’s eyes, into the outbox', async () => {
      const page = await browser.newPage({ baseURL: url })
      await page.goto('/admin-login')
      await page.getByLabel('Email').fill('admin@example.com')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login as Admin' }).click()
      await page.getByRole('button', { name: 'Run the whole month' }).click()
      await page.getByRole('button', { name: 'Run it' }).click()
      await expect(page.getByText('All mails are in the outbox.')).toBeVisible({ timeout: 120_000 })
      await expect(page.getByText(/^\d+ pairs, .* No arrangement pairs more people/).first()).toBeVisible()
      await expect(page.frameLocator('iframe[title^="Mail to"]').getByText(/^Hello, /)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Current Match' })).toBeVisible()
      // The mail has tests of its own.
      await page.locator('iframe').evaluate((mail) => mail.remove())
      await expectSoundScreen(page)
      await page.context().close()
    })

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
