import { generateCompanyPairing } from '../../shared/contract/pairings'
import {
  approveNewsletter,
  generateNewsletter,
  type Newsletter,
  saveNewsletter,
} from '../../shared/contract/newsletters'
import type { TestApp } from './app'
import type { Client } from './client'
import { addPeople, adminClient, allow, type NewPerson } from './factories'

export interface ReadyNewsletter {
  admin: Client
  people: Awaited<ReturnType<typeof addPeople>>
  pairingFile: string
  newsletter: Newsletter
}

/** People who are paired, and a newsletter linked to their pairing, approved unless asked otherwise. */
export async function readyNewsletter(
  app: TestApp,
  people: NewPerson[] | number = 4,
  { approve = true } = {},
): Promise<ReadyNewsletter> {
  await allow(app)
  const admin = await adminClient(app)
  const rows = await addPeople(
    app,
    typeof people === 'number' ? Array.from({ length: people }, () => ({})) : people,
  )
  const generated = await admin.call(generateCompanyPairing)
  if (generated.status !== 200) throw new Error(generated.body.message)
  const pairingFile = generated.body.pairing!.fileName
  const { body: draft } = await admin.call(generateNewsletter, { body: {} })
  const params = { id: draft.id }
  const { body: saved } = await admin.call(saveNewsletter, { params, body: { pairingFile } })
  const newsletter = approve ? (await admin.call(approveNewsletter, { params, body: {} })).body : saved
  return { admin, people: rows, pairingFile, newsletter }
}
