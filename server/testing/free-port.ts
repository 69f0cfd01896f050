import { createServer } from 'node:net'

/** Below the ports that the system hands out by itself: nobody takes one while the product is away from it. */
const FIRST = 20_000
const BLOCKS = 200
const PORTS = 60

const listens = (port: number, keep: boolean): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, () => (keep ? done(true) : server.close(() => done(true))))
      .unref()
  })

/** The first port of a block that no other process has: the process goes on listening there. */
async function claimBlock(block = process.pid % BLOCKS): Promise<number> {
  const port = FIRST + block * PORTS
  return (await listens(port, true)) ? port : claimBlock((block + 1) % BLOCKS)
}

let claimed: Promise<number> | undefined
let given = 0

/** A port on which nothing listens, and which no other process of the tests is given. */
export async function freePort(): Promise<number> {
  const isSpent = given === PORTS - 1
  if (!claimed || isSpent) {
    claimed = claimBlock()
    given = 0
  }
  given += 1
  const port = given + (await claimed)
  return (await listens(port, false)) ? port : freePort()
}
