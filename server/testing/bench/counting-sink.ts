// A mail server in a process of its own that takes everything and only counts. Prints its port first; replies to every line
// on its standard input with the number of messages so far.
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'

let count = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    stream.resume()
    stream.on('end', () => {
      count += 1
      callback()
    })
  },
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`)
})
createInterface({ input: process.stdin })
  .on('line', () => process.stdout.write(`${count}\n`))
  .on('close', () => process.exit(0))
