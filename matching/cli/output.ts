import { closeSync, openSync, writeSync } from 'node:fs'
import { fileFault } from './input-error'

const PIECE = 1 << 16

/** Writes text to a file or standard output in pieces, so that no string becomes too long. */
export class Output {
  private readonly descriptor: number
  private waiting = ''
  private readonly pause = new Int32Array(new SharedArrayBuffer(4))

  constructor(private readonly file: string) {
    try {
      this.descriptor = file === '-' ? 1 : openSync(file, 'w')
    } catch (error) {
      throw fileFault(file, error)
    }
  }

  write(text: string) {
    this.waiting += text
    if (this.waiting.length >= PIECE) this.flush()
  }

  close() {
    this.flush()
    if (this.file !== '-') closeSync(this.descriptor)
  }

  private flush() {
    const bytes = Buffer.from(this.waiting)
    this.waiting = ''
    for (let at = 0; at < bytes.length; ) {
      try {
        at += writeSync(this.descriptor, bytes, at)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : ''
        // The reader has gone: there is nothing left to do.
        if (code === 'EPIPE') return
        // A pipe that is full: wait for its reader.
        if (code !== 'EAGAIN') throw fileFault(this.file, error)
        Atomics.wait(this.pause, 0, 0, 5)
      }
    }
  }
}
