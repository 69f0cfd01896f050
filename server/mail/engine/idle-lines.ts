import type { Line } from '../transport'

/** Lines (connections) that wait for their next message; each is closed when it has waited too long. */
export class IdleLines {
  private readonly lines: { line: Line; since: number }[] = []

  keep(line: Line | undefined): void {
    if (line?.isUsable) this.lines.push({ line, since: performance.now() })
  }

  take(): Line | undefined {
    return this.lines.pop()?.line
  }

  closeOlderThan(milliseconds: number): void {
    while (this.lines[0] && performance.now() - this.lines[0].since >= milliseconds)
      this.lines.shift()?.line.close()
  }
}
