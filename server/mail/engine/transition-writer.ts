import { setTimeout as sleep } from 'node:timers/promises'
import type { Transition } from './rows.queries'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 2_000
/** So long an outcome waits for the next `committing`, to be stored with it: nothing waits for an outcome. */
const OUTCOME_WAIT_MS = 10

/** So long a `committing` waits for those of the other connections, so that one statement stores them all. */
const GATHER_MS = 2

interface Entry {
  transition: Transition
  /** For `committing`: called with whether this instance still held the row. */
  answer?: (isOurs: boolean) => void
}

/**
 * Writes what becomes of rows, many at a time: while one statement is being stored, the next ones gather. A connection asks
 * for the next message's `committing` after it has reported the last one's outcome, and one statement stores both, so
 * each connection leaves at most one uncertain row behind, whenever the process dies.
 */
export class TransitionWriter {
  private pending: Entry[] = []
  private running: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private gathered: (() => void) | undefined

  constructor(
    private readonly store: (transitions: Transition[]) => Promise<Set<number>>,
    private readonly onFault: (error: unknown) => void,
    /** How many connections are at work, and so may soon ask for a `committing`. */
    private readonly connections: () => number = () => 1,
  ) {}

  /** True when `committing` is stored: from now on the message may be handed over. */
  commit(row: { id: number; attempt: number }): Promise<boolean> {
    return new Promise((answer) => {
      this.add({ transition: { id: row.id, attempt: row.attempt, to: 'committing' }, answer })
    })
  }

  /** Stores an outcome, however long the database is away. */
  settle(transition: Transition): void {
    // A commit that has not been written yet is overtaken by the outcome: nothing was handed over.
    const index = this.pending.findIndex(
      ({ answer, transition: { id } }) => answer !== undefined && id === transition.id,
    )
    if (index >= 0) this.pending.splice(index, 1)[0]?.answer?.(false)
    this.add({ transition })
  }

  /** Resolves when everything said so far is stored. */
  async settled(): Promise<void> {
    while (this.running || this.pending.length > 0) {
      this.start()
      await this.running
    }
  }

  private add(entry: Entry): void {
    this.pending.push(entry)
    if (this.isGathered) this.gathered?.()
    if (entry.answer) return this.start()
    this.timer ??= setTimeout(() => this.start(), OUTCOME_WAIT_MS)
  }

  private start(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.running ??= this.write().finally(() => {
      this.running = undefined
      if (this.pending.length > 0) this.timer ??= setTimeout(() => this.start(), OUTCOME_WAIT_MS)
    })
  }

  private get isGathered(): boolean {
    return this.pending.filter(({ answer }) => answer).length >= this.connections()
  }

  /** Connections that are served alike ask at about the same time: a statement for each would be one to wait for more. */
  private async gather(): Promise<void> {
    // Everything that the same turn of the event loop adds is stored along with it.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.isGathered || !this.pending.some(({ answer }) => answer)) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS)
      this.gathered = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.gathered = undefined
  }

  private async write(): Promise<void> {
    await this.gather()
    let wait = FIRST_RETRY_MS
    let isFirst = true
    while (this.pending.some(({ answer }) => answer) || (isFirst && this.pending.length > 0)) {
      isFirst = false
      const batch = this.pending.splice(0)
      try {
        const stored = await this.store(batch.map(({ transition }) => transition))
        wait = FIRST_RETRY_MS
        for (const { transition, answer } of batch) answer?.(stored.has(transition.id))
        await this.gather()
      } catch (error) {
        this.onFault(error)
        this.giveUp(batch)
        await sleep(wait)
        wait = Math.min(wait * 2, LONGEST_RETRY_MS)
      }
    }
  }

  /** Outcomes are kept and tried again. Commits are refused; if the statement was stored after all, they are undone. */
  private giveUp(batch: Entry[]): void {
    const kept: Entry[] = []
    for (const { transition, answer } of batch) {
      if (!answer) kept.push({ transition })
      else {
        answer(false)
        kept.push({ transition: { id: transition.id, attempt: transition.attempt, to: 'waiting' } })
      }
    }
    const newer = new Set(this.pending.map(({ transition }) => transition.id))
    this.pending = [...kept.filter(({ transition }) => !newer.has(transition.id)), ...this.pending]
  }
}
