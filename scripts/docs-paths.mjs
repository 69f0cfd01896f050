// Every path of this repository that the documents name must exist.
//   node scripts/docs-paths.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from './sources.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const folders = 'server|shared|matching|web|e2e|scripts|docs|\\.ci'
const quoted = new RegExp(`\`((?:${folders})/[\\w./@-]*)\``, 'g')
const linked = /\]\((?!\w+:|#)([^)#\s]+)/g

const documents = [...filesBelow(root, ['docs']), ...readdirSync(root)].filter((path) => path.endsWith('.md'))
const missing = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(quoted)].map(([, path]) => path)
  const links = [...text.matchAll(linked)].map(([, path]) => join(dirname(document), path))
  const exists = (path) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)))
  return [...named, ...links].filter((path) => !exists(path)).map((path) => `${document} names ${path}`)
})
for (const line of missing) console.log(`${line}, which does not exist`)
process.exitCode = missing.length > 0 ? 1 : 0
