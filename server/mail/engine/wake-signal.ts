/** A sleep that can be ended early. */
export class WakeSignal {
  private isSet = false
  private endSleep: (() => void) | undefined

  wake(): void {
    this.isSet = true
    this.endSleep?.()
  }

  /** Waits so many milliseconds, or until `wake`; not at all when that was called since the last wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.isSet && milliseconds > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        this.endSleep = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.endSleep = undefined
    }
    this.isSet = false
  }
}
