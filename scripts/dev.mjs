// npm run dev: Vite with hot reload for the browser's part; the server is bundled and restarted at every change.
// A debugger finds the server at 127.0.0.1:9229.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { copyFiles, serverBundle } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './sources.mjs'

ensureInstalled()
const [{ context }, { createServer }] = await Promise.all([import('esbuild'), import('vite')])
const folder = join(root, 'dist/dev')
const port = process.env.PORT ?? '3000'
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // as in build.mjs
process.env.SERVER_PORT = port // where Vite's proxy finds the server

const vite = await createServer({ configFile: join(root, 'web/vite.config.ts') })
await vite.listen()
vite.printUrls()
const address = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173/'

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
async function restart() {
  await stop()
  // The browser talks to Vite's address: links and the Origin check must know it.
  const env = { ...process.env, PORT: port, APP_URL: process.env.APP_URL ?? new URL(address).origin }
  server = spawn(process.execPath, ['--enable-source-maps', '--inspect', join(folder, 'main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
}
async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

// One restart after the other, and only the last of those that were asked for meanwhile.
let restarting = Promise.resolve()
let asked = 0
const bundle = await context({
  ...serverBundle(folder),
  plugins: [
    {
      name: 'restart',
      setup: (build) =>
        build.onEnd(({ errors }) => {
          if (errors.length > 0) return
          const mine = ++asked
          restarting = restarting.then(() => (mine === asked ? restart() : undefined))
        }),
    },
  ],
})
await copyFiles(folder)
await bundle.watch()

/** @type {Promise<void> | undefined} */
let quitting
async function quit() {
  asked++
  await Promise.all([restarting.then(stop), bundle.dispose(), vite.close()])
  process.exit(0)
}

// Not `once`: the terminal and npm both send Ctrl-C, and the second must not end us before the server has ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void (quitting ??= quit()))
