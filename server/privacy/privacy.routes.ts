import type { FastifyInstance } from 'fastify'
import * as people from '../../shared/contract/directory'
import * as contract from '../../shared/contract/my-data'
import { myData, type MyData } from '../../shared/contract/my-data'
import type { Context } from '../platform/context/context'
import { clearCookie, SESSION_COOKIE } from '../platform/http/cookies'
import { ENGLISH, HttpError, type Localized, notFound } from '../platform/http/errors'
import { route } from '../platform/http/route'
import { readQuestion } from '../directory/former-accounts.queries'
import { type Client, clientOf, markBrowser } from '../sign-in/client'
import { changeAddress, readAddressChange } from './erasing/change-address'
import { erasePerson, eraseUser } from './erasing/erase-user'
import { answerQuestion } from './erasing/former-accounts'
import { myDataPage, PAGE_POLICY } from './my-data/my-data.page'
import type { MailWords, ServerWords } from '../../languages/words'
import { wordsAt } from '../sign-in/accounts.queries'
import { FORMER_COLLEAGUE } from '../../shared/person-name'
import { MailRefused } from '../platform/context/mailer'
import type { Caller } from '../platform/http/caller'
import { sendCode } from '../sign-in/send-sign-in-mail'
import { checkCode, useCode } from '../sign-in/sign-in.actions'
import { accountDeletedMail } from './my-data/account-deleted.email'
import { reasonText } from '../../languages/reasons'
import type { Transaction } from '../platform/database/database'
import * as read from './my-data/my-data.queries'
import type { Person } from './my-data/my-data.queries'

const own = ({ userId: id, email }: { userId: string; email: string }) => ({ id, email })

/** What is kept about the caller, the end of their account, and erasing others. */
export function privacyRoutes(server: FastifyInstance, context: Context): void {
  const { clock, config } = context

  route(server, contract.getMyData, async ({ caller, reply }) => {
    const data = await readMyData(context, own(caller), ENGLISH)
    reply.header('content-disposition', 'attachment; filename="cup-of-joe-my-data.json"')
    return data
  })

  route(server, contract.getMyDataPage, async ({ caller, reply, words }) => {
    const data = await readMyData(context, own(caller), words)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(myDataPage(data, { now: clock.now(), timeZone: clock.timeZone }, words))
  })

  route(server, contract.requestDeletion, async ({ caller, request, reply }) => {
    markBrowser(context, reply, await requestDeletion(context, caller, clientOf(context, request)))
    return { message: (w) => w.signIn.codeSent }
  })

  route(server, contract.confirmDeletion, async ({ caller, body, request, reply }) => {
    const message = await deleteAccount(context, caller, body.code, clientOf(context, request))
    clearCookie(reply, config.appUrl, SESSION_COOKIE)
    return { message }
  })

  route(server, people.eraseUser, async ({ params, body, caller }) => ({
    message: await eraseUser(context, params.id, body.email, caller),
  }))

  route(server, people.previewAddress, ({ params, query }) =>
    readAddressChange(context, params.id, query.email),
  )
  route(server, people.changeAddress, async ({ params, body, caller }) => ({
    message: await changeAddress(context, params.id, body, caller),
  }))

  route(server, people.getReturns, async () => {
    const question = await readQuestion(context.db)
    return { ...question, since: question.since?.toISOString() ?? null }
  })
  route(server, people.answerReturns, async ({ body, caller }) => ({
    message: await answerQuestion(context, body, caller),
  }))
}

const refuseAdmin = (caller: Pick<Caller, 'isAdmin'>) => {
  if (caller.isAdmin) throw new HttpError(409, 'admin_account', (w) => w.privacy.youAreAdmin)
}

/** Mails the code that deletes the caller's account in this browser. @throws 409 for an administrator; 429 */
async function requestDeletion(context: Context, caller: Caller, client: Client): Promise<string> {
  refuseAdmin(caller)
  return sendCode(context, 'deletion', caller.email, client)
}

/**
 * Erases the caller by the mailed code, which is used up in the same transaction, and mails a confirmation.
 * @throws 400 for a wrong code; 409 for an administrator, or while a newsletter to or about them is being sent
 */
async function deleteAccount(
  context: Context,
  { userId, email, isAdmin }: Caller,
  code: string,
  client: Client,
): Promise<Localized> {
  refuseAdmin({ isAdmin })
  const proved = await checkCode(context, { flow: 'deletion', email, code }, client)
  // Before the account is gone, and its language with it.
  const words = await wordsAt(context, [email])
  await context.db
    .transaction((tx) =>
      erasePerson(context, tx, userId, {
        // The act stays in the audit log, but not who it was.
        actor: { userId, email: FORMER_COLLEAGUE },
        confirm: () => useCode(tx, proved, context.clock.now()),
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'newsletter_being_sent')
        throw new HttpError(409, 'newsletter_being_sent', (w) => w.privacy.sendingToYou)
      throw error
    })
  const isMailed = await confirmByMail(context, words(email), email)
  return (w) => (isMailed ? w.privacy.accountDeletedMail : w.privacy.accountDeleted)
}

/** The account is gone, whether this mail arrives or not. */
async function confirmByMail(context: Context, words: MailWords, email: string): Promise<boolean> {
  try {
    await context.mailer.send(accountDeletedMail(context.config, words, email))
    return true
  } catch (error) {
    context.log.warn(
      { code: error instanceof MailRefused ? error.code : 'unknown' },
      'an account is deleted, the mail that confirms it was not sent',
    )
    return false
  }
}

/**
 * Everything kept about a person, at one moment; what is put into sentences is in a language. What is left out is listed in my-data.http.test.ts, with the reason: its test
 * looks through every table.
 */
async function readMyData({ db, plugins }: Context, person: Person, words: ServerWords): Promise<MyData> {
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
      const account = await read.readAccount(tx, person, words.mail)
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
