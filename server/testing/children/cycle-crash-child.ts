// An instance that only looks at the cycle, for the crash test: no HTTP, no sending. Its clock runs from CLOCK_START (in
// milliseconds) six hundred times as fast, so that a step which rests for a minute is taken up again at once.
import { setTimeout as sleep } from 'node:timers/promises'
import { runCycle } from '../../month/cycle/run-cycle'
import { childContext } from './child-context'

const start = Number(process.env.CLOCK_START)
const context = await childContext(() => new Date(start + (Date.now() - start) * 600))
process.stdout.write('ready\n')
for (;;) {
  await runCycle(context)
  await sleep(20)
}
