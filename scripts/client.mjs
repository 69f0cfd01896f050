// npm run client [FOLDER]: writes the typed client of the calls of administrators, by default into dist/client.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { register } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { nodeBundle } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './sources.mjs'

ensureInstalled()
const source = join(root, 'plugins/api-keys/client')
const folder = resolve(process.argv[2] ?? join(root, 'dist/client'))
await mkdir(folder, { recursive: true })

// openapi-typescript writes by the compiler of TypeScript 5, which 7 no longer has.
const typescript5 = `export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context)`
register(`data:text/javascript,${encodeURIComponent(typescript5)}`)
const { default: typesOf, astToString } = await import('openapi-typescript')
await writeFile(
  join(folder, 'schema.d.ts'),
  astToString(await typesOf(JSON.stringify(await document(), withoutExamples))),
)

await build({
  entryPoints: [join(source, 'client.ts')],
  outfile: join(folder, 'index.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
})
await copyFile(join(source, 'client.d.ts.txt'), join(folder, 'index.d.ts'))
const packages = join(root, 'node_modules')
const fetchTypes = await readFile(join(packages, 'openapi-fetch/dist/index.d.mts'), 'utf8')
await writeFile(
  join(folder, 'openapi-fetch.d.ts'),
  fetchTypes.replaceAll("'openapi-typescript-helpers'", "'./openapi-typescript-helpers.js'"),
)
const helpers = join(packages, 'openapi-typescript-helpers/dist/index.d.mts')
await copyFile(helpers, join(folder, 'openapi-typescript-helpers.d.ts'))
await copyFile(join(source, 'README.md'), join(folder, 'README.md'))
const exports = { '.': { types: './index.d.ts', default: './index.js' } }
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const about = { name: 'cup-of-joe-client', version, type: 'module', exports }
await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)

/** They would be half of the types. */
function withoutExamples(/** @type {string} */ key, /** @type {unknown} */ value) {
  return key === 'example' ? undefined : value
}

/** The contract as an OpenAPI document. */
async function document() {
  const file = join(root, `node_modules/.cache/openapi-document-${process.pid}.mjs`)
  await build({
    ...nodeBundle,
    stdin: {
      contents: `export { openApi } from './server/platform/http/openapi'; export { plugins } from './server/plugins'`,
      resolveDir: root,
    },
    outfile: file,
  })
  const { openApi, plugins } = await import(pathToFileURL(file).href)
  await rm(file)
  return openApi(plugins)
}
