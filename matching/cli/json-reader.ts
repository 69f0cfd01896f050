import { readSync } from 'node:fs'
import { InputError } from './input-error'

const CHUNK = 1 << 20
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
/** FNV-1a of "month". */
const MONTH_HASH = [...Buffer.from('month')].reduce(
  (hash, byte) => Math.imul(hash ^ byte, FNV_PRIME),
  FNV_START,
)

/**
 * Reads JSON from a file descriptor piece by piece, so that no file is too long for a string. The caller asks for what
 * it expects; strings are first given as bytes, because most are only looked up.
 */
export class JsonReader {
  /** Bytes of the last string read: `bytes` from `start` to `end`; overwritten by the next call. */
  bytes = Buffer.allocUnsafe(CHUNK)
  start = 0
  end = 0
  /** FNV-1a of those bytes. */
  hash = 0
  /** Number of the meeting that is being read, or −1: paths are then relative to it, and written out only for a fault. */
  meeting = -1
  bytesRead = 0

  private at = 0
  private filled = 0
  private over = false
  private readonly pause = new Int32Array(new SharedArrayBuffer(4))

  constructor(
    private readonly descriptor: number,
    private readonly file: string,
  ) {}

  fail(path: string, expected: string): never {
    throw new InputError(`${this.file}: ${this.inWords(path)}: expected ${expected}`)
  }

  private inWords(path: string): string {
    return this.meeting === -1 ? path : `history[${this.meeting}]${path}`
  }

  /** The next byte that is not white space, or −1 at the end; it is not consumed. */
  peek(): number {
    for (;;) {
      while (this.at < this.filled) {
        const byte = this.bytes[this.at]!
        if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte
        this.at++
      }
      if (!this.more(this.at)) return -1
    }
  }

  /** Skips a byte order mark at the very beginning. */
  skipMark() {
    this.peek()
    if (this.bytes[this.at] === 0xef && this.bytes[this.at + 1] === 0xbb && this.bytes[this.at + 2] === 0xbf)
      this.at += 3
  }

  /** Consumes one punctuation mark. */
  take(mark: string, path: string, expected: string) {
    const byte = this.peek()
    if (byte !== mark.charCodeAt(0)) this.unexpected(path, expected)
    this.at++
  }

  /** Consumes the mark if it comes next. */
  takeIf(mark: string): boolean {
    if (this.peek() !== mark.charCodeAt(0)) return false
    this.at++
    return true
  }

  /**
   * Calls `each` for every field of an object with the field's name; it must consume the value.
   */
  readObject(path: string, each: (key: string) => void) {
    this.take('{', path, 'an object')
    if (this.takeIf('}')) return
    do {
      if (this.peek() !== 0x22) this.unexpected(path, 'a field name')
      const key = this.readText(path)
      this.take(':', `${path}.${key}`, 'a colon after the field name')
      each(key)
    } while (this.takeIf(','))
    this.take('}', path, 'a comma or the end of the object')
  }

  /** The name of the next field of a meeting, colon included; the three usual names cost no new string. */
  readKey(): string {
    if (this.peek() !== 0x22) this.unexpected('', 'a field name')
    this.readBytes('')
    const { bytes, start } = this
    const length = this.end - start
    let key: string
    if (length === 1 && bytes[start] === 0x61) key = 'a'
    else if (length === 1 && bytes[start] === 0x62) key = 'b'
    else if (length === 5 && this.hash === MONTH_HASH) key = 'month'
    else key = bytes.toString('utf8', start, this.end)
    if (this.peek() !== 0x3a) this.unexpected(`.${key}`, 'a colon after the field name')
    this.at++
    return key
  }

  /** Calls `each` for every element of an array; it must consume the element. */
  readArray(path: string, each: (index: number) => void) {
    this.take('[', path, 'an array')
    if (this.takeIf(']')) return
    let index = 0
    do each(index++)
    while (this.takeIf(','))
    this.take(']', `${path}[${index - 1}]`, 'a comma or the end of the array after it')
  }

  /** Reads a string and leaves its bytes, escapes resolved, in `bytes` from `start` to `end`. */
  readBytes(path: string) {
    if (this.peek() !== 0x22) this.unexpected(path, 'a text')
    const { bytes, filled } = this
    let hash = FNV_START
    for (let i = this.at + 1; i < filled; i++) {
      const byte = bytes[i]!
      if (byte === 0x22) {
        this.start = this.at + 1
        this.end = i
        this.hash = hash
        this.at = i + 1
        return
      }
      if (byte < 0x20 || byte === 0x5c) break
      hash = Math.imul(hash ^ byte, FNV_PRIME)
    }
    this.readBytesSlowly(path)
    this.hash = FNV_START
    for (let i = this.start; i < this.end; i++) this.hash = Math.imul(this.hash ^ this.bytes[i]!, FNV_PRIME)
  }

  /** The same for a text with escapes or one that reaches beyond what has been read. */
  private readBytesSlowly(path: string) {
    let i = this.at + 1
    let escaped = false
    for (;;) {
      if (i >= this.filled) {
        const done = i - this.at
        if (!this.more(this.at)) this.unexpected(path, 'the end of the text')
        i = this.at + done
        continue
      }
      const byte = this.bytes[i]!
      if (byte === 0x22) break
      if (byte < 0x20) this.fail(path, 'no control characters in a text')
      if (byte === 0x5c) {
        escaped = true
        i++
      }
      i++
    }
    this.start = this.at + 1
    this.end = i
    this.at = i + 1
    if (escaped) this.resolveEscapes(path)
  }

  private resolveEscapes(path: string) {
    let text: unknown
    try {
      text = JSON.parse(this.bytes.toString('utf8', this.start - 1, this.end + 1))
    } catch {
      this.fail(path, 'valid escapes in a text')
    }
    // Never longer than its escaped form, so it fits where that was.
    this.end = this.start + this.bytes.write(String(text), this.start, 'utf8')
  }

  readText(path: string): string {
    this.readBytes(path)
    return this.bytes.toString('utf8', this.start, this.end)
  }

  /** Reads any value that is not an object or array; those are refused. */
  readScalar(path: string): unknown {
    const first = this.peek()
    if (first === 0x22) return this.readText(path)
    if (first === -1 || first === 0x7b || first === 0x5b) this.unexpected(path, 'a number')
    let word = ''
    for (;;) {
      const byte = this.at < this.filled || this.more(this.at) ? this.bytes[this.at]! : 0x2c
      if (byte === 0x2c || byte === 0x7d || byte === 0x5d || byte <= 0x20) break
      word += String.fromCharCode(byte)
      this.at++
    }
    try {
      return JSON.parse(word) as unknown
    } catch {
      return this.fail(path, `a JSON value, not ${word.slice(0, 40) || 'nothing'}`)
    }
  }

  /** Skips any value. */
  skip(path: string) {
    const first = this.peek()
    if (first === 0x7b) this.readObject(path, (key) => this.skip(`${path}.${key}`))
    else if (first === 0x5b) this.readArray(path, (i) => this.skip(`${path}[${i}]`))
    else this.readScalar(path)
  }

  private unexpected(path: string, expected: string): never {
    if (this.at >= this.filled) {
      if (this.bytesRead === 0)
        throw new InputError(`${this.file}: expected a JSON object, but the file is empty`)
      throw new InputError(
        `${this.file}: ${this.inWords(path)}: expected ${expected}, but the file ends here`,
      )
    }
    return this.fail(path, `${expected}, not ${this.found()}`)
  }

  /** What was found here, in words or as it is written: the beginning of one value, without control characters. */
  private found(): string {
    const text = this.bytes.toString('utf8', this.at, Math.min(this.filled, this.at + 40))
    if (text.startsWith('{')) return 'an object'
    if (text.startsWith('[')) return 'an array'
    return /^(?:"[^"\p{Cc}]*"?|[^\s,:\]}\p{Cc}]+)/u.exec(text)?.[0] ?? JSON.stringify(text.slice(0, 1))
  }

  /** Reads another piece, keeping everything from `keep` on; false at the end of the file. */
  private more(keep: number): boolean {
    if (this.over) return false
    const kept = this.filled - keep
    if (keep > 0) this.bytes.copyWithin(0, keep, this.filled)
    this.at -= keep
    this.filled = kept
    if (this.bytes.length - kept < CHUNK / 2) {
      const larger = Buffer.allocUnsafe(this.bytes.length * 2)
      this.bytes.copy(larger, 0, 0, kept)
      this.bytes = larger
    }
    const got = this.readSome(kept)
    if (got === 0) this.over = true
    this.filled += got
    this.bytesRead += got
    return got > 0
  }

  private readSome(offset: number): number {
    for (;;) {
      try {
        return readSync(this.descriptor, this.bytes, offset, this.bytes.length - offset, null)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : ''
        if (code === 'EOF') return 0
        if (code !== 'EAGAIN') throw error
        Atomics.wait(this.pause, 0, 0, 5)
      }
    }
  }
}
