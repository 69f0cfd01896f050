import { askHidden } from '../process/ask'
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
  return askHidden(question, { signal })
}
