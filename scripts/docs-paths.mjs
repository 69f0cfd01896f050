// Every path of this repository that the documents name exists, and docs/dependencies.md has every direct dependency.
//   node scripts/docs-paths.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, root } from './sources.mjs'

const folders = 'server|shared|matching|web|e2e|scripts|docs|\\.ci'
const quoted = new RegExp(`\`((?:${folders})/[\\w./@-]*)\``, 'g')
const linked = /\]\((?!\w+:|#)([^)#\s]+)/g

const documents = [...filesBelow(['docs']), ...readdirSync(root)].filter((path) => path.endsWith('.md'))
const missing = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(quoted)].map(([, path = '']) => path)
  const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(document), path))
  const exists = (/** @type {string} */ path) =>
    ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)))
  return [...named, ...links].filter((path) => !exists(path)).map((path) => `${document} names ${path}`)
})
for (const line of missing) console.log(`${line}, which does not exist`)

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const named = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
const direct = Object.keys({ ...dependencies, ...devDependencies })
const unnamed = direct.filter((name) => !named.includes(`| ${name} |`))
const listed = [...named.matchAll(/^\| (@?[a-z][\w./-]*) \|/gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'package')
const surplus = listed.filter((name) => !direct.includes(name))
for (const name of unnamed) console.log(`docs/dependencies.md does not say what ${name} is for`)
for (const name of surplus) console.log(`docs/dependencies.md has ${name}, which is not a dependency`)
process.exitCode = missing.length + unnamed.length + surplus.length > 0 ? 1 : 0
