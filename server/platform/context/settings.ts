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
