// npm run screens: takes the pictures of the README, docs/screens.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './sources.mjs'

ensureInstalled()
ensureBuilt()
const env = { ...process.env, CHROMIUM_PATH: (await ensureBrowser()) ?? '' }
const command = ['scripts/run.mjs', 'e2e/screens.cli.ts']
process.exitCode = spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' }).status ?? 1
