import { Worker } from 'node:worker_threads'
import type { Context, Stretch } from '../../../server/platform/context/context'
import { onceFor } from '../../../server/platform/process/once-for'
import { takingTurns } from '../../../server/platform/process/turns'
import { CalendarFault, type FaultText } from './calendar-fault'
import type { IcsReading } from './ics.rules'

export interface IcsWork {
  id: number
  texts: string[]
  window: Stretch
  timeZone: string
  owner: string[]
}
export type IcsReply = { id: number; reading: IcsReading } | { id: number; fault: FaultText }

/** How much memory a calendar may take to read. */
const MOST_MEGABYTES = 256

/** How long a calendar may take, as a rule that never comes true could take for ever; starting the thread does not count. */
const LONGEST_MS = 3_000

/** Where the thread's file is: next to the bundle, see scripts/build.mjs. Tests, which run from the sources, set their own. */
export const icsWorker = { file: new URL('./ics.worker.js', import.meta.url) }

/** Reads iCalendar texts in a thread of its own, one after the other, so that no calendar keeps the process busy. */
export class IcsThread {
  private worker: Worker | undefined
  private count = 0
  private readonly inTurn = takingTurns(1)

  constructor(public longestMs = LONGEST_MS) {}

  /** What `readIcs` of ics.rules.ts returns. @throws CalendarFault */
  read(texts: string[], window: Stretch, timeZone: string, owner: string[] = []): Promise<IcsReading> {
    return this.inTurn(() => this.ask({ id: (this.count += 1), texts, window, timeZone, owner }))
  }

  private async ask(work: IcsWork): Promise<IcsReading> {
    const worker = (this.worker ??= await this.start())
    return new Promise((resolve, reject) => {
      const end = (fault: CalendarFault) => {
        clearTimeout(timer)
        // Whatever it is doing, it does no longer.
        this.worker = undefined
        void worker.terminate()
        reject(fault)
      }
      const timer = setTimeout(() => end(new CalendarFault('tooSlow')), this.longestMs)
      const broken = () => end(new CalendarFault('unreadable'))
      worker.ref()
      worker.once('error', broken)
      worker.once('message', (reply: IcsReply) => {
        clearTimeout(timer)
        worker.off('error', broken)
        worker.unref()
        if ('reading' in reply) resolve(reply.reading)
        else reject(new CalendarFault(...reply.fault))
      })
      worker.postMessage(work)
    })
  }

  /** The thread says once by itself that it is there. */
  private start(): Promise<Worker> {
    const worker = new Worker(icsWorker.file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
    return new Promise((resolve, reject) => {
      const broken = () => reject(new CalendarFault('unreadable'))
      worker.once('error', broken)
      worker.once('message', () => {
        worker.off('error', broken)
        worker.unref()
        resolve(worker)
      })
    })
  }
}

/** The thread of a running product: made when the first calendar is read, and used for all of them. */
export const icsThreadOf = onceFor((_: Context) => new IcsThread())
