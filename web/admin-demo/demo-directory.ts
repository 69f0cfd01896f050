import { plainEmail } from '../../shared/characters'
import { getAuditLog } from '../../shared/contract/audit'
import * as contract from '../../shared/contract/directory'
import { getInquiries } from '../../shared/contract/inquiries'
import { FORMER_COLLEAGUE } from '../../shared/former-colleague'
import { entriesOf } from '../../shared/whitelist-entries'
import { type DemoCompany, type DemoDepartment, type DemoPerson, whitelistEntry } from './demo-company'
import { note, oneOf, without } from './demo-notes'
import { on, pageOf, Refusal } from './demo-routes'

const PATTERN = /^(\*|[^\s@*]+)@[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** People, groups, whitelist, departments, employee file and audit log of the demo. */
export function demoDirectory(company: DemoCompany) {
  const groupIdOf = (id: string) => (id === 'common' ? null : id)
  const peopleOf = ({ name, groupId }: DemoDepartment) =>
    company.people.filter((one) => one.department === name && one.groupId === groupId)
  const departmentOf = (one: DemoDepartment) => ({
    id: one.id,
    name: one.name,
    displayName: one.displayName,
    domainGroupId: one.groupId,
    userCount: peopleOf(one).length,
    isDefault: one.name === 'other',
  })
  const addDepartment = (body: { name: string; displayName: string }, groupId: string | null) => {
    const name = body.name.trim()
    if (company.departments.some((one) => one.groupId === groupId && one.name === name))
      throw new Refusal(409, `There is a department "${name}" already.`)
    const added = { id: company.nextId(), name, displayName: body.displayName.trim(), groupId }
    company.departments.push(added)
    note(company, 'department.added', added.displayName)
    return departmentOf(added)
  }
  const userOf = (person: DemoPerson): contract.AdminUser => {
    const match = company.matches.findLast(
      ({ one, other, pairingId }) =>
        (one === person.id || other === person.id) &&
        company.pairings.some(({ id, status }) => id === pairingId && status === 'active'),
    )
    const partner = company.people.find(
      ({ id }) => id === (match?.one === person.id ? match.other : match?.one),
    )
    return {
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      department: person.department,
      domainGroupId: person.groupId,
      isAdmin: person.isAdmin,
      isValidated: true,
      needsProfileSetup: person.needsProfileSetup,
      participationStatus: person.participationStatus,
      matchingPreference: 'any',
      createdAt: `${company.month}-01T09:00:00.000Z`,
      currentMatch: partner ? { match_name: `${partner.firstName} ${partner.lastName}` } : null,
    }
  }
  const sync = () => {
    company.lastSync = new Date().toISOString()
    const [back] = company.people.filter(({ isOnLeave }) => isOnLeave)
    if (back) back.isOnLeave = false
    const updated = back ? 1 : 0
    note(company, 'employees.synced', 'employees.csv', null, { updated })
    return {
      message: `${updated} people updated from the sample employee file, the others are as they were.`,
      updated,
      created: 0,
      unchanged: company.people.length - updated,
      problems: [],
    }
  }

  return [
    on(contract.getDomainGroups, () => company.groups),
    on(contract.createDomainGroup, ({ body }) => {
      if (company.groups.some(({ name }) => name === body.name))
        throw new Refusal(409, `There is a group "${body.name}" already.`)
      const now = new Date().toISOString()
      const group = {
        id: company.nextId(),
        name: body.name,
        displayName: body.displayName,
        description: body.description ?? '',
        color: body.color ?? '#3B82F6',
        isActive: true,
        createdAt: now,
        updatedAt: now,
      }
      company.groups.push(group)
      addDepartment({ name: 'other', displayName: 'Other' }, group.id)
      note(company, 'group.added', group.displayName)
      return group
    }),
    on(contract.deleteDomainGroup, ({ params }) => {
      const group = oneOf(company.groups, params.id, 'group')
      without(company.groups, group)
      for (const entry of company.whitelist)
        if (entry.domainGroupId === group.id) Object.assign(entry, { domainGroupId: null, domainGroup: null })
      note(company, 'group.deleted', group.displayName)
      return { message: `The group ${group.displayName} was deleted; its emails are unassigned.` }
    }),
    on(contract.getAllowedEmails, ({ query }) => {
      const wanted = (query.search ?? '').toLowerCase()
      const group = query.domainGroupId ?? ''
      const found = company.whitelist.filter(
        ({ email, reason, domainGroup, domainGroupId }) =>
          `${email} ${reason} ${domainGroup?.displayName ?? ''}`.toLowerCase().includes(wanted) &&
          (group === '' || (domainGroupId ?? 'unassigned') === group),
      )
      const sorted = found.toSorted((one, other) =>
        query.sort?.endsWith('added')
          ? one.createdAt.localeCompare(other.createdAt)
          : one.email.localeCompare(other.email, 'en'),
      )
      return pageOf(query.sort?.startsWith('-') ? sorted.toReversed() : sorted, query)
    }),
    on(contract.importAllowedEmails, ({ body }) => {
      const lines = entriesOf(body.text).map(({ line, text }) => {
        if (!PATTERN.test(text))
          return { line, text, result: 'invalid' as const, message: 'Please enter a valid email address' }
        if (company.whitelist.some((one) => one.email === text))
          return { line, text, result: 'already' as const, message: 'Is on the whitelist already' }
        company.whitelist.unshift(
          whitelistEntry(company, text, body.domainGroupId ?? null, body.reason ?? ''),
        )
        return { line, text, result: 'added' as const, message: '' }
      })
      const count = (wanted: string) => lines.filter(({ result }) => result === wanted).length
      if (count('added') > 0) note(company, 'whitelist.imported', `${count('added')} entries`)
      return { added: count('added'), already: count('already'), invalid: count('invalid'), lines }
    }),
    on(contract.addAllowedEmail, ({ body }) => {
      const email = plainEmail(body.email)
      if (!PATTERN.test(email)) throw new Refusal(400, 'Please enter a valid email address')
      if (company.whitelist.some((one) => one.email === email))
        throw new Refusal(409, `${email} is on the whitelist already.`)
      const entry = whitelistEntry(company, email, body.domainGroupId ?? null, body.reason ?? '')
      company.whitelist.unshift(entry)
      note(company, 'whitelist.added', email)
      return entry
    }),
    on(contract.updateAllowedEmail, ({ params, body }) => {
      const entry = oneOf(company.whitelist, params.id, 'entry')
      if (body.isActive !== undefined) entry.isActive = body.isActive
      if (body.domainGroupId !== undefined) {
        const { domainGroupId, domainGroup } = whitelistEntry(company, entry.email, body.domainGroupId, '')
        Object.assign(entry, { domainGroupId, domainGroup })
      }
      note(company, 'whitelist.changed', entry.email)
      return entry
    }),
    on(contract.deleteAllowedEmail, ({ params }) => {
      const entry = oneOf(company.whitelist, params.id, 'entry')
      without(company.whitelist, entry)
      note(company, 'whitelist.removed', entry.email)
      return { message: `${entry.email} was removed from the whitelist.` }
    }),
    on(contract.getGroupDepartments, ({ params }) =>
      company.departments.filter(({ groupId }) => groupId === groupIdOf(params.groupId)).map(departmentOf),
    ),
    on(contract.addGroupDepartment, ({ params, body }) => addDepartment(body, groupIdOf(params.groupId))),
    on(contract.addDepartment, ({ body }) => addDepartment(body, body.domainGroupId ?? null)),
    on(contract.deleteDepartment, ({ params }) => {
      const department = oneOf(company.departments, params.departmentId, 'department')
      if (department.name === 'other') throw new Refusal(409, 'The department Other cannot be deleted.')
      const people = peopleOf(department)
      for (const person of people) person.department = 'other'
      without(company.departments, department)
      note(company, 'department.deleted', department.displayName)
      return { message: `${department.displayName} was deleted; ${people.length} people moved to Other.` }
    }),
    on(contract.getDepartmentUsers, ({ params }) => {
      const users = company.people.filter(
        ({ department, groupId }) =>
          department === params.departmentName && groupId === groupIdOf(params.groupId),
      )
      return {
        userCount: users.length,
        users: users.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
      }
    }),
    on(contract.getUsers, ({ query }) => {
      const wanted = (query.search ?? '').trim().toLowerCase()
      const found = company.people.filter(
        (one) =>
          `${one.firstName} ${one.lastName} ${one.email} ${one.department}`.toLowerCase().includes(wanted) &&
          (!query.status || query.status === 'all' || one.participationStatus === query.status) &&
          (!query.domainGroupId || one.groupId === query.domainGroupId),
      )
      const column = query.sort?.replace(/^-/, '') ?? 'name'
      const keys = (one: DemoPerson) =>
        column === 'email'
          ? one.email
          : [
              { status: one.participationStatus, department: one.department }[column],
              one.lastName,
              one.firstName,
            ].join(' ')
      const sorted = found.toSorted((one, other) => keys(one).localeCompare(keys(other), 'en'))
      return pageOf((query.sort?.startsWith('-') ? sorted.toReversed() : sorted).map(userOf), query)
    }),
    on(contract.updateUser, ({ params, body }) => {
      const person = oneOf(company.people, params.id, 'user')
      const { participationStatus, department } = person
      if (body.participationStatus) person.participationStatus = body.participationStatus
      if (body.department) person.department = body.department
      note(company, 'user.updated', person.email, { participationStatus, department }, { ...body })
      return userOf(person)
    }),
    on(contract.signOutUser, ({ params }) => {
      const { email } = oneOf(company.people, params.id, 'user')
      note(company, 'user.signed_out', email)
      return { message: `${email} is signed out everywhere.` }
    }),
    on(contract.eraseUser, ({ params, body }) => {
      const person = oneOf(company.people, params.id, 'user')
      const { email } = person
      if (person.isAdmin) throw new Refusal(409, 'Administrators can’t be erased.')
      if (plainEmail(body.email) !== email)
        throw new Refusal(400, 'This is not the address of this person, so nobody was erased.')
      without(company.people, person)
      company.whitelist = company.whitelist.filter((entry) => entry.email !== email)
      for (const entry of company.logs.flatMap(({ entries }) => entries)) {
        if (entry.user_email === email)
          Object.assign(entry, { user_email: `erased-${company.nextId()}`, match_email: null })
        if (entry.match_email === email) entry.match_email = null
      }
      for (const entry of company.audit)
        if (entry.subjectLabel === email) entry.subjectLabel = FORMER_COLLEAGUE
      note(company, 'user.erased', FORMER_COLLEAGUE)
      const domain = `*@${email.split('@')[1]}`
      const rejoins = company.whitelist.some((entry) => entry.email === domain && entry.isActive)
      return {
        message: `The person is erased.${rejoins ? ` ${domain} is on the whitelist as before, so this address can join anew.` : ''}`,
      }
    }),
    on(contract.syncEmployeeStatus, sync),
    on(contract.syncEmployeeData, sync),
    on(contract.getEmployeeStatusSummary, () => {
      const onLeaveEmployees = company.people.filter(({ isOnLeave }) => isOnLeave).length
      return {
        totalEmployees: company.people.length,
        activeEmployees: company.people.length - onLeaveEmployees,
        onLeaveEmployees,
        availableForMatching: company.people.filter(
          (one) => one.participationStatus === 'active' && !one.needsProfileSetup && !one.isOnLeave,
        ).length,
        lastSyncDate: company.lastSync,
      }
    }),
    on(contract.seedUsers, () => {
      throw new Refusal(409, 'The demo is filled with its sample company already.')
    }),
    on(getInquiries, ({ query }) =>
      pageOf(
        [
          {
            id: 'demo-inquiry',
            companyName: 'Harbour Works',
            contactEmail: 'hello@harbour.example',
            expectedUsers: '100-500',
            additionalInfo: 'We are spread over three sites and hardly know each other.',
            createdAt: `${company.month}-01T10:00:00.000Z`,
          },
        ],
        query,
      ),
    ),
    on(getAuditLog, ({ query }) => {
      const has = (text: string, part = '') => text.toLowerCase().includes(part.toLowerCase())
      const found = company.audit.filter(
        ({ action, actorEmail, subjectLabel, at }) =>
          (!query.action || query.action === 'all' || action === query.action) &&
          has(actorEmail, query.actor) &&
          has(`${subjectLabel} ${actorEmail}`, query.search) &&
          (!query.from || at.slice(0, 10) >= query.from) &&
          (!query.to || at.slice(0, 10) <= query.to),
      )
      // They stand there newest first.
      if (query.sort === 'at') found.reverse()
      if (query.sort === 'actor') found.sort((a, b) => a.actorEmail.localeCompare(b.actorEmail))
      if (query.sort === 'action') found.sort((a, b) => a.action.localeCompare(b.action))
      return pageOf(found, query)
    }),
  ]
}
