import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The settings of an environment as they are read, and what is wrong with them. An empty setting counts as unset. */
export class Settings {
  readonly faults: string[] = []

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined
  }

  isSet(name: string): boolean {
    return this.text(name) !== undefined
  }

  /** The value of a setting. `unset`: what it is otherwise, also when it does not fit. */
  read<Value, const Unset = undefined>(
    name: string,
    schema: z.ZodType<Value, string>,
    unset?: Unset,
  ): Value | Unset {
    const text = this.text(name)
    if (text === undefined) return unset as Unset
    const result = schema.safeParse(text)
    if (result.success) return result.data
    this.faults.push(`${name} ${result.error.issues[0]?.message}.`)
    return unset as Unset
  }

  /** Adds the fault unless the condition is met. */
  require(isMet: boolean, fault: string): void {
    if (!isMet) this.faults.push(fault)
  }

  /** Adds the fault of an installation for real people unless the condition is met. */
  requireInProduction(isMet: boolean, fault: string): void {
    this.require(isMet || this.text('NODE_ENV') !== 'production', fault)
  }

  /** Adds the fault of an evaluation that looks as if it were for real people, and isn't shown to others on purpose. */
  requireInEvaluation(isMet: boolean, what: string): void {
    const isMeant = this.text('NODE_ENV') === 'production' || this.text('EVALUATION_PUBLIC') === 'on'
    this.require(
      isMet || isMeant,
      `${what}, but this is an evaluation, in which anybody can sign in as anyone. For real people set NODE_ENV=production; to show an evaluation to others set EVALUATION_PUBLIC=on.`,
    )
  }

  /** Only some of these being set is a fault. */
  goTogether(...names: string[]): void {
    const count = names.filter((name) => this.isSet(name)).length
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    this.require(count === 0 || count === names.length, `${list} go together.`)
  }
}

/** A setting that a function reads. `message` says what fits; the function returns undefined, or throws, for anything else. */
export const readBy = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context): Value => {
    try {
      const value = parse(text)
      if (value !== undefined) return value
    } catch {
      // Said by the issue.
    }
    context.addIssue(message)
    return z.NEVER
  })

/** The content of the file that a setting names. */
export const fileContent = readBy((path) => readFileSync(path, 'utf8'), "names a file that can't be read")

export const isLocal = (url: URL): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(url.hostname)

/** Names of hosts, such as those whose address may be private. */
export const hostNames = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => /^([\w-]+\.)*[\w-]+$|^[\da-f:]+$/.test(host)),
    'must be host names without scheme and port, with commas between',
  )

export const isHttps = (url: URL): boolean => url.protocol === 'https:'

export const oneLine = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]+$/u, 'must be one line of text')

/** How a plugin reads its settings, and where it finds them afterwards. */
export interface PluginSettings<Value> {
  read: (env: Settings) => Value
  of: (config: { plugins: Record<string, unknown> }) => Value
}

/** The settings of a plugin, by its name. */
export const pluginSettings = <Value>(
  name: string,
  read: (env: Settings) => Value,
): PluginSettings<Value> => ({
  read,
  of: ({ plugins }) => plugins[name] as Value,
})
