import { randomBytes, randomUUID, scryptSync } from 'node:crypto'
import { allowedEmails, domainGroups, departments } from '../tables/directory.tables'
import { authSessions, passkeys } from '../tables/sign-in.tables'
import type { ProgrammeSettings } from '../../shared/programme'
import { users } from '../tables/people.tables'
import { programmes } from '../tables/programmes.tables'
import { changeProgramme } from '../month/programme/programme.actions'
import { DAY_MS, nameOf, SESSION_COOKIE } from '../platform/http/cookies'
import { groupManagers } from '../tables/managers.tables'
import { hashToken, newToken } from '../platform/secrets'
import type { TestApp } from './app'
import type { Client } from './client'

/** Of five digits in every test, whichever ran before: so names stand in the order of their making, and none is the beginning of another. */
let counter = 10_000

/** What the people team decides about the programme. */
export const decide = (app: TestApp, settings: Partial<ProgrammeSettings>) =>
  changeProgramme(app.context, settings, null)

/** Another programme than the default one, which by default is as that: pairs for everybody, made by hand. */
export async function addProgramme(app: TestApp, values: Partial<typeof programmes.$inferInsert> = {}) {
  const id = randomUUID()
  const [made] = await app.context.db
    .insert(programmes)
    .values({
      id,
      name: `Programme ${(counter += 1)}`,
      slug: `programme-${counter}`,
      ...values,
    })
    .returning()
  await app.context.programme.refresh()
  return made!
}

export type NewPerson = Partial<typeof users.$inferInsert>

/** Whitelists a domain (or one address), with a group if given. */
export async function allow(app: TestApp, email = '*@example.com', domainGroupId: string | null = null) {
  const now = app.clock.now()
  const [row] = await app.context.db
    .insert(allowedEmails)
    .values({
      email,
      domain: email.split('@')[1] as string,
      domainGroupId,
      addedBy: 'test',
      reason: '',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** A domain group with departments; `Other` is always among them. */
export async function addGroup(app: TestApp, name: string, names: string[] = []) {
  const now = app.clock.now()
  const [group] = await app.context.db
    .insert(domainGroups)
    .values({ name, displayName: name, description: '', color: '#3B82F6', createdAt: now, updatedAt: now })
    .returning()
  const list = [...new Set([...names, 'Other'])]
  await app.context.db
    .insert(departments)
    .values(list.map((one) => ({ name: one, displayName: one, domainGroupId: group!.id, createdAt: now })))
  return group!
}

/** More would be too many parameters of one statement. */
const PEOPLE_AT_ONCE = 2_000

/** People who could be paired at once, unless the overrides say otherwise. */
export async function addPeople(app: TestApp, people: NewPerson[]) {
  const now = app.clock.now()
  const rows: (typeof users.$inferSelect)[] = []
  for (let done = 0; done < people.length; done += PEOPLE_AT_ONCE) {
    const values = people.slice(done, done + PEOPLE_AT_ONCE).map((person) => {
      counter += 1
      return {
        email: `person${counter}@example.com`,
        firstName: `First${counter}`,
        lastName: `Last${counter}`,
        department: 'Engineering',
        isEmailVerified: true,
        isValidated: true,
        validatedAt: now,
        needsProfileSetup: false,
        createdAt: now,
        updatedAt: now,
        ...person,
      }
    })
    rows.push(...(await app.context.db.insert(users).values(values).returning()))
  }
  return rows
}

export async function addPerson(app: TestApp, person: NewPerson = {}) {
  const [row] = await addPeople(app, [person])
  return row!
}

/**
 * A client that is signed in as this person, by a session of its own.
 * @param provedAt when they proved their second factor in it
 */
export async function signedIn(
  app: TestApp,
  person: { id: string },
  provedAt: Date | null = null,
): Promise<Client> {
  const token = newToken()
  const now = app.clock.now()
  await app.context.db.insert(authSessions).values({
    tokenHash: hashToken(token),
    userId: person.id,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    lastAccessedAt: now,
    provedAt,
    createdAt: now,
  })
  const client = app.client()
  client.cookies.set(nameOf(app.context.config.appUrl, SESSION_COOKIE), token)
  return client
}

/** Makes somebody a manager of these groups. */
export const manage = (app: TestApp, { id: userId }: { id: string }, groups: { id: string }[]) =>
  app.context.db
    .insert(groupManagers)
    .values(groups.map(({ id }) => ({ domainGroupId: id, userId, createdAt: app.clock.now() })))

/** A client signed in as a new administrator. */
export async function adminClient(app: TestApp): Promise<Client> {
  counter += 1
  return signedIn(
    app,
    await addPerson(app, { email: `admin${counter}@example.com`, isAdmin: true, needsProfileSetup: true }),
  )
}

/** What is stored for a password, at hardly any cost: for tests that try it often. */
export function cheapHash(password: string): string {
  const [salt, cost] = [randomBytes(16), { N: 2 ** 4, r: 8, p: 1 }]
  const key = scryptSync(password.normalize('NFKC'), salt, 32, cost)
  return ['scrypt', 4, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** A new administrator, or another person, who has a second factor: a passkey that nobody holds. */
export async function addGuarded(app: TestApp, { isAdmin = true } = {}) {
  const admin = await addPerson(app, { isAdmin })
  await app.context.db.insert(passkeys).values({
    userId: admin.id,
    name: 'Laptop',
    credentialId: newToken(),
    publicKey: Buffer.alloc(77),
    counter: 0,
    transports: [],
    createdAt: app.clock.now(),
  })
  return admin
}
