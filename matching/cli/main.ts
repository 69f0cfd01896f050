import { changeJson, checkChangeFiles } from './change-command'
import { checkFiles, matchCsv, matchJson, matchLines } from './commands'
import { InputError } from './input-error'
import { HELP, type Options, readOptions } from './options'
import { checkSeasonFiles, seasonJson } from './season-command'

/** Runs the command; the exit code is 1 for bad input and for a round that does not hold. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    const [input = '-', output = '-'] = options.files
    if (options.help) process.stdout.write(HELP)
    else if (options.check) {
      const faults = await faultsOf(options)
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      if (faults.length > 0) return 1
      process.stdout.write('Confirmed: everybody once, every pair allowed, the bounds proven.\n')
    } else if (options.whatIf !== null) changeJson(options.whatIf, options)
    else if (options.season !== null) seasonJson(options.season, options)
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

/** What is wrong with the files that are to be checked. */
function faultsOf(options: Options): string[] | Promise<string[]> {
  const { files, season, whatIf } = options
  if (season !== null) return checkSeasonFiles(season, options)
  return whatIf === null ? checkFiles(files[0]!, files[1]!, options) : checkChangeFiles(whatIf, files)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
