import { writeFile } from 'node:fs/promises'
import { runCycle } from '../month/cycle/run-cycle'
import type { TestApp } from './app'
import { addGroup, addPeople, addPerson, allow } from './factories'

export const ADMINS = ['boss@example.com', 'chief@example.com']

/** Two groups of four, two administrators, and an employee file. */
export async function companyBeforeItsCycle(app: TestApp): Promise<string[]> {
  const addresses: string[] = []
  for (const name of ['north', 'south']) {
    const group = await addGroup(app, name)
    await allow(app, `*@${name}.example.com`, group.id)
    const people = Array.from({ length: 4 }, (_, index) => ({ email: `p${index}@${name}.example.com` }))
    await addPeople(app, people)
    addresses.push(...people.map(({ email }) => email))
  }
  for (const email of ADMINS) await addPerson(app, { email, isAdmin: true, needsProfileSetup: true })
  await writeFile(app.context.config.employeeFile, `email,first_name\n${addresses[0]},Renamed\n`)
  await runCycle(app.context)
  app.clock.set('2026-12-01T08:00:10Z')
  return addresses
}

/** The plain text of the newest mail to somebody, without its line breaks. */
export const wordsTo = (app: TestApp, address: string): string =>
  (app.sink.latest(address).text ?? '').replace(/\s+/g, ' ')
