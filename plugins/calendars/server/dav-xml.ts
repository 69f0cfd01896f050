import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { CalendarFault } from './calendar-fault'

/** An element by its namespace and name, `{DAV:}href`. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const DEEPEST = 20
const MOST_ELEMENTS = 100_000

/**
 * Reads the XML of a WebDAV server. It has no document type: so there are no entities to expand and no files to include.
 * @throws CalendarFault
 */
export function readXml(text: string, host: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const refuse = () => {
    throw new CalendarFault('notXml', host)
  }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', (tag: SaxesTagNS) => {
    count += 1
    if (open.length > DEEPEST || count > MOST_ELEMENTS) refuse()
    const attributes = Object.values(tag.attributes).map(({ local, value }: SaxesAttributeNS) => [
      local,
      value,
    ])
    const element = {
      name: `{${tag.uri}}${tag.local}`,
      attributes: Object.fromEntries(attributes),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const add = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  return root.children[0] ?? refuse()
}

/** All elements of a name below one, however deep. */
export function below(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)])
}
