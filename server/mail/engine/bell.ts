/** A sleep that can be ended early. */
export class Bell {
  private wasRung = false
  private wake: (() => void) | undefined

  ring(): void {
    this.wasRung = true
    this.wake?.()
  }

  /** Waits so many milliseconds, or until it rings; not at all when it has rung since the last time. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.wasRung && milliseconds > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.wake = undefined
    }
    this.wasRung = false
  }
}
