/* oxlint-disable typescript/no-unsafe-type-assertion -- rows of a list that partOf takes as rows of any */
import * as contract from '../../shared/contract/bulk'
import {
  type AdminUser,
  type AllowedEmail,
  getAllowedEmails,
  getUsers,
} from '../../shared/contract/directory'
import { counted } from '../../shared/counted'
import { personName } from '../../shared/person-name'
import { reasonOf } from './demo-directory'
import { on } from './demo-routes'
import { partOf } from './part-of'
import { Refusal } from './refusal'
import { groupOf, type Sample, without } from './sample'

type Which = { ids: string[] } | { all: true }

/** The rows that a change of many is about. */
function chosen<Row extends { id: string }>(
  list: Row[],
  { change: _, ...which }: Which & { change: unknown },
) {
  if ('ids' in which) return list.filter(({ id }) => which.ids.includes(id))
  const { all: _all, ...filter } = which
  const asked = Object.entries(filter).filter(([, value]) => value)
  return partOf(list, { ...Object.fromEntries(asked), limit: String(list.length) }).items as unknown as Row[]
}

/** Changes of many users or whitelist entries, and their undo. */
export function demoBulk(sample: Sample) {
  const users = () => sample.at(getUsers)
  const whitelist = () => sample.at(getAllowedEmails)
  const undos = new Map<string, (() => void)[]>()
  const keep = (steps: (() => void)[]) => {
    const id = sample.nextId()
    undos.set(id, steps)
    return id
  }
  const set = <Row extends object>(row: Row, values: Partial<Row>) => {
    const before = { ...row }
    Object.assign(row, values)
    return () => void Object.assign(row, before)
  }
  const alteredUsers = (body: Which & { change: contract.UserChange }) =>
    chosen(users(), body).filter((user) =>
      'signOut' in body.change
        ? false
        : 'department' in body.change
          ? user.department !== body.change.department
          : user.participationStatus !== body.change.participationStatus,
    )
  const becoming = (user: AdminUser, change: contract.UserChange): Partial<AdminUser> => {
    if (!('participationStatus' in change)) return 'department' in change ? change : {}
    const { participationStatus, pauseEndDate = null } = change
    const notReady = reasonOf({ ...user, participationStatus })
    return { participationStatus, pauseEndDate, notReady, notReadyUntil: pauseEndDate }
  }
  const alteredEntries = ({ change, ...which }: Which & { change: contract.EntryChange }): AllowedEmail[] =>
    chosen(whitelist(), { ...which, change }).filter((entry) =>
      Object.entries(change).some(([name, value]) => entry[name as 'isActive'] !== value),
    )
  const reach = (people: AdminUser[], changed: number) => {
    const pairs = people.flatMap((user) =>
      user.currentMatch ? [{ name: personName(user), ...user.currentMatch }] : [],
    )
    const paired = { paired: pairs.length, pairs: pairs.slice(0, 3) }
    return { people: people.length, signedIn: 0, ...paired, changed, refused: 0 }
  }

  return [
    on(contract.previewUsersChange, ({ body }) => {
      const people = alteredUsers(body)
      return reach(people, people.length)
    }),
    on(contract.changeUsers, ({ body: { change, ...which } }) => {
      if ('invite' in change || 'signOut' in change)
        throw new Refusal(409, 'The demo leaves this as it is. The product does it.')
      const people = alteredUsers({ ...which, change })
      const undo = keep(people.map((user) => set(user, becoming(user, change))))
      sample.note('people.changed', counted(people.length, 'person', 'people'))
      const message = `${counted(people.length, 'person is', 'people are')} changed.`
      return { message, changed: people.length, undo }
    }),
    on(contract.previewEntriesChange, ({ body }) => {
      const entries = alteredEntries(body)
      const emails = new Set(entries.map(({ email }) => email))
      const people = users().filter(
        ({ email }) => emails.has(email) || emails.has(`*@${email.split('@')[1]}`),
      )
      return reach(people, entries.length)
    }),
    on(contract.changeEntries, ({ body: { change, ...which } }) => {
      const entries = alteredEntries({ ...which, change })
      const undo = keep(
        'remove' in change
          ? entries.map((entry) => {
              without(whitelist(), entry)
              return () => void whitelist().unshift(entry)
            })
          : entries.map((entry) =>
              set(entry, 'isActive' in change ? change : groupOf(sample, change.domainGroupId)),
            ),
      )
      sample.note(
        'remove' in change ? 'entries.removed' : 'entries.changed',
        counted(entries.length, 'entry', 'entries'),
      )
      const message = `${counted(entries.length, 'entry', 'entries')} changed.`
      return { message, changed: entries.length, undo }
    }),
    on(contract.undoChange, ({ body }) => {
      const steps = undos.get(body.undo) ?? []
      for (const step of steps.toReversed()) step()
      undos.delete(body.undo)
      return { message: `Undone for ${counted(steps.length, 'row')}.`, undone: steps.length, kept: 0 }
    }),
  ]
}
