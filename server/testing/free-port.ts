import { createServer } from 'node:net'

let last = 20_000 + (process.pid % 200) * 60

/**
 * Below the ports that the system hands out by itself, and another for each process: nobody takes it before the product
 * listens there, or while the product is away.
 */
export async function freePort(): Promise<number> {
  last += 1
  const port = last
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, () => server.close(() => done(true)))
  })
  return isFree ? port : freePort()
}
