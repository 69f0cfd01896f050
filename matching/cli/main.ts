import { InstanceError } from '../parse'
import { InputError } from './files'
import { matchCsv } from './match-csv'
import { checkRounds, matchJson } from './match-json'
import { HELP, readOptions } from './options'

/** Runs the command; the exit code is 1 for bad input and for a round that is not confirmed. */
export function main(args: readonly string[]): number {
  try {
    const options = readOptions(args)
    if (options.help) process.stdout.write(HELP)
    else if (options.files[0]?.endsWith('.csv') && !options.check) matchCsv(options)
    else {
      const faults = options.check ? checkRounds(options) : matchJson(options)
      for (const fault of faults) say(fault)
      if (faults.length > 0) return 1
      if (options.check)
        process.stdout.write('Confirmed: everybody once, every pair allowed, the bounds proven.\n')
    }
    return 0
  } catch (error) {
    if (!(error instanceof InputError || error instanceof InstanceError)) throw error
    say(error.message)
    return 1
  }
}

/** Tells the person at the terminal, without control characters that may be in a file. */
function say(text: string) {
  process.stderr.write(`${text.replace(/[^\P{Cc}\n]/gu, '')}\n`)
}

if (import.meta.main) {
  // A reader such as `head` may close the pipe before everything is written.
  process.stdout.on('error', () => process.exit())
  process.exitCode = main(process.argv.slice(2))
}
