// An instance that only looks for the stranded, pairs and mails them, for the crash test: no HTTP. It is noon of CLOCK_DAY.
import { setTimeout as sleep } from 'node:timers/promises'
import { findStranded } from '../../month/rescue/find-stranded'
import { pairStrandedDaily } from '../../month/rescue/pair-stranded'
import { startSendEngine } from '../../mail/engine/send-engine'
import { childContext } from './child-context'

const noon = Date.parse(`${process.env.CLOCK_DAY}T12:00:00Z`)
const began = Date.now()
const context = await childContext(() => new Date(noon + Date.now() - began))
startSendEngine(context)
process.stdout.write('ready\n')
for (;;) {
  await findStranded(context)
  await pairStrandedDaily(context)
  await sleep(20)
}
