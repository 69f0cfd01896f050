import { resolve } from 'node:path'
import { monthNumber } from '../model/month'
import { InputError } from './input-error'

export const HELP = `Pairs people for a month's coffee chats, provably as well as can be.

  npm run match -- in.json [out.json]              one instance, one round
  npm run match -- in.jsonl [out.jsonl]            one instance a line, one round a line
  npm run match -- people.csv [history.csv] pairs.csv
  npm run match -- --check in.json out.json        verifies a round by an independent checker

"-" means standard input or output. Without an output file, output goes there.

  --seed N         decides among equally good rounds, in place of the instance's seed (a whole number)
  --month YYYY-MM  CSV: the month of the round; by default the one after the latest meeting
  --explain        JSON: adds why each pair was made and why each person was left out
  --check          verifies instead of matching; exit code 1 and the faults, one a line, if there are any
  --help           this text

Instance  {"month":"2026-12","seed":1,"people":[{"id","department","preference","leftOutDebt",
           "avoid":["id"]}],"history":[{"a","b","month"}]}
           preference: any, same-department or cross-department; avoid: whom not to pair with
Round     {"pairs":[["a","b"]],"unmatched":["id"],"certificate":{…}}
CSV       people: id, department, preference and, if wanted, leftOutDebt and avoid (ids with
          semicolons between); history: a, b, month
          pairs: a, b, kind, last_met, reason; someone left out is alone in a
`

export interface Options {
  files: string[]
  seed: number | null
  month: string | null
  explain: boolean
  check: boolean
  help: boolean
}

/** Reads the arguments. @throws InputError */
export function readOptions(args: readonly string[]): Options {
  const options: Options = { files: [], seed: null, month: null, explain: false, check: false, help: false }
  for (let i = 0; i < args.length; i++) {
    const [name, inline] = splitOption(args[i]!)
    const value = () => inline ?? args[++i] ?? ''
    if (name === '--help' || name === '-h') options.help = true
    else if (name === '--check') options.check = true
    else if (name === '--explain') options.explain = true
    else if (name === '--seed') {
      const text = value()
      options.seed = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (!Number.isSafeInteger(options.seed))
        throw new InputError(
          `--seed: expected a whole number from 0 to 9007199254740991, not ${text || 'nothing'}`,
        )
    } else if (name === '--month') {
      options.month = value()
      if (Number.isNaN(monthNumber(options.month)))
        throw new InputError(`--month: expected a month as YYYY-MM, not ${options.month || 'nothing'}`)
    } else if (name.startsWith('-') && name !== '-')
      throw new InputError(`${name}: no such option; see --help`)
    else options.files.push(name)
  }
  const [least, most] = options.check ? [2, 2] : options.files[0]?.endsWith('.csv') ? [2, 3] : [1, 2]
  if (!options.help && (options.files.length < least || options.files.length > most))
    throw new InputError(
      `expected ${least === most ? least : `${least} or ${most}`} file names, not ${options.files.length}; see --help`,
    )
  const named = options.files.filter((file) => file !== '-').map((file) => resolve(file))
  if (new Set(named).size < named.length) throw new InputError('expected a different file for each name')
  return options
}

function splitOption(argument: string): [string, string | undefined] {
  const at = argument.startsWith('--') ? argument.indexOf('=') : -1
  return at === -1 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)]
}
