import { randomBytes } from 'node:crypto'
import { isolated, outsideOf } from '../../shared/characters'
import type { Language } from '../../shared/languages/languages'
import { languageIn, textOf } from './frozen-mail'
import type { Inside, RecipientValues, RepeatedItem, TemplateNode } from '../tables/sending.tables'

/**
 * Marks the places of a template while React renders it. Nobody who writes a newsletter can know the random part,
 * so nothing in its fields can be taken for a mark; and since values are put in by joining pieces, never by
 * searching, nothing in a value can either.
 */
export class Marks {
  private readonly key = `m${randomBytes(9).toString('hex')}`

  /** Marks where a person's value goes. Letters and digits only, so that no encoding changes it. */
  value(name: string): string {
    return `${this.key}v${name}z`
  }

  /** Begins a part that is shown when the value is not empty, once for each item of a list. */
  open(name: string): string {
    return `${this.key}o${name}z`
  }

  /** Begins a part that is shown when the value is empty. */
  openUnless(name: string): string {
    return `${this.key}n${name}z`
  }

  close(): string {
    return `${this.key}cz`
  }

  /** Text taken apart at what begins and ends a part; every other piece is such a mark. */
  sectionsOf(text: string): string[] {
    return text.split(new RegExp(`(${this.key}(?:[on][A-Za-z]*?|c)z)`))
  }

  /** Takes rendered text apart at its marks. Throws when parts are not closed. */
  parse(rendered: string): TemplateNode[] {
    const pieces = rendered.split(new RegExp(`${this.key}([vonc])([A-Za-z]*?)z`))
    const root: TemplateNode[] = []
    const stack = [root]
    let written = ''
    for (let i = 0; i < pieces.length; i += 3) {
      const [text = '', kind, name = ''] = pieces.slice(i, i + 3)
      const nodes = stack.at(-1)
      if (!nodes) throw new Error('A part of the template ends twice')
      if (text) nodes.push(text)
      written = `${written}${text}`.slice(-LONGEST_TAG)
      if (kind === 'v') nodes.push({ value: name, isIn: insideOf(written) })
      else if (kind === 'c') stack.pop()
      else if (kind) {
        const section = { section: name, ...(kind === 'n' && { not: true }), nodes: [] }
        nodes.push(section)
        stack.push(section.nodes)
      }
    }
    if (stack.length !== 1) throw new Error('A part of the template is not closed')
    return root
  }
}

/** As much of what is before a value as tells where the value is. */
const LONGEST_TAG = 1_000
const insideOf = (written: string): Inside =>
  /(?:href="|https?:)[^\s"]*$/.test(written) ? 'link' : /<[^>]*$/.test(written) ? 'tag' : undefined

type Encode = (value: string, language: Language, isIn?: Inside) => string

const isShown = (value: string | RepeatedItem[] | undefined) => value !== undefined && value.length > 0

/** Puts a person's values in their places, each encoded for the place it goes to. */
export function fill(nodes: TemplateNode[], values: RecipientValues, encode: Encode): string {
  let out = ''
  const language = languageIn(values)
  pour(
    nodes,
    values,
    (literal) => (out += literal.toString()),
    (value, isIn) => (out += encode(value, language, isIn)),
  )
  return out
}

/**
 * Gives the literals and values of a person's mail in their order. Inside a repeated part its own name is the item, or
 * the item's values have names of their own.
 */
export function pour(
  nodes: TemplateNode<string | Buffer>[],
  values: RecipientValues,
  putLiteral: (literal: string | Buffer) => void,
  putValue: (value: string, isIn: Inside) => void,
): void {
  const pourAll = (inner: TemplateNode<string | Buffer>[], its = values) =>
    pour(inner, its, putLiteral, putValue)
  for (const node of nodes) {
    if (typeof node === 'string' || Buffer.isBuffer(node)) {
      putLiteral(node)
      continue
    }
    if ('value' in node) {
      putValue(textOf(values, node.value), node.isIn)
      continue
    }
    const { section } = node
    const value = values[section]
    if (node.not === true) {
      if (!isShown(value)) pourAll(node.nodes)
    } else if (Array.isArray(value)) {
      for (const item of value)
        pourAll(node.nodes, { ...values, ...(typeof item === 'string' ? { [section]: item } : item) })
    } else if (isShown(value)) pourAll(node.nodes)
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For HTML text and quoted attributes. */
export const encodeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)

/** Tags and the title, in which no element can be, or what is isolated. */
const TAG_OR_ISOLATE = /<title>.*?<\/title>|<[^>]*>|\u2068([^\u2066-\u2069<>]*)\u2069/gs

/** HTML in which each name that is isolated is in an element of its own. */
export const withElements = (html: string): string =>
  html.replace(TAG_OR_ISOLATE, (found, name?: string) => (name === undefined ? found : `<bdi>${name}</bdi>`))

/** A value for HTML, as a reader of this language sees it. In a tag it keeps to characters, and a link has none that are not its own. */
export const htmlValue: Encode = (value, language, isIn) => {
  const encoded = encodeHtml(isIn === 'link' ? value : isolated(value, language))
  return isIn ? encoded : withElements(encoded)
}

/** A value for plain text: control characters and line breaks can't change the shape of the mail. */
export const textValue: Encode = (value, language, isIn) =>
  isIn === 'link' || PAGE.test(value) ? value : isolated(inOneLine(value), language)

/** Mail programs make a link of it, up to the next blank. */
const PAGE = /^https?:[!-~]+$/

/** Words of the mail itself for plain text: only what would turn the direction of what follows is fenced in. */
export const encodeText = (words: string): string =>
  /[\u202a-\u202e\u2066-\u2069]/.test(outsideOf(words)) ? textValue(words, 'en') : inOneLine(words)

const inOneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')

/** So many characters of a line, up to a blank; a longer word, such as a link, stays whole. */
const LINE = /\S(?:.{0,70}\S)?(?= |$)|\S+/g
/** What begins an item of a list; its further lines are indented. */
const ITEM = /^(?:[*•]|\d+\.|[A-Z]\)) /

const wrap = (line: string): string =>
  line.length <= 72 ? line : (line.match(LINE) ?? []).join(ITEM.test(line) ? '\n  ' : '\n')

/** What a line leaves isolated ends with it, and begins again in the next. */
function closedLines(lines: string[]): string[] {
  let open = ''
  return lines.map((line) => {
    const begun = line.replace(/^ */, (indent) => indent + open)
    open = outsideOf(begun).replace(/[^\u2066-\u2068]/g, '')
    return begun + '\u2069'.repeat(open.length)
  })
}

/** For filled plain text: lines of a fitting length, no gap where a part was left out, and no isolate open over a break. */
export const tidy = (text: string): string =>
  closedLines(text.split('\n').flatMap((line) => wrap(line).split('\n')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
