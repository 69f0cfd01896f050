// npm run sbom: prints the list of all parts that run, in the format CycloneDX 1.6, from package-lock.json.
// `npm sbom --omit dev` leaves out packages that are also peers of one for development, such as zod.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.mjs'

/**
 * @typedef {{ name?: string, version: string, license?: string, integrity?: string, dev?: boolean,
 *   optional?: boolean }} Package
 */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { name, version } = read('package.json')
/** @type {Record<string, Package>} */
const packages = read('package-lock.json').packages

const purlOf = (/** @type {string} */ part, /** @type {string} */ release) =>
  `pkg:npm/${part.replace('@', '%40')}@${release}`

const parts = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { version: release, license, integrity = '', optional }]) => {
    const part = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return {
      type: 'library',
      'bom-ref': path,
      name: part,
      version: release,
      scope: optional ? 'optional' : 'required',
      purl: purlOf(part, release),
      hashes: [
        { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
      ],
      licenses: license ? [{ expression: license }] : [],
    }
  })

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name, version, purl: purlOf(name, version) } },
      components: parts,
    },
    null,
    2,
  ),
)
