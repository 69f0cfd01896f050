import { randomBytes } from 'node:crypto'
import { isolated } from '../../shared/isolated'
import { textOf } from './frozen-mail'
import type { RecipientValues, RepeatedItem, TemplateNode } from '../tables/sending.tables'

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
    for (let i = 0; i < pieces.length; i += 3) {
      const [text = '', kind, name = ''] = pieces.slice(i, i + 3)
      const nodes = stack.at(-1)
      if (!nodes) throw new Error('A part of the template ends twice')
      if (text) nodes.push(text)
      if (kind === 'v') nodes.push({ value: name })
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

const isShown = (value: string | RepeatedItem[] | undefined) => value !== undefined && value.length > 0

/** Puts a person's values in their places, each encoded for the place it goes to. */
export function fill(
  nodes: TemplateNode[],
  values: RecipientValues,
  encode: (value: string) => string,
): string {
  let out = ''
  pour(
    nodes,
    values,
    (literal) => (out += literal.toString()),
    (value) => (out += encode(value)),
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
  putValue: (value: string) => void,
): void {
  const pourAll = (inner: TemplateNode<string | Buffer>[], its = values) =>
    pour(inner, its, putLiteral, putValue)
  for (const node of nodes) {
    if (typeof node === 'string' || Buffer.isBuffer(node)) {
      putLiteral(node)
      continue
    }
    if ('value' in node) {
      putValue(textOf(values, node.value))
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
export const encodeHtml = (value: string): string =>
  isolated(value).replace(/[&<>"']/g, (character) => ENTITIES[character] as string)

/** For plain text: control characters and line breaks can't change the shape of the mail. */
export const encodeText = (value: string): string => isolated(value.replace(/[\u0000-\u001f\u007f]+/g, ' '))

/** So many characters of a line, up to a blank; a longer word, such as a link, stays whole. */
const LINE = /\S(?:.{0,70}\S)?(?= |$)|\S+/g
/** What begins an item of a list; its further lines are indented. */
const ITEM = /^(?:[*•]|\d+\.|[A-Z]\)) /

const wrap = (line: string): string =>
  line.length <= 72 ? line : (line.match(LINE) ?? []).join(ITEM.test(line) ? '\n  ' : '\n')

/** For filled plain text: lines of a fitting length, and no gap where a part was left out. */
export const tidy = (text: string): string =>
  text
    .split('\n')
    .map(wrap)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
