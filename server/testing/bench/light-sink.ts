// A mail server in a process of its own that costs as little as it can: it only looks for the ends of lines and messages.
// Prints its port first. A line on its standard input is answered by what came since the line before: how many messages,
// in how many milliseconds from the first to the last, and its own processor time in milliseconds.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

const delayMs = Number(process.env['REPLY_AFTER_MS'] ?? 0)
const extensions = process.env['PIPELINING'] === 'on' ? '250-light\r\n250 PIPELINING\r\n' : '250 light\r\n'
const END = Buffer.from('\r\n.\r\n')

let count = 0
let first = 0
let last = 0
let used = process.cpuUsage()

const REPLIES: Record<string, string> = {
  EHLO: extensions,
  DATA: '354 go on\r\n',
  QUIT: '221 bye\r\n',
}

function serve(socket: Socket): void {
  let isInMessage = false
  let text = ''
  /** The last bytes of what came of a message, since its end may come in two pieces. */
  let tail = Buffer.alloc(0)

  const taken = () => {
    count += 1
    last = performance.now()
    socket.write('250 taken\r\n')
  }
  const commands = (chunk: Buffer) => {
    text += chunk.toString('latin1')
    let replies = ''
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const word = text.slice(0, 4).toUpperCase()
      text = text.slice(end + 2)
      replies += REPLIES[word] ?? '250 ok\r\n'
      if (word === 'MAIL' && count === 0 && first === 0) first = performance.now()
      if (word !== 'DATA') continue
      socket.write(replies)
      isInMessage = true
      tail = Buffer.from('\r\n')
      const rest = text
      text = ''
      if (rest) read(Buffer.from(rest, 'latin1'))
      return
    }
    if (replies) socket.write(replies)
  }
  const message = (chunk: Buffer) => {
    const edge = Buffer.concat([tail, chunk.subarray(0, END.length - 1)])
    const inEdge = edge.indexOf(END)
    const at = inEdge >= 0 ? inEdge - tail.length : chunk.indexOf(END)
    if (at < -tail.length || (inEdge < 0 && at < 0)) {
      tail = Buffer.from(
        chunk.length >= END.length ? chunk.subarray(1 - END.length) : edge.subarray(1 - END.length),
      )
      return
    }
    isInMessage = false
    if (delayMs > 0) setTimeout(taken, delayMs)
    else taken()
    const rest = chunk.subarray(at + END.length)
    if (rest.length > 0) read(rest)
  }
  const read = (chunk: Buffer) => (isInMessage ? message(chunk) : commands(chunk))
  socket.setNoDelay(true)
  socket.on('data', read)
  socket.on('error', () => undefined)
  socket.write('220 light\r\n')
}

const server = createServer(serve)
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
createInterface({ input: process.stdin })
  .on('line', () => {
    const { user, system } = process.cpuUsage(used)
    process.stdout.write(
      `${JSON.stringify({ count, ms: last - first, processorMs: (user + system) / 1000 })}\n`,
    )
    count = first = last = 0
    used = process.cpuUsage()
  })
  .on('close', () => process.exit(0))
