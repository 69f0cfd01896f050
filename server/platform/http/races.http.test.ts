import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addGroupDepartment,
  deleteDepartment,
  deleteDomainGroup,
  getGroupDepartments,
  updateUser,
} from '../../../shared/contract/directory'
import { generateNewsletter, saveNewsletter, sendNewsletter } from '../../../shared/contract/newsletters'
import {
  completeCurrentPairings,
  deletePairing,
  generateCompanyPairing,
  generateGroupPairing,
} from '../../../shared/contract/pairings'
import { startApp, type TestApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../../testing/factories'

const ROUNDS = 6

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startApp({ env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** The one who comes second is told so, or both get through: nobody gets a 5xx. */
const faults = (answers: { status: number; body: unknown }[]) =>
  answers.filter(({ status }) => status >= 500).map(({ body }) => body)

describe('two calls that meet', () => {
  test('a pairing is deleted while newsletters linked to it are saved and sent', async () => {
    await addPeople(
      app,
      Array.from({ length: 6 }, () => ({})),
    )
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await admin.call(generateCompanyPairing)
      const { id, fileName } = made.body.pairing!
      const newsletter = (await admin.call(generateNewsletter, { body: {} })).body
      const params = { id: newsletter.id }
      const save = () =>
        admin.call(saveNewsletter, { params, body: { pairingFile: fileName, title: randomUUID() } })
      await save()
      const answers = await Promise.all([
        save(),
        save().then(save),
        admin.call(deletePairing, { params: { id } }),
        admin.call(sendNewsletter, { params }),
      ])
      expect(faults(answers)).toEqual([])
      await admin.call(completeCurrentPairings)
      app.clock.advance(200 * 86_400_000)
      admin = await adminClient(app)
    }
  })

  test('a department is deleted while people are moved into it', async () => {
    const group = await addGroup(app, `Group ${randomUUID()}`, ['Old'])
    await allow(app, '*@departments.example', group.id)
    const people = await addPeople(
      app,
      Array.from({ length: 10 }, (_, i) => ({ email: `d${i}@departments.example`, department: 'Other' })),
    )
    for (let round = 0; round < ROUNDS; round += 1) {
      const groupId = group.id
      await admin.call(addGroupDepartment, { params: { groupId }, body: { name: 'New', displayName: 'New' } })
      const list = (await admin.call(getGroupDepartments, { params: { groupId } })).body
      const departmentId = list.find(({ name }) => name === 'New')!.id
      const moves = people.map(({ id }) =>
        admin.call(updateUser, { params: { id }, body: { department: 'New' } }),
      )
      const removal = admin.call(deleteDepartment, { params: { groupId, departmentId } })
      expect(faults(await Promise.all([...moves, removal]))).toEqual([])
      const left = (await admin.call(getGroupDepartments, { params: { groupId } })).body
      expect(left.map(({ name }) => name)).not.toContain('New')
      expect(left.find(({ name }) => name === 'Other')?.userCount).toBe(people.length)
    }
  })

  test('a domain group is deleted while its pairing is generated', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const group = await addGroup(app, `Group ${randomUUID()}`)
      await allow(app, `*@g${round}.example`, group.id)
      await addPeople(
        app,
        Array.from({ length: 40 }, (_, i) => ({ email: `p${i}@g${round}.example`, department: 'Other' })),
      )
      const generated = admin.call(generateGroupPairing, { params: { domainGroupId: group.id } })
      await new Promise((next) => setTimeout(next, round * 4))
      const removed = admin.call(deleteDomainGroup, { params: { id: group.id } })
      expect(faults(await Promise.all([generated, removed]))).toEqual([])
    }
  })
})
