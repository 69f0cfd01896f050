import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartError } from '../process/start-error'

const SHORTEST = 12

/**
 * The passphrase of a backup: from BACKUP_PASSPHRASE, else asked for on the terminal without showing it. Never from the
 * command line, where every user of the machine could read it.
 * @param isNew asked twice, and refused when it is short
 */
export async function passphrase({
  isNew,
  signal,
}: {
  isNew: boolean
  signal: AbortSignal
}): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE']
  const phrase = given ? given : await ask('Passphrase of the backup: ', signal)
  if (isNew && phrase.length < SHORTEST)
    throw new StartError(`The passphrase must have at least ${SHORTEST} characters.`)
  if (isNew && !given && (await ask('The same once more: ', signal)) !== phrase)
    throw new StartError('The two passphrases differ. Nothing was written.')
  return phrase
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError('There is no terminal to ask for the passphrase on. Set BACKUP_PASSPHRASE.')
  process.stderr.write(question)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true })
  // In this mode Ctrl-C is a key, and no signal.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return await lines.question('', { signal })
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
