import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What the documents say about a setting. */
export interface About {
  /** What it is for, in Markdown. */
  means: string
  /** A value that fits, for `.env.example`; without it, its default. */
  example?: string
  /** What holds without it, where the value itself does not say so. */
  otherwise?: string
  /** The people team decides it, unless it is set. */
  isDecided?: true
}

/** A setting as it was read, for `docs/operate/settings.md`. */
export interface Described extends About {
  heading: string
  name: string
  /** What fits, in words. */
  kind: string
  unset: unknown
}

/** Settings whose value opens something: NAME_FILE may name a file with it, as containers mount secrets. */
export const isSecret = (name: string): boolean =>
  /(PASSWORD|SECRET|TOKEN|DKIM_KEY)$|^(MAIL|INBOUND|CALENDAR|DATABASE(_[A-Z]+)?)_URL$/.test(name)

/** The settings of an environment as they are read, and what is wrong with them. An empty setting counts as unset. */
export class Settings {
  readonly faults: string[] = []
  /** All that were read, in their order. */
  readonly described: Described[] = []
  private heading = ''
  private readonly files = new Map<string, string | undefined>()

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** What is read from here on is about this. */
  under(heading: string): void {
    this.heading = heading
  }

  text(name: string): string | undefined {
    const text = this.env[name]?.trim() || undefined
    const path = isSecret(name) ? this.env[`${name}_FILE`]?.trim() : undefined
    if (!path) return text
    if (!this.files.has(name)) this.files.set(name, this.secretIn(`${name}_FILE`, path, text))
    return this.files.get(name)
  }

  /** The content of the file that NAME_FILE names, without line breaks at its end. */
  private secretIn(name: string, path: string, text: string | undefined): string | undefined {
    const fault = (what: string) => void this.faults.push(`${name} ${what}.`)
    if (text !== undefined) return fault(`and ${name.replace(/_FILE$/, '')} are both set: remove one`)
    try {
      const content = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
      return content.trim() === '' ? fault('names an empty file') : content
    } catch (error) {
      const isFolder = (error as NodeJS.ErrnoException).code === 'EISDIR'
      return fault(isFolder ? 'names a folder, not a file' : "names a file that can't be read")
    }
  }

  /** Also by a file, whatever is in it. */
  isSet(name: string): boolean {
    return this.text(name) !== undefined || (isSecret(name) && Boolean(this.env[`${name}_FILE`]?.trim()))
  }

  /** The value of a setting. `unset`: what it is otherwise, also when it does not fit. */
  read<Value, const Unset = undefined>(
    name: string,
    about: About | string,
    schema: z.ZodType<Value, string>,
    unset?: Unset,
  ): Value | Unset {
    const said = typeof about === 'string' ? { means: about } : about
    this.described.push({ heading: this.heading, name, kind: schema.description ?? 'text', unset, ...said })
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
  z
    .string()
    .transform((text, context): Value => {
      try {
        const value = parse(text)
        if (value !== undefined) return value
      } catch {
        // Said by the issue.
      }
      context.addIssue(message)
      return z.NEVER
    })
    .describe(whatFits(message))

/** What fits, of the message that says so: "must be a token" is "a token". */
const whatFits = (message: string) => message.replace(/^must (be )?/, '')

/** A text in a form. `message` says what fits. */
export const inForm = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message).describe(whatFits(message))

/** The content of the file that a setting names. */
export const fileContent = readBy(
  (path) => readFileSync(path, 'utf8'),
  "names a file that can't be read",
).describe('a file')

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
  .describe('host names, with commas between')

export const isHttps = (url: URL): boolean => url.protocol === 'https:'

export const oneLine = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]+$/u, 'must be one line of text')
  .describe('a line of text')

/** How a plugin reads its settings, and where it finds them afterwards. */
export interface PluginSettings<Value> {
  /** In the documents; its settings stand under it. */
  heading?: string
  read: (env: Settings) => Value
  of: (config: { plugins: Record<string, unknown> }) => Value
}

/** The settings of a plugin, by its name. */
export const pluginSettings = <Value>(
  name: string,
  read: (env: Settings) => Value,
  heading?: string,
): PluginSettings<Value> => ({
  ...(heading && { heading }),
  read,
  of: ({ plugins }) => plugins[name] as Value,
})
