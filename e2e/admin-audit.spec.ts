import { join } from 'node:path'
import { Client } from 'pg'
import { clientConfig, readPidFile } from '../server/platform/database/embedded/address'
import { act, openDashboard, test } from './admin'
import { expect, expectSoundScreen } from './product'

test('the audit log says that it is whole, and where it is broken after the database was changed by hand', async ({
  admin,
  product,
}) => {
  const log = admin.getByRole('region', { name: 'Audit Log' })
  const LATER = 'A later department'
  const [group] = await (await admin.request.get('/api/admin/domain-groups')).json()
  let written = 0
  /** On a slow machine a check is kept for a while, until the log has another entry. */
  const writeEntry = (displayName: string) =>
    act(admin, 'POST', `/api/admin/departments/${group.id}`, { name: `audited ${written++}`, displayName })
  await writeEntry(LATER)
  await openDashboard(admin, '/admin?tab=admin-tools')
  await expect(log.getByText(/^Whole: \d+ entr(y|ies), checked /)).toBeVisible()
  await log.getByText('Keep its end elsewhere').click()
  await expect(log.getByText(/^\d+:[0-9a-f]{64}$/)).toBeVisible()
  await expectSoundScreen(admin, log)

  const db = join(product.dataDir, 'db')
  const database = new Client(clientConfig({ db }, readPidFile(db)!.address!, 'postgres', 'cup_of_joe'))
  await database.connect()
  const change = (from: string, to: string) =>
    database.query('update audit_log set subject_label = $2 where subject_label = $1', [from, to])
  await change(LATER, 'Another one')
  await writeEntry('After the change')
  try {
    await admin.reload()
    await expect(
      log.getByText(/^Broken at entry \d+: names or values of the entry were changed\.$/),
    ).toBeVisible()
    await expect(log.getByText(/make a backup of the database as it is now/)).toBeVisible()
    await expectSoundScreen(admin, log)
  } finally {
    await change('Another one', LATER)
    await database.end()
  }
  await writeEntry('After its repair')
  await admin.reload()
  await expect(log.getByText(/^Whole: /)).toBeVisible()
})
