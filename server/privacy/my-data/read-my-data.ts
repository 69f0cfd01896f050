import { reasonText } from '../../../languages/reasons'
import type { ServerWords } from '../../../languages/words'
import { type MyData, myData } from '../../../shared/contract/my-data'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { notFound } from '../../platform/http/errors'
import type { Person } from './my-data.queries'
import * as read from './my-data.queries'

/**
 * Everything kept about a person, at one moment; what is put into sentences is in a language. What is left out is listed in my-data.http.test.ts, with the reason: its test
 * looks through every table.
 */
export async function readMyData(
  { db, plugins }: Context,
  person: Person,
  words: ServerWords,
): Promise<MyData> {
  const { mail } = words
  async function ofPlugins(tx: Transaction) {
    const all: MyData['plugins'] = []
    for (const { name, exportOf } of plugins) {
      const found = await exportOf?.(tx, person, words)
      if (found) all.push({ plugin: name, ...found })
    }
    return all
  }
  return db.transaction(
    async (tx) => {
      const account = await read.readAccount(tx, person)
      if (!account) throw notFound('account')
      const data = plain({
        ...account,
        rounds: await read.readRounds(tx, person),
        blocks: await read.readBlocks(tx, person),
        managedGroups: await read.readManagedGroups(tx, person),
        images: await read.readImages(tx, person),
        whitelist: await read.readWhitelist(tx, person),
        matches: await read.readMatches(tx, person, mail),
        leftOut: (await read.readLeftOut(tx, person)).map(({ reasons, ...round }) => ({
          ...round,
          reason: reasonText({ mail }, reasons ?? []),
        })),
        completedPairings: await read.readCompletedPairings(tx, person),
        mails: await read.readMails(tx, person),
        mailEvents: await read.readMailEvents(tx, person),
        bounces: await read.readBounces(tx, person),
        sessions: await read.readSessions(tx, person, mail),
        knownDevices: await read.readKnownDevices(tx, person),
        secondFactor: await read.readSecondFactor(tx, person),
        signInMails: await read.readSignInMails(tx, person, mail),
        inquiries: await read.readInquiriesOf(tx, person),
        auditLog: await read.readAuditLog(tx, person),
        plugins: await ofPlugins(tx),
      })
      return declared(data)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** A value as it is sent: instants as text. */
type Plain<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T

function plain<T>(value: T): Plain<T> {
  const copy: Plain<T> = JSON.parse(JSON.stringify(value))
  return copy
}

/** Only what the contract declares may leave, on the page as well: a row has more, such as the hash of a password. */
function declared(data: MyData): MyData {
  const parsed = myData.safeParse(data)
  // Not a ZodError, which would read as a fault of the caller.
  if (!parsed.success) throw new Error(`my data does not fit its contract: ${parsed.error.message}`)
  return parsed.data
}
