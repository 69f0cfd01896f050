import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readMonth } from '../parse'
import type { Instance } from '../index'
import { InputError } from './files'

export const HELP = `Pairs people for a month's coffee chats, and proves that no better round exists.

  npm run match -- in.json [out.json]              one instance, one round
  npm run match -- in.jsonl [out.jsonl]            one instance per line, one round per line, or
                                                   {"error":"field: …"} for a line that is refused
  npm run match -- people.csv [history.csv] pairs.csv
  npm run match -- --check in.json out.json        verifies a round by an independent checker

"-" means standard input or output. Without an output file, output goes there.

  --month YYYY-MM  CSV: the month of the round; by default the one after the latest meeting
  --explain        JSON: adds why each pair or table was made and why each person was left out
  --check          verifies instead of matching; exit code 1 and one fault per line, if there are any
  --help           this text

These go before the fields of an instance that are called the same:

  --seed N         decides among equally good rounds (a whole number)
  --no-repeat-months N
                   who met in the last so many months is not paired: 0 to 12, 3 by default
  --size N         tables of 3, 4 or 5 people, in place of pairs
  --between        only people of different groups meet
  --threes         people who are left out may join a pair: the round has "trios":[["a","b","c"]], where
                   c is the one who joined

Instance  {"month":"2026-12","seed":1,"noRepeatMonths":3,"people":[{"id","department","preference",
           "leftOutDebt","avoid":["id"],"hours":[[start,end]],"group","host"}],
           "history":[{"a","b","month"}]}
           preference: any, same-department or cross-department; avoid: whom not to pair with;
           hours: when they work, in minutes of the UTC week (Monday 00:00 is 0); two people need
           half an hour in common; people without hours can meet anybody; group: for --between;
           host: if anybody has it (true or false), a pair is a host and a guest, and a table has one
           host; then leftOutDebt is how long a host has waited, and the round has "resting":["id"]
Round     {"pairs":[["a","b"]],"unmatched":["id"],"certificate":{…}}
Tables    {"tables":[["a","b","c"]],"leftOut":["id"],"certificate":{…}}
CSV       people: id, department, preference and optionally leftOutDebt, avoid (ids separated by
          semicolons), hours (540-1020; 1980-2460), group and host (true or false);
          history: a, b, month
          pairs: a, b, kind, last_met, reason; people who are left out are in column a, without a b
          tables: table, id, kind, last_met, reason; a row for each person
`

export interface Options {
  files: string[]
  month?: string | undefined
  explain: boolean
  check: boolean
  help: boolean
  /** What is said in place of fields of the instance, not checked yet. */
  given: Partial<Record<keyof Instance, unknown>>
}

/** Reads the arguments. @throws InputError, InstanceError */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals: files } = parse(args)
  const {
    month,
    explain,
    check,
    help,
    seed,
    size,
    between,
    threes,
    'no-repeat-months': noRepeatMonths,
  } = values
  const options: Options = {
    files,
    month: month === undefined ? undefined : readMonth(month, '--month'),
    explain,
    check,
    help,
    given: {
      ...(seed !== undefined && { seed: asNumber(seed) }),
      ...(noRepeatMonths !== undefined && { noRepeatMonths: asNumber(noRepeatMonths) }),
      ...(size !== undefined && { size: asNumber(size) }),
      ...(between && { between }),
      ...(threes && { threes }),
    },
  }
  if (!options.help) checkFiles(options)
  return options
}

/** A number as written; other text stays as it is, to be refused. */
export function asNumber(written: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : written
}

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        month: text,
        seed: text,
        'no-repeat-months': text,
        explain: flag,
        check: flag,
        size: text,
        between: flag,
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
