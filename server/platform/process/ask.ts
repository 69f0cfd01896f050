import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from './start-error'

interface Asking {
  /** Ends the question like Ctrl-C. */
  signal?: AbortSignal
  input?: NodeJS.ReadableStream
  output?: NodeJS.WritableStream
}

/** Asks on the terminal. @throws StartError when it is left without an answer, by Ctrl-C or Ctrl-D */
export function ask(
  question: string,
  { signal, input = process.stdin, output = process.stderr }: Asking = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const terminal = createInterface({ input, output, terminal: true, signal })
    const leave = () => {
      output.write('\n')
      reject(new StartError('Stopped. Nothing was changed.'))
    }
    // `question` calls back with an answer only.
    terminal.once('close', leave)
    terminal.question(question, (answer) => {
      terminal.off('close', leave).close()
      resolve(answer)
    })
  })
}

/** Asks without showing what is typed. */
export async function askHidden(question: string, asking: Asking = {}): Promise<string> {
  const { output = process.stderr } = asking
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  output.write(question)
  try {
    return await ask('', { ...asking, output: silence })
  } finally {
    output.write('\n')
  }
}
