import { type Plugin, runnerImport } from 'vite'
import { files, isEndpoint } from '../../shared/contract'

/**
 * The browser needs only a part of the contract: its types, lists and limits, and of each call the method, the path, what it
 * changes, whether managers may make it, whether it is about a programme, and whether it returns JSON. Schemas would bring 90 KB of zod along, so they are not
 * there: a value import of one fails the build.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    async load(id) {
      const file = /\/shared\/contract\/([\w-]+)\.ts$/.exec(id)?.[1]
      if (file && file in files) return withoutSchemas(files[file as keyof typeof files])
      const isPlugins = /\/plugins\/[\w-]+\/contract\.ts$/.test(id)
      return isPlugins
        ? withoutSchemas((await runnerImport<object>(id, { configFile: false })).module)
        : undefined
    },
  }
}

/** A file of the contract as the browser has it. */
export const withoutSchemas = (file: object): string =>
  Object.entries(file)
    .filter(([, value]) => isEndpoint(value) || isData(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(inBrowser(value))}`)
    .join('\n')

/** A list or a limit; a schema is an object of a class. */
const isData = (value: unknown) =>
  Array.isArray(value) || typeof value === 'number' || Object.getPrototypeOf(value) === Object.prototype

function inBrowser(value: unknown): unknown {
  if (!isEndpoint(value)) return value
  const { method, path, access, programme, changes, response } = value
  return {
    method,
    path,
    ...(access === 'manager' && { access }),
    programme,
    changes,
    ...(response && { response: true }),
  }
}
