import { createHash } from 'node:crypto'

/** Longer than any line of ours outside the tables, and short enough to be kept. */
const LONGEST_LINE = 1_000_000

/** Reads chunks by lines, and long passages as they come, without ever holding more than a chunk; sums what was read. */
export class Lines {
  private readonly chunks: AsyncIterator<Buffer>
  private readonly sha = createHash('sha256')
  private rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** SHA-256 of everything that was read so far, in hexadecimal. */
  digest(): string {
    return this.sha.copy().digest('hex')
  }

  /** The next line without its end; undefined after the last one, and for a passage that can't be a line. */
  async next(): Promise<string | undefined> {
    let end = this.rest.indexOf(10)
    while (end < 0) {
      if (this.rest.length > LONGEST_LINE || !(await this.more())) return undefined
      end = this.rest.indexOf(10)
    }
    return this.take(end + 1).toString('utf8', 0, end)
  }

  /** Everything up to a line that is `mark` (its line end included), which is read as well. Ends early with the input. */
  async *until(mark: string): AsyncGenerator<Buffer> {
    if (await this.startsWith(mark)) {
      this.take(mark.length)
      return
    }
    const end = `\n${mark}`
    for (;;) {
      const at = this.rest.indexOf(end)
      if (at >= 0) {
        yield this.take(at + 1)
        this.take(mark.length)
        return
      }
      // The mark may have begun at the end of the chunk.
      if (this.rest.length >= end.length) yield this.take(this.rest.length - end.length + 1)
      if (!(await this.more())) return
    }
  }

  private async startsWith(text: string): Promise<boolean> {
    while (this.rest.length < text.length) if (!(await this.more())) return false
    return this.rest.toString('latin1', 0, text.length) === text
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    this.sha.update(taken)
    return taken
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next()
    if (done) return false
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value])
    return true
  }
}
