import { plainEmail } from '../../shared/characters'
import * as contract from '../../shared/contract/directory'
import { counted } from '../../shared/counted'
import { getDirectoryGroups, getDirectoryTokens, getLastImport } from '../../shared/contract/imports'
import { getGroupManagers, type GroupManagers, setGroupManagers } from '../../shared/contract/people'
import { getReadiness, invite, type Invitees, previewInvitations } from '../../shared/contract/readiness'
import { REASONS, type Reason } from '../../shared/readiness'
import { personName } from '../../shared/person-name'
import { csvFile, on } from './demo-routes'
import { partOf } from './part-of'
import { Refusal } from './refusal'
import { groupOf, oneOf, type Sample, without } from './sample'

const isOut = ({ notReady, invitedAt }: contract.AdminUser) =>
  invitedAt === null && (notReady === 'never-invited' || notReady === 'not-set-up')

function isMeant(user: contract.AdminUser, to: Invitees): boolean {
  if (to === 'all') return true
  if ('emails' in to) return to.emails.includes(user.email)
  if ('ids' in to) return to.ids.includes(user.id)
  return (
    (to.readiness === undefined || user.notReady === to.readiness) &&
    (!to.domainGroupId || user.domainGroupId === to.domainGroupId)
  )
}

const invited = (users: readonly contract.AdminUser[], to: Invitees) => ({
  people: users.filter((user) => isOut(user) && isMeant(user, to)).length,
  reminded: 0,
  skipped: [],
})

/** Why somebody is not ready, after a change of their participation. */
export function reasonOf({
  participationStatus,
  needsProfileSetup,
}: Pick<contract.AdminUser, 'participationStatus' | 'needsProfileSetup'>): Reason | null {
  if (participationStatus === 'opted_out') return 'opted-out'
  if (participationStatus === 'paused') return 'paused'
  return needsProfileSetup ? 'not-set-up' : null
}

const CSV_COLUMNS = ['firstName', 'lastName', 'email', 'department', 'participationStatus', 'notReady']

/** What can be changed of people, groups, departments and the whitelist. */
export function demoDirectory(sample: Sample) {
  const users = () => sample.at(contract.getUsers)
  const groups = () => sample.at(contract.getDomainGroups)
  const whitelist = () => sample.at(contract.getAllowedEmails)
  const departments = (groupId: string) => sample.at(contract.getGroupDepartments, { groupId })
  const peopleOf = (groupId: string, department: string) =>
    users().filter((one) => one.department === department && (one.domainGroupId ?? 'common') === groupId)
  const ofGroup = (domainGroupId: string | null) => groupOf(sample, domainGroupId)
  const named = new Map<string, GroupManagers>()
  const managersOf = (groupId: string) => named.get(groupId) ?? { managers: [], domains: [] }
  const personOf = (email: string) => {
    const user = users().find((one) => one.email === plainEmail(email))
    if (!user)
      throw new Refusal(
        400,
        `Nobody here has the address ${email}. A manager needs an account: let them sign in once, then name them.`,
      )
    return { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName }
  }

  return [
    on(contract.getDepartmentUsers, ({ params }) => {
      const people = peopleOf(params.groupId, params.departmentName)
      return { userCount: people.length, users: people }
    }),
    on(contract.getUsersCsv, ({ query }) => {
      const { items } = partOf(users(), { ...query, limit: String(users().length) })
      return csvFile(CSV_COLUMNS, items)
    }),
    on(contract.addGroupDepartment, ({ params, body }) => {
      const domainGroupId = params.groupId === 'common' ? null : params.groupId
      const added = { id: sample.nextId(), ...body, domainGroupId, userCount: 0, isDefault: false }
      departments(params.groupId).push(added)
      sample.note('department.added', added.displayName)
      return added
    }),
    on(contract.renameDepartment, ({ params, body }) => {
      const department = oneOf(departments(params.groupId), params.departmentId, 'department')
      const before = department.displayName
      department.displayName = body.displayName
      sample.note('department.changed', body.displayName)
      return { message: `"${before}" is called "${body.displayName}" now.` }
    }),
    on(contract.updateDomainGroup, ({ params, body }) => {
      const group = Object.assign(oneOf(groups(), params.id, 'group'), body)
      for (const entry of whitelist()) if (entry.domainGroupId === group.id) entry.domainGroup = group
      sample.note('group.changed', group.displayName)
      return group
    }),
    on(getGroupManagers, ({ params }) => managersOf(params.id)),
    on(setGroupManagers, ({ params, body }) => {
      const group = oneOf(groups(), params.id, 'group')
      const before = managersOf(group.id)
      const managers = body.emails?.map(personOf) ?? before.managers
      const changed = { managers, domains: body.domains ?? before.domains }
      named.set(group.id, changed)
      sample.note('group.managers_changed', group.displayName)
      return changed
    }),
    on(contract.deleteDepartment, ({ params }) => {
      const list = departments(params.groupId)
      const department = oneOf(list, params.departmentId, 'department')
      if (department.isDefault) throw new Refusal(409, 'The department Other cannot be deleted.')
      const people = peopleOf(params.groupId, department.name)
      for (const person of people) person.department = 'Other'
      without(list, department)
      sample.note('department.deleted', department.displayName)
      return { message: `${department.displayName} was deleted; ${people.length} people moved to Other.` }
    }),
    on(contract.getAllowedEmailReach, ({ params }) => {
      const { email, domain } = oneOf(whitelist(), params.id, 'entry')
      const own = new Set(whitelist().map((entry) => entry.email))
      const people = users().filter((user) =>
        email.startsWith('*@')
          ? user.email.endsWith(`@${domain}`) && !own.has(user.email)
          : user.email === email,
      )
      const pairs = people.flatMap((user) =>
        user.currentMatch ? [{ name: personName(user), ...user.currentMatch }] : [],
      )
      return { people: people.length, signedIn: 0, paired: pairs.length, pairs: pairs.slice(0, 3) }
    }),
    on(getLastImport, () => ({ last: null })),
    on(getDirectoryTokens, () => []),
    on(getDirectoryGroups, () => ({ groups: [], conflicts: { total: 0, people: [] } })),
    on(contract.addAllowedEmail, ({ body }) => {
      const email = plainEmail(body.email)
      if (!/^(\*|[^\s@*]+)@[^\s@]+\.[^\s@]+$/.test(email))
        throw new Refusal(400, 'Please enter a valid email address')
      if (whitelist().some((one) => one.email === email))
        throw new Refusal(409, `${email} is on the whitelist already.`, 'already_exists')
      const now = new Date().toISOString()
      const entry = {
        id: sample.nextId(),
        email,
        domain: email.split('@')[1] ?? '',
        reason: body.reason ?? '',
        ...ofGroup(body.domainGroupId ?? null),
        addedBy: 'you',
        isActive: true,
        createdAt: now,
        updatedAt: now,
      }
      whitelist().unshift(entry)
      sample.note('whitelist.added', email)
      return entry
    }),
    on(contract.updateAllowedEmail, ({ params, body: { isActive, domainGroupId } }) => {
      const entry = oneOf(whitelist(), params.id, 'entry')
      if (isActive !== undefined) entry.isActive = isActive
      if (domainGroupId !== undefined) Object.assign(entry, ofGroup(domainGroupId))
      sample.note('whitelist.changed', entry.email)
      return entry
    }),
    on(contract.deleteAllowedEmail, ({ params }) => {
      const entry = oneOf(whitelist(), params.id, 'entry')
      without(whitelist(), entry)
      sample.note('whitelist.removed', entry.email)
      return { message: `${entry.email} was removed from the whitelist.` }
    }),
    on(contract.updateUser, ({ params, body }) => {
      const user = oneOf(users(), params.id, 'user')
      sample.note('user.updated', user.email)
      const isBack = body.participationStatus !== undefined && body.participationStatus !== 'paused'
      Object.assign(user, body, isBack && { pauseEndDate: null })
      return Object.assign(user, { notReady: reasonOf(user), notReadyUntil: user.pauseEndDate })
    }),
    on(getReadiness, ({ query }) => {
      const people = users().filter(
        (user) => !query.domainGroupId || user.domainGroupId === query.domainGroupId,
      )
      const of = (reason: Reason | null) => people.filter(({ notReady }) => notReady === reason).length
      const reasons = REASONS.map((reason) => ({ reason, people: of(reason) }))
      return { total: people.length, ready: of(null), reasons }
    }),
    on(previewInvitations, ({ body }) => invited(users(), body.to)),
    on(invite, ({ body }) => {
      const reached = invited(users(), body.to)
      if (reached.people === 0) throw new Refusal(409, 'Nobody is invited: all of them are in already.')
      const now = new Date().toISOString()
      for (const user of users())
        if (isOut(user) && isMeant(user, body.to)) {
          user.invitedAt = now
          if (user.notReady === 'never-invited') user.notReady = 'invited'
        }
      const people = counted(reached.people, 'person is', 'people are')
      sample.note('people.invited', counted(reached.people, 'person', 'people'))
      return {
        ...reached,
        message: `${people} invited. It is a demo: nobody got any mail.`,
      }
    }),
    on(contract.eraseUser, ({ params, body }) => {
      const user = oneOf(users(), params.id, 'user')
      if (user.isAdmin) throw new Refusal(409, 'Administrators can’t be erased.')
      if (plainEmail(body.email) !== user.email)
        throw new Refusal(400, 'This is not the address of this person, so nobody was erased.')
      without(users(), user)
      sample.forget(user)
      sample.note('user.erased', 'A former colleague')
      return { message: 'The person is erased.' }
    }),
  ]
}
