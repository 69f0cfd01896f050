import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../shared/contract/newsletters'
import { generateGroupPairing } from '../../shared/contract/pairings'
import { type SendEngine, startSendEngine } from '../mail/engine/send-engine'
import { startApp, type TestApp } from '../testing/app'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'

let app: TestApp
let engine: SendEngine
beforeEach(async () => {
  app = await startApp()
  engine = startSendEngine(app.context)
})
afterEach(async () => {
  await engine.stop()
  await app.stop()
})

async function company(domain: string, count: number) {
  const group = await addGroup(app, domain.split('.')[0] as string, ['Engineering'])
  await allow(app, `*@${domain}`, group.id)
  const people = await addPeople(
    app,
    Array.from({ length: count }, (_, index) => ({ email: `person${index}@${domain}` })),
  )
  return { group, addresses: people.map(({ email }) => email).sort() }
}

describe('a newsletter for one of two domain groups', () => {
  test('reaches that group alone, also its member without a match; the other group has its own', async () => {
    const admin = await adminClient(app)
    const roastery = await company('roastery.example', 5)
    const cafe = await company('cafe.example', 4)
    const send = async (domainGroupId: string) => {
      const { body: generated } = await admin.call(generateGroupPairing, { params: { domainGroupId } })
      const { body: draft } = await admin.call(contract.generateNewsletter, { body: {} })
      const params = { id: draft.id }
      const pairingFile = generated.pairing!.fileName
      await admin.call(contract.saveNewsletter, { params, body: { pairingFile } })
      await admin.call(contract.approveNewsletter, { params, body: {} })
      const from = app.sink.received.length
      const { status, body } = await admin.call(contract.sendNewsletter, { params })
      expect(status).toBe(200)
      return { sent: body.sent, mails: app.sink.received.slice(from) }
    }

    const first = await send(roastery.group.id)
    expect(first.sent).toBe(5)
    expect(first.mails.map(({ to }) => to[0]).sort()).toEqual(roastery.addresses)
    for (const { email } of first.mails) expect(email.text).not.toContain('@cafe.example')
    expect(first.mails.filter(({ email }) => email.html?.includes('Sitting out this month'))).toHaveLength(1)

    const second = await send(cafe.group.id)
    expect(second.mails.map(({ to }) => to[0]).sort()).toEqual(cafe.addresses)
    for (const { email } of second.mails) expect(email.text).not.toContain('@roastery.example')
  })
})
