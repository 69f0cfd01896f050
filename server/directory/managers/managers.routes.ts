import type { FastifyInstance } from 'fastify'
import { getGroupManagers, type GroupManagers, setGroupManagers } from '../../../shared/contract/people'
import type { Context } from '../../platform/context/context'
import { HttpError, notFound } from '../../platform/http/errors'
import { existingId, route } from '../../platform/http/route'
import { isThere, lockPeople, readManagers, replaceDomains, replaceManagers } from './managers.queries'
import { addAccounts, wordsAt } from '../../sign-in/accounts.queries'
import type { ParsedBody } from '../../../shared/endpoint'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Transaction } from '../../platform/database/database'
import { lockGroup } from '../domain-groups.queries'
import { coveredOf } from '../whitelist.queries'
import { managerNamedMail } from './manager-named.email'

/** Who manages which domain group: for administrators. */
export function managerRoutes(server: FastifyInstance, context: Context): void {
  route(server, getGroupManagers, async ({ params }) => {
    const id = existingId(params.id, 'group')
    if (!(await isThere(context.db, 'group', id))) throw notFound('group')
    return readManagers(context.db, id)
  })
  route(server, setGroupManagers, ({ params, body, caller }) =>
    nameManagers(context, params.id, body, caller),
  )
}

/**
 * Names the managers of a group, and the domains that they may let in. Rights are read with each request, so those of
 * people who are no longer named end at once. Somebody may be named before they have ever signed in. A mail tells new managers.
 * @throws 400 addresses that are not covered, 404
 */
async function nameManagers(
  context: Context,
  id: string,
  { emails, domains }: ParsedBody<typeof setGroupManagers>,
  actor: Actor,
): Promise<GroupManagers> {
  const groupId = existingId(id, 'group')
  const { before, after, group } = await context.db.transaction(async (tx) => {
    const found = await lockGroup(tx, groupId)
    if (!found) throw notFound('group')
    const was = await readManagers(tx, groupId)
    if (emails) {
      const people = await assertPeople(tx, [...new Set(emails)], context.clock.now())
      const ids = people.map((person) => person.id)
      await replaceManagers(tx, groupId, ids, context.clock.now())
    }
    if (domains) await replaceDomains(tx, groupId, [...new Set(domains)])
    const is = await readManagers(tx, groupId)
    await recordAudit(tx, context, actor, {
      action: 'group.managers_changed',
      id: groupId,
      label: found.displayName,
      before: audited(was),
      after: audited(is),
    })
    return { before: was, after: is, group: found.displayName }
  })
  const known = new Set(before.managers.map(({ id: userId }) => userId))
  const named = after.managers.filter((manager) => !known.has(manager.id))
  const words = await wordsAt(
    context,
    named.map(({ email }) => email),
  )
  for (const { email } of named) {
    // The naming holds also if the mail server is away.
    await context.mailer
      .send(managerNamedMail(context.config, words(email), email, group))
      .catch((error: unknown) => context.log.warn({ err: error }, 'a new manager could not be told'))
  }
  return after
}

const audited = ({ emails, domains }: GroupManagers) => ({ managers: emails, domains })

async function assertPeople(tx: Transaction, emails: string[], now: Date) {
  if (emails.length === 0) return []
  await addAccounts(tx, coveredOf(emails), now)
  const people = await lockPeople(tx, emails)
  const unknown = emails.filter((email) => !people.some((person) => person.email === email))
  if (unknown.length > 0)
    throw new HttpError(400, 'invalid_input', (w) => w.directory.managersNotLetIn(unknown.join(', ')))
  const admin = people.find(({ isAdmin }) => isAdmin)
  if (admin) throw new HttpError(400, 'invalid_input', (w) => w.directory.isAdmin(w.isolated(admin.email)))
  return people
}
