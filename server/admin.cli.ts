import type { AuditContext } from './platform/audit/record-audit'
import { run, withServer } from './platform/backup/cli'
import { makeProductionCommand } from './modes/make-production.command'
import { SHORTEST_PASSWORD } from '../shared/limits'
import { email as address } from '../shared/contract/common'
import { systemClock } from './platform/context/clock'
import { loadConfig } from './platform/context/config'
import type { Context } from './platform/context/context'
import { migrateDatabase, openDatabase } from './platform/database/database'
import { createMailer } from './mail/mailer'
import {
  createAdmin,
  removeAdmin,
  resetAdminPassword,
  resetSecondFactor,
} from './sign-in/admins/admins.actions'
import { momentIn, secondFactorMail } from './sign-in/notice.email'
import { wordsAt } from './sign-in/accounts.queries'
import type { Company } from './platform/http/language'
import { readAdmins } from './sign-in/admins/admins.queries'
import { assertStrongPassword, generatePassword } from './sign-in/admins/passwords'
import { askHidden } from './platform/process/ask'
import { StartError } from './platform/process/start-error'
import { inForce } from './month/programme/programme'
import { ensureProgrammeRow } from './month/programme/programme.queries'
import { plugins } from './plugins'

const USAGE = `Usage:
  npm run admin -- create EMAIL           makes an administrator of this address
  npm run admin -- reset-password EMAIL   sets a new password and ends the sessions
  npm run admin -- remove EMAIL           takes the rights away and ends the sessions
  npm run admin -- reset-second-factor EMAIL
                                          takes the second factor away and ends the sessions
  npm run admin -- list                   shows all administrators
  npm run admin -- make-production        removes from an evaluation's data what has no place in production
                                          (--yes: without asking)

A password is asked for. Leave it empty, or run this without a terminal, and one is generated and shown once.`

type Needs = Pick<Context, 'config' | 'db' | 'plugins'> & AuditContext & Company

async function main([command, emailText, ...rest]: string[]): Promise<void> {
  if (command === 'list' && emailText === undefined) return withDatabase(list)
  const isSure = emailText === '--yes'
  if (command === 'make-production' && (isSure || emailText === undefined) && rest.length === 0)
    return withDatabase((needs) => makeProductionCommand(needs, isSure), { mayCreate: false })
  const act = {
    create,
    'reset-password': resetPassword,
    'reset-second-factor': resetFactor,
    remove,
  }[command ?? '']
  if (!act || emailText === undefined || rest.length > 0) throw new StartError(USAGE)
  const email = address.safeParse(emailText)
  if (!email.success) throw new StartError(`"${emailText}" is not an e-mail address.`)
  await withDatabase((needs) => act(needs, email.data))
}

const create = (needs: Needs, email: string) =>
  withNewPassword(needs, email, createAdmin, `${email} is an administrator now.`)
const resetPassword = (needs: Needs, email: string) =>
  withNewPassword(needs, email, resetAdminPassword, 'The password is changed.')

/** With the password that is typed, or a generated one, which is printed. */
async function withNewPassword(
  needs: Needs,
  email: string,
  act: typeof createAdmin,
  done: string,
): Promise<void> {
  const typed = process.stdin.isTTY ? await askPassword(email) : ''
  const password = typed || generatePassword()
  await act(needs, email, password)
  console.log(done)
  if (!typed) console.log(`Password (shown only now): ${password}`)
}

async function remove(needs: Needs, email: string): Promise<void> {
  await removeAdmin(needs, email)
  console.log(`${email} is no longer an administrator.`)
}

async function resetFactor(needs: Needs, email: string): Promise<void> {
  await resetSecondFactor(needs, email)
  console.log(`${email} has no second factor any more, and is signed out everywhere.`)
  const mailer = createMailer(needs.config)
  const words = (await wordsAt(needs, [email]))(email)
  const when = momentIn(words, needs.clock)
  await mailer
    .send(secondFactorMail(words, { to: email, what: ({ allRemoved }) => allRemoved, when }))
    .catch(() => {
      console.log('The mail that tells them so could not be sent. Please tell them yourself.')
    })
  await mailer.close()
}

async function list({ db }: Needs): Promise<void> {
  const admins = await readAdmins(db)
  if (admins.length === 0)
    console.log('There is no administrator yet. Create one: npm run admin -- create EMAIL')
  for (const { email, isActive, hasPassword } of admins) {
    const notes = [!isActive && 'turned off', !hasPassword && 'no password: signs in by link or code']
    console.log([email, ...notes.filter(Boolean)].join('  '))
  }
}

/** Brings the database up to date, and works on it. */
async function withDatabase(work: (needs: Needs) => Promise<void>, { mayCreate = true } = {}): Promise<void> {
  const config = loadConfig(process.env)
  const workOn = async (url: string) => {
    await migrateDatabase(url, { plugins })
    const database = openDatabase(url, { connections: 1 })
    try {
      const settings = inForce(config, await ensureProgrammeRow(database.db))
      const clock = systemClock(() => settings.timeZone)
      await work({ config, plugins, db: database.db, clock, log: null, programme: { settings } })
    } finally {
      await database.close()
    }
  }
  await withServer(config, workOn, { mayCreate })
}

/** Asks twice, without showing what is typed. Returns an empty text if the first one is empty. */
async function askPassword(email: string): Promise<string> {
  const password = await askHidden(
    `New password (at least ${SHORTEST_PASSWORD} characters, leave empty to have one generated): `,
  )
  if (password === '') return ''
  await assertStrongPassword(password, [email])
  if ((await askHidden('The same again: ')) !== password)
    throw new StartError('The two passwords differ. Nothing was changed.')
  return password
}

run(() => main(process.argv.slice(2)))
