import { resolve } from 'node:path'
import { monthNumber } from '../model/month'
import { InputError } from './input-error'

export const HELP = `Pairs people for a month's coffee chats, provably as well as can be.

  npm run match -- in.json [out.json]              one instance, one round
  npm run match -- in.jsonl [out.jsonl]            one instance a line, one round a line
  npm run match -- people.csv [history.csv] pairs.csv
  npm run match -- --check in.json out.json        verifies a round by an independent checker
  npm run match -- --what-if wishes.json in.json round.json [out.json]
                                                   the best round under wishes, close to one that there is
  npm run match -- --check --what-if wishes.json in.json round.json out.json
  npm run match -- --season N in.json [out.json]   the rounds of N months at once, if everybody stays
  npm run match -- --check --season N in.json out.json

"-" means standard input or output. Without an output file, output goes there.

  --seed N         decides among equally good rounds, in place of the instance's seed (a whole number)
  --month YYYY-MM  CSV: the month of the round; by default the one after the latest meeting
  --explain        JSON: adds why each pair was made and why each person was left out
  --check          verifies instead of matching; exit code 1 and the faults, one a line, if there are any
  --what-if FILE   JSON: {"together":[["a","b"]],"apart":[["a","b"]],"out":["id"],"overrule":false}
                   wishes that break a rule are refused with exit code 1; with "overrule", pairs of
                   "together" may go against a preference, have met in the last three months or
                   have no half hour in common
  --season N       JSON: plans N months (1 to 60): {"rounds":[{"month","repeats","pairs","unmatched",
                   "certificate"}]}; repeats: [{"pair":["a","b"],"lastMet"}], who has to meet again
  --threes         whoever is left out may join a pair, as "threes":true in the instance says: the round
                   has "trios":[["a","b","c"]], c being the one who joined
  --help           this text

Instance  {"month":"2026-12","seed":1,"people":[{"id","department","preference","leftOutDebt",
           "avoid":["id"],"hours":[[start,end]]}],"history":[{"a","b","month"}]}
           preference: any, same-department or cross-department; avoid: whom not to pair with;
           hours: when they work, in minutes of the UTC week (Monday 00:00 is 0); two people need
           half an hour in common; without hours, somebody finds a time with everybody
Round     {"pairs":[["a","b"]],"unmatched":["id"],"certificate":{…}}
CSV       people: id, department, preference and, if wanted, leftOutDebt, avoid (ids with
          semicolons between) and hours (540-1020; 1980-2460); history: a, b, month
          pairs: a, b, kind, last_met, reason; someone left out is alone in a
`

export interface Options {
  files: string[]
  seed: number | null
  month: string | null
  explain: boolean
  check: boolean
  /** The file with the wishes about a round that there is. */
  whatIf: string | null
  /** How many months are planned at once. */
  season: number | null
  /** Whether somebody who is left out may join a pair. */
  threes: boolean
  help: boolean
}

/** What is read from a file (an instance, or its columns) with what the options say in place of what the file says. */
export function withOptions<Given extends object>(given: Given, { seed, threes }: Options): Given {
  return { ...given, ...(seed !== null && { seed }), ...(threes && { threes }) }
}

/** The longest season that is planned. */
const MOST_MONTHS = 60

/** Reads the arguments. @throws InputError */
export function readOptions(args: readonly string[]): Options {
  const options: Options = {
    files: [],
    seed: null,
    month: null,
    explain: false,
    check: false,
    whatIf: null,
    season: null,
    threes: false,
    help: false,
  }
  for (let i = 0; i < args.length; i++) {
    const [name, inline] = splitOption(args[i]!)
    const value = () => inline ?? args[++i] ?? ''
    if (name === '--help' || name === '-h') options.help = true
    else if (name === '--check') options.check = true
    else if (name === '--explain') options.explain = true
    else if (name === '--threes') options.threes = true
    else if (name === '--what-if') {
      options.whatIf = value()
      if (options.whatIf === '') throw new InputError('--what-if: expected the file with the wishes')
    } else if (name === '--seed') {
      const text = value()
      options.seed = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (!Number.isSafeInteger(options.seed))
        throw new InputError(
          `--seed: expected a whole number from 0 to 9007199254740991, not ${text || 'nothing'}`,
        )
    } else if (name === '--season') {
      const text = value()
      options.season = /^\d{1,2}$/.test(text) ? Number(text) : 0
      if (options.season < 1 || options.season > MOST_MONTHS)
        throw new InputError(
          `--season: expected a whole number of months from 1 to ${MOST_MONTHS}, not ${text || 'nothing'}`,
        )
    } else if (name === '--month') {
      options.month = value()
      if (Number.isNaN(monthNumber(options.month)))
        throw new InputError(`--month: expected a month as YYYY-MM, not ${options.month || 'nothing'}`)
    } else if (name.startsWith('-') && name !== '-')
      throw new InputError(`${name}: no such option; see --help`)
    else options.files.push(name)
  }
  const [least, most] = filesFor(options)
  if (!options.help && (options.files.length < least || options.files.length > most))
    throw new InputError(
      `expected ${least === most ? least : `${least} or ${most}`} file names, not ${options.files.length}; see --help`,
    )
  if (options.whatIf !== null && options.files.some((file) => /\.(csv|jsonl)$/.test(file)))
    throw new InputError('--what-if takes one instance and one round, both JSON')
  if (options.season !== null && options.files.some((file) => /\.(csv|jsonl)$/.test(file)))
    throw new InputError('--season takes one instance and gives one season, both JSON')
  if (options.season !== null && options.whatIf !== null)
    throw new InputError('--season and --what-if do not go together')
  const read = options.whatIf === null ? options.files : [options.whatIf, ...options.files]
  const named = read.filter((file) => file !== '-').map((file) => resolve(file))
  if (new Set(named).size < named.length) throw new InputError('expected a different file for each name')
  return options
}

/** The fewest and the most files that fit the options. */
function filesFor({ check, whatIf, files }: Options): [number, number] {
  if (whatIf !== null) return check ? [3, 3] : [2, 3]
  if (check) return [2, 2]
  return files[0]?.endsWith('.csv') ? [2, 3] : [1, 2]
}

function splitOption(argument: string): [string, string | undefined] {
  const at = argument.startsWith('--') ? argument.indexOf('=') : -1
  return at === -1 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)]
}
