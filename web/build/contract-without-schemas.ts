import type { Plugin } from 'vite'

const STUB = '\0zod-of-the-contract'

/**
 * The browser needs of the contract its types, methods and paths; the schemas would cost 90 KB of zod.
 * So in the browser, and only for files under shared/, zod is a value that swallows every declaration.
 * Whoever parses by it anyway gets a clear error instead of a silent yes.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'zod' && importer?.includes('/shared/') ? STUB : undefined
    },
    load(id) {
      if (id !== STUB) return undefined
      return `
        const schema = new Proxy(function () {}, {
          apply: () => schema,
          get: (_, name) => {
            if (/parse|options/i.test(String(name))) throw new Error('Schemas of the contract are not in the browser (see docs/design.md).')
            return schema
          },
        })
        export const z = schema`
    },
  }
}
