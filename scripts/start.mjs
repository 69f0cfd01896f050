// npm start: installs and builds what is missing, then runs the product in this process, so that Ctrl-C is for it alone.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './sources.mjs'

const built = isBuilt()
ensureInstalled({ dev: !built })
if (!built) ensureBuilt()
process.setSourceMapsEnabled(true)
if (process.env.npm_lifecycle_event === 'start') endWithNpm()
await import(pathToFileURL(resolve(root, 'dist/server/main.js')).href)

/** A signal sent to npm alone ends npm and its shell, but never arrives here: without this, the product would go on running. */
function endWithNpm() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
