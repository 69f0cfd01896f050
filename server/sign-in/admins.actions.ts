import type { Context } from '../context'
import { HttpError } from '../http/errors'
import { findAccount } from './accounts.queries'
import { lockAdmins, setPassword, upsertAdmin } from './admins.queries'
import { hashPassword, PASSWORD_MIN } from './passwords'
import { endSessionsOf } from './sessions.queries'

type Needs = Pick<Context, 'db' | 'clock'>

/** Makes an administrator of an address, with or without an account so far. @throws 409 it is one's already; 400 password too short */
export async function createAdmin({ db, clock }: Needs, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(demandLength(password))
  await db.transaction(async (tx) => {
    await lockAdmins(tx)
    const account = await findAccount(tx, email)
    if (account?.isAdmin) throw new HttpError(409, `${email} is an administrator already.`)
    // Sessions from before were opened with less at stake.
    if (account) await endSessionsOf(tx, account.id, clock.now())
    await upsertAdmin(tx, email, passwordHash, clock.now())
  })
}

/** Gives an administrator a new password and ends their sessions. @throws 404 no such administrator; 400 password too short */
export async function resetAdminPassword(
  { db, clock }: Needs,
  email: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(demandLength(password))
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, email)
    if (!account?.isAdmin) throw new HttpError(404, `There is no administrator ${email}.`)
    await setPassword(tx, account.id, passwordHash, clock.now())
    await endSessionsOf(tx, account.id, clock.now())
  })
}

function demandLength(password: string): string {
  if (password.length < PASSWORD_MIN)
    throw new HttpError(400, `A password has at least ${PASSWORD_MIN} characters.`)
  return password
}
