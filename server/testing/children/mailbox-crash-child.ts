// An instance that reads the mailbox once; for the crash test, which makes it die on the way.
import { readMailbox } from '../../../plugins/mailbox/server/read-mailbox'
import { childContext } from './child-context'

const context = await childContext(() => new Date(process.env['NOW'] ?? ''))
process.stdout.write('ready\n')
await readMailbox(context)
process.exit(0)
