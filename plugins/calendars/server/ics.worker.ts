import { parentPort } from 'node:worker_threads'
import { CalendarFault } from './calendar-fault'
import { readIcs } from './ics.rules'
import type { IcsReply, IcsWork } from './read-ics'

parentPort?.on('message', ({ id, texts, window, timeZone, owner }: IcsWork) => {
  const reply = (result: IcsReply) => parentPort?.postMessage(result)
  try {
    reply({ id, reading: readIcs(texts, window, timeZone, owner) })
  } catch (error) {
    reply({ id, fault: error instanceof CalendarFault ? error.told : ['unreadable'] })
  }
})

parentPort?.postMessage('ready')
