import { changeJson, checkChangeFiles } from './change-command'
import { checkFiles, matchCsv, matchJson, matchLines } from './commands'
import { InputError } from './input-error'
import { HELP, readOptions } from './options'

/** Runs the command; the exit code is 1 for bad input and for a round that does not hold. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    const [input = '-', output = '-'] = options.files
    if (options.help) process.stdout.write(HELP)
    else if (options.check) {
      const faults =
        options.whatIf === null
          ? await checkFiles(input, output)
          : checkChangeFiles(options.whatIf, options.files)
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      if (faults.length > 0) return 1
      process.stdout.write('Confirmed: everybody once, every pair allowed, the bounds proven.\n')
    } else if (options.whatIf !== null) changeJson(options.whatIf, options)
    else if (input.endsWith('.csv')) await matchCsv(options.files, options)
    else if (input.endsWith('.jsonl')) await matchLines(input, output, options)
    else matchJson(input, output, options)
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
