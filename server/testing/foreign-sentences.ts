/** Words that are in nearly every sentence of a language, and in none of the others. */
const COMMON = {
  en: 'the|and|your|you|with|of|is|this|have|has|to|for|can|coffee',
  de: 'der|das|und|dein|deine|ihr|mit|ist|nicht|für|euch',
  fr: 'le|les|et|ton|tu|vous|avec|est|pas|pour',
}
/** Not by `\b`, which does not take é for a letter and would find "der" in "accéder". */
const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
/** Words in Latin letters one after the other are a sentence of another language. */
const LATIN = /\p{Script=Latin}{2,}[ ,]+\p{Script=Latin}{2,}/u

/** A language that this tells from the others, and from English. */
export type Tongue = 'de' | 'fr' | 'ja'

/** What is the same in every language: our name, that of the company, addresses and other products. */
const NAMES = /https?:\S+|\S+@\S+|Cup of Joe|Example Company|Google Calendar|Outlook/g

/** Those of these lines that are in another language than this one; `names` are those of people, groups and departments. */
export function foreignTo(tongue: Tongue, lines: readonly string[], names: readonly string[]): string[] {
  const others = Object.entries(COMMON)
    .filter(([language]) => language !== tongue)
    .map(([, words]) => wholeWord(words))
  const plain = (line: string) =>
    names
      .reduce((left, name) => left.replaceAll(name, '◦'), line)
      .replace(NAMES, '◦')
      .replace(/[\u2066-\u2069]/g, '')
  const isForeign = (line: string) =>
    tongue === 'ja' ? LATIN.test(line) : others.some((words) => words.test(line))
  return [...new Set(lines.map((line) => plain(line).trim()).filter(isForeign))]
}
