import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPerson, allow, cheapHash } from '../testing/factories'
import { codeIn, gate } from '../testing/sink'

const EMAIL = 'chief@example.com'
const PASSWORD = 'quietly brewed marmalade'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  await addPerson(app, { email: EMAIL, isAdmin: true, passwordHash: cheapHash(PASSWORD) })
})
afterAll(() => app?.stop())
beforeEach(() => {
  app.sink.received.length = 0
})
afterEach(() => {
  app.sink.fault = undefined
})

const signIn = async (client: Client) => {
  const { status } = await client.request('POST', '/api/signin', { email: EMAIL, password: PASSWORD })
  expect(status).toBe(200)
}
const notices = () =>
  app.sink.received.filter(({ email }) => email.subject === 'A new device signed in to Cup of Joe')

it('an administrator is told once of each browser that is new to them, and an employee of none', async () => {
  const client = app.client()
  await signIn(client)
  await expect.poll(notices).toHaveLength(1)
  expect(notices()[0]).toMatchObject({
    to: [EMAIL],
    email: { text: expect.stringMatching(/^How: By password$.*^IP address: 127\.0\.0\.1$/ms) },
  })
  await signIn(client)
  const [employee, email] = [app.client(), 'ada@example.com']
  await employee.request('POST', '/api/auth/send-code', { email })
  const code = codeIn(app.sink.latest(email).text)
  expect((await employee.request('POST', '/api/auth/verify-code', { email, code })).status).toBe(200)
  // Whatever the two sign-ins before had caused would be on its way before this one.
  await signIn(app.client())
  await expect.poll(notices).toHaveLength(2)
  expect(notices().map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]])
})

it('signing in does not wait for the mail about it', async () => {
  const taken = gate()
  app.sink.fault = () => ({ until: taken.isOpen })
  await signIn(app.client())
  expect(notices()).toEqual([])
  taken.open()
  await expect.poll(notices).toHaveLength(1)
})
