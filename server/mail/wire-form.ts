/**
 * A message as SMTP carries it (RFC 5321, 4.5.2): every line ends in CR LF, also the last one, and a dot at the beginning
 * of a line is doubled. A lone CR or LF would be a line's end to one server and not to the next.
 */
export function asLines(message: Buffer): Buffer {
  const text = message.toString('latin1')
  const lines = text.replace(/\r\n?|\n/g, '\r\n').replace(/^\./gm, '..')
  return Buffer.from(lines.endsWith('\r\n') ? lines : `${lines}\r\n`, 'latin1')
}
