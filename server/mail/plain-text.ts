import { type CSSProperties, Fragment, isValidElement, type ReactNode } from 'react'
import { encodeText, type Marks } from './template'

/** What only the HTML of a mail shows; plain text has `text` in its place. */
export const HtmlOnly = ({ children }: { children?: ReactNode; text?: ReactNode }): ReactNode => children

interface ElementProps {
  children?: ReactNode
  style?: CSSProperties
  href?: string
  text?: ReactNode
}

/** Elements in a line of their own. Tables are layout only: a row is a line, and its cells are side by side. */
const BLOCKS = new Set(['div', 'p', 'h1', 'h2', 'ul', 'li', 'table', 'tr'])
/** The label of a link that mails: an address, or the mark of one. */
const ADDRESS = /^[^ ]*@[^ ]*$|^m[0-9a-f]{18}v/
/** So many pixels below something on the screen are an empty line below it in plain text. */
const EMPTY_LINE = 12

/** The words of a mail as plain text, made of the tree that its HTML is made of. The parts of a mail use no hooks. */
export function renderText(mail: ReactNode, marks?: Marks): string {
  const page = new Page(marks)
  page.write(mail)
  return page.text
}

class Page {
  text = ''
  /** Line breaks at the end of the text, and those that are due before the next word. */
  private ended = Number.POSITIVE_INFINITY
  private due = 0
  private isSpaced = false

  constructor(private readonly marks: Marks | undefined) {}

  write(node: ReactNode): void {
    if (typeof node === 'string' || typeof node === 'number') this.words(String(node))
    else if (Array.isArray(node)) for (const child of node) this.write(child)
    else if (isValidElement<ElementProps>(node)) {
      const { type, props } = node
      if (type === HtmlOnly) this.write(props.text)
      else if (type === Fragment) this.write(props.children)
      else if (typeof type === 'function') this.write((type as (props: ElementProps) => ReactNode)(props))
      else if (typeof type === 'string') this.element(type, props)
    }
  }

  private element(type: string, { children, style = {}, href }: ElementProps): void {
    if (type === 'head') return
    if (type === 'br') return this.breakLine(this.due + 1)
    if (type === 'hr') return this.rule()
    const isBlock = BLOCKS.has(type) || style.display === 'block'
    if (isBlock) this.breakLine()
    else if (type === 'td') this.isSpaced = true
    if (type === 'li') this.words('* ')
    const start = this.text.length
    this.write(children)
    if (href) this.address(href, this.text.slice(start).trim())
    if (isBlock) this.breakLine()
    const gap = type === 'td' ? bottom(style.padding) : bottom(style.marginBottom ?? style.margin)
    if (gap >= EMPTY_LINE) this.breakLine(2)
  }

  private breakLine(breaks = 1): void {
    this.due = Math.max(this.due, breaks)
  }

  private rule(): void {
    if (this.text === '') return
    this.breakLine(2)
    this.words('-'.repeat(60))
    this.breakLine()
  }

  /** Where a link leads, unless its words are the address that it mails to. */
  private address(href: string, label: string): void {
    const [, to] = /^mailto:(.*)$/.exec(href) ?? []
    if (to === undefined) this.words(`: ${href}`)
    else if (!ADDRESS.test(label)) this.words(`: ${decodeURIComponent(to)}`)
  }

  /** Words as HTML shows them: runs of blanks are one, and none is at either end of a line. */
  private words(written: string): void {
    for (const [index, piece] of (this.marks?.sectionsOf(written) ?? [written]).entries()) {
      const isMark = index % 2 === 1
      const words = isMark ? piece : encodeText(piece.trim())
      if (!isMark && /^\s/.test(piece)) this.isSpaced = true
      if (words === '') continue
      this.finishLine()
      this.text += words.replace(/\s+/g, ' ')
      if (isMark) continue
      this.ended = 0
      this.isSpaced = /\s$/.test(piece)
    }
  }

  /** Before a mark too: what is left out takes no break with it that the rest needs. */
  private finishLine(): void {
    const breaks = Math.max(0, this.due - this.ended)
    if (breaks > 0) {
      this.text += '\n'.repeat(breaks)
      this.ended = this.due
    } else if (this.isSpaced && this.ended === 0) this.text += ' '
    this.due = 0
    this.isSpaced = false
  }
}

/** The last side of a shorthand such as "0 0 14px" that is below. */
function bottom(sides: CSSProperties['margin']): number {
  const [first = '0', , third = first] = String(sides ?? 0).split(' ')
  return Number.parseFloat(third)
}
