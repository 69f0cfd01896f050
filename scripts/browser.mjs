// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './sources.mjs'

/** First what has no windows: without their tabs and menus, opening a page takes a fraction of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const fixed = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a browser: CHROMIUM_PATH, one that is installed, Playwright's own (downloaded if need be), or as root on
 * Debian and Ubuntu the system's package; says what it installs before it does. Undefined if all of that failed.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  return process.env.CHROMIUM_PATH || installed() || (await playwrights()) || fromSystem()
}

function installed() {
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((end) => join(folder, name + end))),
  )
  return [...onPath, ...fixed].find((path) => existsSync(path) && works(path))
}

/** Ubuntu's `chromium-browser` may be a stub that only says it is a snap. */
function works(/** @type {string} */ path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stderr.write(
    "No Chromium or Chrome was found: downloading Playwright's Chromium into its cache (once, about 200 MB) …\n",
  )
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  return existsSync(chromium.executablePath()) && works(chromium.executablePath())
    ? chromium.executablePath()
    : undefined
}

function fromSystem() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  process.stderr.write(
    "That failed: installing the system's packages chromium-headless-shell and fonts-liberation with apt-get (once) …\n",
  )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  // Where there is no such package, the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '--no-install-recommends', name, 'fonts-liberation')
    const browser = installed()
    if (browser) return browser
  }
  return undefined
}
