import type { Plugin } from 'vite'

const STUB = '\0zod-of-the-contract'

/** What schemas begin with: zod, and the contract's own makers of a text by its rule. */
const BUILDERS = new Set<string | undefined>(['z', 'ruled', 'text', 'addressBy'])

/** The parts of the syntax tree this looks at. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  key?: Node
  callee?: Node
  object?: Node
  init?: Node | null
  declaration?: Node | null
  declarations?: Node[]
  arguments?: Node[]
  properties?: Node[]
}

/**
 * Of the contract, the browser needs its types, and of each endpoint the method, the path, what it changes,
 * whether managers may make it, and whether it returns JSON.
 * Its schemas would cost 90 KB of zod. So in the browser every endpoint becomes that literal, which also lets unused
 * ones fall away, and zod a value that swallows every declaration; whoever parses by a schema anyway gets a clear
 * error instead of a silent yes.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    // After TypeScript is gone, before anything is bundled.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        return source === 'zod' && importer?.includes('/shared/') ? STUB : undefined
      },
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
    transform(code, id) {
      if (!/\/shared\/contract\/[\w-]+\.ts$/.test(id)) return undefined
      return { code: withoutSchemas(code, this.parse(code)), map: null }
    },
  }
}

/** The module with every endpoint reduced to a literal, and every other schema to `z`. */
export function withoutSchemas(code: string, program: object): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few fields of ESTree used here
  const { body } = program as { body: Node[] }
  const edits: { start: number; end: number; text: string }[] = []
  for (const statement of body) {
    const declared = statement.declaration ?? statement
    for (const { init } of declared.declarations ?? []) {
      if (init?.type !== 'CallExpression') continue
      const text =
        init.callee?.name === 'endpoint'
          ? literalOf(code, init)
          : BUILDERS.has(rootOf(init))
            ? 'z'
            : undefined
      if (text) edits.push({ start: init.start, end: init.end, text })
    }
  }
  return edits.reduceRight(
    (done, { start, end, text }) => done.slice(0, start) + text + done.slice(end),
    code,
  )
}

/** `{ method: 'POST', path: '/api/x', changes: 'nothing', response: true }` */
function literalOf(code: string, { arguments: [call, details] = [] }: Node): string {
  const [method, path] = String(call?.value).split(' ')
  const kept = (details?.properties ?? []).flatMap((property) => {
    const name = property.key?.name
    if (name === 'response') return ['response: true']
    return isKept(name, property) ? [code.slice(property.start, property.end)] : []
  })
  return `{ ${[`method: '${method}'`, `path: '${path}'`, ...kept].join(', ')} }`
}

/** That managers may make a call is for the browser too. */
const isKept = (name: string | undefined, property: Node): boolean =>
  name === 'access'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a property's value is a node
      (property.value as Node).value === 'manager'
    : name === 'changes'

/** The name a chain of calls begins with: `z` of `z.string().max(5)`. */
function rootOf(node: Node): string | undefined {
  const inner = node.callee ?? node.object
  return inner ? rootOf(inner) : node.name
}
