import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** A run of white space becomes one space, and is removed at the end of a line (RFC 6376, 3.4). */
const relaxedLine = (line: string) => line.replace(/[ \t]+/g, ' ').replace(/ $/, '')

function relaxedHeader(field: string): string {
  const colon = field.indexOf(':')
  const value = field.slice(colon + 1).replaceAll('\r\n', '')
  return `${field.slice(0, colon).trim().toLowerCase()}:${relaxedLine(value).trim()}`
}

/**
 * Checks a message's DKIM signature as RFC 6376 describes it, independently of the code that signs. Returns its tags and the
 * signed header names. @throws Error that says what doesn't verify
 */
export function verifyDkim(raw: Buffer, publicKey: KeyObject) {
  const text = raw.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const fields = text.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = fields.find((field) => /^dkim-signature:/i.test(field))
  if (!signature) throw new Error('The message is not signed')
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .filter((tag) => tag.trim() !== '')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  )
  if (tags.a !== 'rsa-sha256' || tags.c !== 'relaxed/relaxed' || tags.v !== '1' || tags.l !== undefined)
    throw new Error(`Not the kind of signature that is checked here: ${JSON.stringify(tags)}`)
  const body = text
    .slice(end + 4)
    .split('\r\n')
    .map(relaxedLine)
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== tags.bh)
    throw new Error('The body was changed')
  const signed = (tags.h ?? '').toLowerCase().split(':')
  // Of several fields with one name the last counts first.
  const left = fields.toReversed()
  const lines = signed.map((name) => {
    const index = left.findIndex((field) => field.toLowerCase().startsWith(`${name}:`))
    return index < 0 ? '' : `${relaxedHeader(left.splice(index, 1)[0] as string)}\r\n`
  })
  const unsigned = relaxedHeader(signature.replace(/([;\s]b=)[^;]*/, '$1'))
  const isValid = createVerify('sha256')
    .update(lines.join('') + unsigned, 'latin1')
    .verify(publicKey, tags.b ?? '', 'base64')
  if (!isValid) throw new Error('A signed header was changed, or the key is another')
  return { ...tags, signed }
}
