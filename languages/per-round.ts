import type { ServerWords } from './words'

interface Texts {
  readonly [name: string]: unknown
}

const known = new WeakMap<ServerWords, ServerWords['mail']>()

/** What mails say of a programme whose rounds are not those of months: of the round, where they say "this month" else. */
export function perRound(words: ServerWords): ServerWords['mail'] {
  // Paths into the texts ("frame.cantMakeIt.dontWait"), each with its text.
  const made =
    known.get(words) ??
    (Object.entries(words.perRound.mail).reduce<Texts>(
      (texts, [path, text]) => put(texts, path.split('.'), text),
      { ...words.mail },
    ) as unknown as ServerWords['mail'])
  known.set(words, made)
  return made
}

const put = (texts: Texts, [name = '', ...path]: string[], text: unknown): Texts => ({
  ...texts,
  [name]: path.length > 0 ? put(texts[name] as Texts, path, text) : text,
})
