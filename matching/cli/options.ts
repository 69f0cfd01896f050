import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readMonth, readSeed } from '../parse'
import { InputError } from './files'

export const HELP = `Pairs people for a month's coffee chats, and proves that no better round exists.

  npm run match -- in.json [out.json]              one instance, one round
  npm run match -- in.jsonl [out.jsonl]            one instance per line, one round per line
  npm run match -- people.csv [history.csv] pairs.csv
  npm run match -- --check in.json out.json        verifies a round by an independent checker

"-" means standard input or output. Without an output file, output goes there.

  --seed N         decides among equally good rounds, instead of the instance's seed (a whole number)
  --month YYYY-MM  CSV: the month of the round; by default the one after the latest meeting
  --explain        JSON: adds why each pair was made and why each person was left out
  --check          verifies instead of matching; exit code 1 and one fault per line, if there are any
  --threes         people who are left out may join a pair, like "threes":true in the instance: the round
                   has "trios":[["a","b","c"]], where c is the one who joined
  --help           this text

Instance  {"month":"2026-12","seed":1,"people":[{"id","department","preference","leftOutDebt",
           "avoid":["id"],"hours":[[start,end]]}],"history":[{"a","b","month"}]}
           preference: any, same-department or cross-department; avoid: whom not to pair with;
           hours: when they work, in minutes of the UTC week (Monday 00:00 is 0); two people need
           half an hour in common; people without hours can meet anybody
Tables    with "size":3, 4 or 5 in the instance (JSON only) the round has
           {"tables":[["a","b","c"]],"leftOut":["id"],"certificate":{…}}
Round     {"pairs":[["a","b"]],"unmatched":["id"],"certificate":{…}}
CSV       people: id, department, preference and optionally leftOutDebt, avoid (ids separated by
          semicolons) and hours (540-1020; 1980-2460); history: a, b, month
          pairs: a, b, kind, last_met, reason; people who are left out are in column a, without a b
`

export interface Options {
  files: string[]
  seed?: number | undefined
  month?: string | undefined
  explain: boolean
  check: boolean
  /** Whether people who are left out may join a pair. */
  threes: boolean
  help: boolean
}

/** Reads the arguments. @throws InputError, InstanceError */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals: files } = parse(args)
  const { seed, month, ...flags } = values
  const options: Options = {
    ...flags,
    files,
    seed: seed === undefined ? undefined : readSeed(/^\d+$/.test(seed) ? Number(seed) : seed, '--seed'),
    month: month === undefined ? undefined : readMonth(month, '--month'),
  }
  if (!options.help) checkFiles(options)
  return options
}

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: text,
        month: text,
        explain: flag,
        check: flag,
        threes: flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new InputError(`${error.message.split(/[.\n]/)[0]}; see --help`)
  }
}

/** @throws InputError unless as many files are named as the options take, each once */
function checkFiles({ files, check }: Options) {
  const [least, most] = check ? [2, 2] : files[0]?.endsWith('.csv') ? [2, 3] : [1, 2]
  if (files.length < least || files.length > most)
    throw new InputError(
      `expected ${least === most ? least : `${least} or ${most}`} file names, not ${files.length}; see --help`,
    )
  const named = files.filter((file) => file !== '-')
  if (new Set(named.map((file) => resolve(file))).size < named.length)
    throw new InputError('expected a different file for each name')
}
