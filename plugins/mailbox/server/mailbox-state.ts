import { createHash } from 'node:crypto'
import type { InboundSettings } from './settings'
import type { Context } from '../../../server/platform/context/context'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'

const KEY = 'mailbox'

/** How far the mailbox was read, and how the last reading ended. */
export interface MailboxState {
  /** Which mailbox this is about: with another one, reading begins again. */
  mailbox: string
  uidValidity: string
  /** All messages up to this one were looked at. */
  uid: number
  /** The messages among which one can't be read: they are tried one by one, and it is left out after some tries. */
  stuck: { uid: number; until: number; tries: number } | null
  readAt: string | null
  /** Why it can't be read, since when, and when it is tried again; null: it can. */
  away: { problem: string; since: string; tries: number; nextTryAt: string } | null
}

const nameOf = ({ host, port, user, folder }: InboundSettings) =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, folder]))
    .digest('base64url')

/** The state of the mailbox that is set; a new one when nothing is known of it. */
export async function stateOf({ db }: Pick<Context, 'db'>, settings: InboundSettings): Promise<MailboxState> {
  const known = await readInstallation<MailboxState>(db, KEY)
  const mailbox = nameOf(settings)
  if (known?.mailbox === mailbox) return known
  return { mailbox, uidValidity: '', uid: 0, stuck: null, readAt: null, away: null }
}

export const keepState = ({ db, clock }: Context, state: MailboxState) =>
  writeInstallation(db, KEY, state, clock.now())
