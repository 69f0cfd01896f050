import { AWAY_FROM } from '../../../shared/limits'
import {
  addAllowedEmail,
  changeAddress,
  eraseUser,
  getAllowedEmails,
  previewAddress,
  updateAllowedEmail,
  updateUser,
} from '../../../shared/contract/directory'
import { applyImport, undoImport, uploadImport } from '../../../shared/contract/imports'
import { putBlocks, updateParticipation } from '../../../shared/contract/participation'
import { addDays } from '../../platform/context/clock'
import { oneOf, type Roll } from '../years/world'
import { type Company, type Person, rowsOf } from './company'
import { assertNone } from './rules'
import { callAs, isThere, newName, type Step, someone, someoneWho, statusOf } from './step'

/** What happens to people: their addresses, accounts, bars, blocks and leave. */
export const PEOPLE_STEPS: Record<string, Step> = {
  'the directory adopts somebody, and changes their address': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person)
    return rename(company, person, `${newName(company)}@example.com`)
  },
  'the directory gives somebody an address of theirs again': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person)
    const former = person.traces.filter((trace) => trace.includes('@'))
    return rename(company, person, oneOf(roll, former.length > 0 ? former : [person.email]))
  },
  'the directory gives somebody a barred address': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person)
    return rename(company, person, await barredAddress(company, roll, person))
  },
  'the directory turns somebody off, and renames them to a tombstone': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person)
    const tombstone = `${String((company.made += 1)).padStart(32, '0')}${person.email}`
    const changes = [
      { op: 'replace', path: 'active', value: oneOf(roll, ['False', false]) },
      { op: 'replace', path: 'userName', value: tombstone },
    ]
    const status = await (roll(3) === 0
      ? statusOf(company.scim.put(`/Users/${person.id}`, { userName: tombstone, active: false }))
      : statusOf(
          company.scim.patch(`/Users/${person.id}`, {
            Operations: roll(2) === 0 ? changes : changes.reverse(),
          }),
        ))
    if (status === 200)
      assertNone(
        await rowsOf(
          company,
          'select email, is_active from users where id = $1 and (is_active or email <> $2)',
          [person.id, person.email],
        ),
        'a tombstone changes an address, or leaves somebody in',
      )
    return status
  },
  'the directory turns somebody off': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person)
    return patch(company, person, 'active', false)
  },
  'the directory brings somebody back': async (company, roll) => {
    const person = await someoneWho(company, roll, 'not is_active')
    await adopt(company, person)
    const changes = [
      { op: 'replace', path: 'active', value: true },
      { op: 'replace', path: 'userName', value: person.email },
    ]
    return statusOf(company.scim.patch(`/Users/${person.id}`, { Operations: changes.slice(roll(2)) }))
  },
  'the directory deletes somebody, and creates them again': async (company, roll) => {
    const person = someone(company, roll)
    await adopt(company, person, roll(3) > 0)
    const { body } = await company.scim.get(`/Users/${person.id}`)
    const before = (body as { externalId?: string }).externalId
    const gone = await statusOf(company.scim.delete(`/Users/${person.id}`))
    const externalId = [before, newName(company), undefined][roll(3)]
    const name = { givenName: `Zq${company.made}wx`, familyName: `Vk${company.made}jz` }
    const created = await company.scim.post('/Users', {
      userName: person.email,
      name,
      active: true,
      ...(externalId && { externalId }),
    })
    const { id } = created.body as { id?: string }
    if (gone < 300 && created.status === 201 && id) follow(company, person, { id, before, externalId })
    return [gone, created.status]
  },
  'an administrator changes an address': async (company, roll) => {
    const person = someone(company, roll)
    const email = await [
      () => `${newName(company)}@example.com`,
      () => person.traces.find((trace) => trace.includes('@')) ?? person.email,
      () => barredAddress(company, roll, person),
    ][roll(3)]!()
    return address(company, person, email)
  },
  'an administrator says that two accounts are of one person': async (company, roll) => {
    const [person, other] = [someone(company, roll), someone(company, roll)]
    if (person === other || isSmall(company)) return undefined
    return address(company, person, other.email)
  },
  'an import is made and taken back': async (company, roll) => {
    const file = `email,first_name,last_name\nimported${roll(5)}@example.com,New,Comer`
    const { id, status } = await importFile(company, file)
    company.app.clock.advance(60_000)
    return [status, await statusOf(company.admin.call(undoImport, { params: { id } }))]
  },
  'leave becomes known that begins in some days, or somebody is back from it': async (company, roll) => {
    const isBack = roll(2) === 0
    const person = await someoneWho(company, roll, isBack ? "employee_status = 'leave'" : 'true')
    const [from, days] = [addDays(today(company.app), roll(12)), oneOf(roll, [2, 10, 60])]
    const leave = !isBack ? `leave,${from},${addDays(from, days)}` : 'active,,'
    const file = `email,status,leave_start,leave_end\n${person.email},${leave}`
    return (await importFile(company, file)).status
  },
  'somebody is taken off the whitelist, or put on it again': async (company, roll) => {
    const barred = 'exists (select from allowed_emails a where a.email = u.email and not a.is_active)'
    const { email } = await (roll(2) === 0 ? someone(company, roll) : someoneWho(company, roll, barred))
    const { body } = await company.admin.call(getAllowedEmails, { query: { search: email } })
    const entry = body.find((one) => one.email === email)
    if (!entry) return statusOf(company.admin.call(addAllowedEmail, { body: { email } }))
    const isActive = !entry.isActive
    const change = { params: { id: entry.id }, body: { isActive } }
    const status = await statusOf(company.admin.call(updateAllowedEmail, change))
    if (status === 200) {
      company.known.bars = company.known.bars.filter((one) => one !== email)
      if (!isActive) company.known.bars.push(email)
    }
    return status
  },
  'somebody pauses, leaves or comes back by themselves': async (company, roll) =>
    callAs(company, roll, (client) =>
      client.call(updateParticipation, {
        body: {
          ...participation(company, (['paused', 'opted_out', 'active', 'active'] as const)[roll(4)]!),
          from: AWAY_FROM[roll(2)],
        },
      }),
    ),
  'an administrator pauses somebody, or brings them back': async (company, roll) => {
    const isBack = roll(3) > 0
    const { id } = await someoneWho(company, roll, isBack ? "participation_status <> 'active'" : 'true')
    const body = participation(company, isBack ? 'active' : 'paused')
    return statusOf(company.admin.call(updateUser, { params: { id }, body }))
  },
  'somebody blocks a colleague': (company, roll) =>
    callAs(company, roll, async (client, person) =>
      blocks(company, client, person, someone(company, roll).email),
    ),
  'somebody blocks an address that nobody has yet': (company, roll) =>
    callAs(company, roll, async (client, person) =>
      // The next one that somebody gets.
      blocks(company, client, person, `qxw${company.made + 1}new@example.com`),
    ),
  'somebody is erased': async (company, roll) => {
    const person = someone(company, roll)
    if (isSmall(company)) return undefined
    const { status } = await company.admin.call(eraseUser, {
      params: { id: person.id },
      body: { email: person.email },
    })
    if (status === 200) erased(company, person)
    return status
  },
}

/** So few are left that nobody more goes. */
const isSmall = ({ known }: Company): boolean => known.people.filter(isThere).length < 10

/** A pause ends in a month. */
export const participation = <Status extends string>({ app }: Company, participationStatus: Status) => ({
  participationStatus,
  ...(participationStatus === 'paused' && { pauseEndDate: addDays(today(app), 30) }),
})

const today = ({ clock }: Company['app']): string => clock.now().toISOString().slice(0, 10)

/** Replaces somebody's list of blocks by one address, as they do, and remembers it once it was taken. */
export async function blocks(
  { known }: Company,
  client: Parameters<Parameters<typeof callAs>[2]>[0],
  { id: by }: Person,
  email: string,
): Promise<{ status: number }> {
  const { status } = await client.call(putBlocks, { body: { emails: [email] } })
  if (status === 200) {
    known.blocks = known.blocks.filter((block) => block.by !== by)
    known.blocks.push({ by, email, id: known.people.find((one) => one.email === email && isThere(one))?.id })
  }
  return { status }
}

function erased({ known }: Company, person: Person): void {
  person.isErased = true
  known.blocks = known.blocks.filter(({ by }) => by !== person.id)
}

/** The directory knows them by their address from then on, and by an id of its own. */
async function adopt(company: Company, person: Person, hasId = true): Promise<void> {
  if (hasId) person.externalId ??= newName(company)
  const { externalId } = person
  await company.scim.post('/Users', { userName: person.email, active: true, ...(hasId && { externalId }) })
}

const patch = ({ scim }: Company, { id }: Person, path: string, value: unknown) =>
  statusOf(scim.patch(`/Users/${id}`, { Operations: [{ op: 'replace', path, value }] }))

/** Whatever the directory calls somebody is a name of theirs. */
async function rename(company: Company, person: Person, email: string): Promise<number> {
  const status = await patch(company, person, 'userName', email)
  if (status === 200 && !person.traces.includes(email)) person.traces.push(email)
  return status
}

/** An address that an administrator has barred, of nobody or of another person. */
async function barredAddress(
  { admin, known, ...company }: Company,
  roll: Roll,
  person: Person,
): Promise<string> {
  const others = known.bars.filter((email) => email !== person.email)
  if (others.length > 0 && roll(2) > 0) return oneOf(roll, others)
  const email = `qxw${roll(5)}barred@example.com`
  const { body } = await admin.call(addAllowedEmail, { body: { email } })
  const found = await rowsOf<{ id: string }>(
    { app: company.app },
    'select id from allowed_emails where email = $1',
    [email],
  )
  const id = body.id ?? found[0]!.id
  const { status } = await admin.call(updateAllowedEmail, { params: { id }, body: { isActive: false } })
  if (status === 200 && !known.bars.includes(email)) known.bars.push(email)
  return email
}

/** Somebody is deleted and made again: the same account goes on, or it is that of another person. */
function follow(
  { known }: Company,
  person: Person,
  { id, before, externalId }: { id: string; before: string | undefined; externalId: string | undefined },
): void {
  const isAnother = before !== undefined && externalId !== undefined && before !== externalId
  const said = { person: person.id, id, before, externalId }
  assertNone(isAnother === (id !== person.id) ? [] : [said], 'a new id and a new person are not the same')
  if (id === person.id) person.externalId = externalId ?? before
  else {
    known.people.push({ id, email: person.email, isErased: false, traces: [], externalId })
    // What others blocked holds against the holder of the address, too.
    const held = known.blocks.filter((block) => block.id === person.id)
    known.blocks.push(...held.map((block) => ({ ...block, id })))
  }
}

/** Changes somebody's address as an administrator; whoever has it already is the same person. */
async function address(company: Company, person: Person, email: string): Promise<number> {
  const { admin, known } = company
  const params = { id: person.id }
  const { body, status } = await admin.call(previewAddress, { params, query: { email } })
  if (status !== 200) return status
  const holder = known.people.find((one) => one.email === email && isThere(one) && one !== person)
  const erases = holder && body.other?.erases.email
  const changed = await statusOf(
    admin.call(changeAddress, { params, body: { email, from: person.email, ...(erases && { erases }) } }),
  )
  if (changed === 200 && holder && body.other) {
    const [gone, stays] = body.other.erases.id === holder.id ? [holder, person] : [person, holder]
    for (const block of known.blocks) if (block.id === gone.id) block.id = stays.id
    known.blocks = known.blocks.filter(({ by }) => by !== gone.id)
    stays.traces.push(...gone.traces)
    known.people = known.people.filter((one) => one !== gone)
  }
  return changed
}

async function importFile({ admin }: Company, file: string): Promise<{ id: string; status: number }> {
  const form = new FormData()
  form.set('file', new Blob([file]), 'people.csv')
  const { body } = await admin.request('POST', uploadImport.path, form)
  const { id } = body as { id: string }
  return { id, status: await statusOf(admin.call(applyImport, { params: { id }, body: {} })) }
}
