import { request } from '@playwright/test'
import { act, expectSaid, openAdminTools, openDashboard, pairGroup, read, settled, test } from './admin'
import { expect, expectSoundScreen } from './product'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'

test('a token for the directory, people and groups by it, a tie and a conflict, and its end', async ({
  admin,
  product,
}) => {
  await openAdminTools(admin, 'directory-access')
  const access = admin.getByRole('region', { name: 'Directory access' })
  await access.getByRole('button', { name: 'Make Token' }).click()
  await expectSaid(admin, 'Please give it a name, such as "Entra ID"')
  await access.getByLabel('Name of a new token').fill('Entra ID')
  await access.getByRole('button', { name: 'Make Token' }).click()
  const shown = admin.getByRole('dialog')
  await expect(shown).toContainText('You see it only this once.')
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await shown.getByRole('button', { name: 'Copy: Token' }).click()
  const copied = () => admin.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^coj_scim_/)
  const token = await copied()
  await expectSoundScreen(admin)
  await shown.getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(access).toContainText('not used yet')
  await expect(access).not.toContainText(token)

  const lighthouse = async () => {
    const groups = (await read(admin, '/api/admin/domain-groups')) as { id: string; name: string }[]
    return groups.find(({ name }) => name === 'Lighthouse')?.id
  }
  const directory = await request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
  })
  const scim = async (path: string, data: object) => {
    const answer = await directory.post(`${product.url}/scim/v2${path}`, { data })
    expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
    return (await answer.json()) as { id: string }
  }
  const ids = await Promise.all(
    ['ann', 'bea'].map(
      async (name) => (await scim('/Users', { schemas: [USER], userName: `${name}@directory.example` })).id,
    ),
  )
  const members = ids.map((value) => ({ value }))
  await scim('/Groups', { displayName: 'Lighthouse', members })
  await scim('/Groups', { displayName: 'Tower', members: members.slice(0, 1) })
  await admin.reload()
  await settled(admin)
  await expect(access).toContainText('Last change: directory group added, Tower')

  await test.step('groups are tied, and who is in two is named', async () => {
    await openDashboard(admin, '/admin?tab=email-whitelist')
    const groups = admin.getByRole('region', { name: 'Directory groups' })
    const tie = (name: string) => groups.getByLabel(`Where the members of ${name} belong`)
    await tie('Lighthouse').selectOption({ label: 'A new domain group “Lighthouse”' })
    await expectSaid(admin, 'The members of "Lighthouse" now belong to "Lighthouse".')
    await tie('Tower').selectOption({ label: 'Juniper Studio' })
    await expectSaid(admin, 'The members of "Tower" now belong to "Juniper Studio".')
    const conflict = groups.getByText('1 person is in groups tied to different places')
    await expect(conflict).toBeVisible()
    await expect(groups).toContainText('ann@directory.example: Lighthouse and Tower. “Lighthouse” was tied')
    await expectSoundScreen(admin)
    const [ann] = await read(admin, '/api/admin/users?search=ann%40directory')
    expect(ann.domainGroupId).toBe(await lighthouse())
    await tie('Tower').selectOption({ label: 'Tied to nothing' })
    await expect(conflict).toHaveCount(0)
  })

  await test.step('revoked, the token opens nothing any more', async () => {
    await openAdminTools(admin, 'directory-access')
    await access.getByRole('button', { name: 'Revoke Entra ID' }).click()
    await expect(admin.getByRole('alertdialog')).toContainText('The people it added stay.')
    await admin.getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(access.getByRole('button', { name: 'Revoke Entra ID' })).toHaveCount(0)
    // While the question is open, what is behind it is no button for anybody.
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    expect((await directory.get(`${product.url}/scim/v2/Users`)).status()).toBe(401)
    expect(await read(admin, '/api/admin/users?search=%40directory.example')).toHaveLength(2)
  })
  await directory.dispose()
  await act(admin, 'DELETE', `/api/admin/domain-groups/${await lighthouse()}`)
})

test('a webhook is made, tells in its log why it is not reached, and gets another secret; a channel is tested', async ({
  admin,
}) => {
  await openAdminTools(admin, 'webhooks')
  const hooks = admin.getByRole('region', { name: 'Webhooks', exact: true })
  await hooks.getByText('Add Webhook').first().click()
  await hooks.getByRole('button', { name: 'Add Webhook' }).click()
  await expectSaid(admin, 'Choose at least one event')
  await hooks.getByLabel('Name of a new webhook').fill('Data warehouse')
  await hooks.getByRole('textbox', { name: 'Address' }).fill('https://192.168.7.7/told')
  await hooks.getByLabel('a round is made').check()
  await hooks.getByRole('checkbox', { name: 'Include people’s names and addresses' }).check()
  await hooks.getByRole('button', { name: 'Add Webhook' }).click()
  const shown = admin.getByRole('dialog')
  await expect(shown).toContainText(/whsec_[A-Za-z0-9+/]{43}=/)
  await expectSoundScreen(admin)
  await shown.getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(hooks).toContainText('192.168.7.7 · With names and addresses')

  await pairGroup(admin, 'Juniper Studio')
  await openAdminTools(admin, 'webhooks')
  const log = admin.getByRole('dialog', { name: 'What "Data warehouse" was told' })
  await expect(async () => {
    await hooks.getByRole('button', { name: 'Log: Data warehouse' }).click()
    await expect(log).toBeVisible()
    const isTold = (await log.textContent())?.includes('WEBHOOK_HOSTS')
    if (!isTold) await admin.keyboard.press('Escape')
    expect(isTold).toBe(true)
  }).toPass()
  await expect(log).toContainText('1 try')
  await expectSoundScreen(admin)
  await log.getByRole('button', { name: 'Send again: a round is made' }).click()
  await expectSaid(admin, 'It is being sent again.')
  await log.getByRole('button', { name: 'Close' }).click()

  await hooks.getByRole('button', { name: 'New secret: Data warehouse' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click()
  await expect(admin.getByRole('dialog')).toContainText('whsec_')
  await admin.getByRole('dialog').getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(hooks).toContainText('the earlier secret signs as well')
  await hooks.getByRole('button', { name: 'Turn off: Data warehouse' }).click()
  await expect(hooks).toContainText('Off since')

  const channels = admin.getByRole('region', { name: 'Channels' })
  await channels.getByText('Add Channel').first().click()
  await channels.getByLabel('Name of a new channel').fill('#coffee')
  await channels.getByLabel('Address').fill('https://10.1.2.3/hooks/1')
  await channels.getByLabel('Chat').selectOption({ label: 'Microsoft Teams (Workflows)' })
  await channels.getByRole('button', { name: 'Add Channel' }).click()
  await channels.getByRole('button', { name: 'Send a Test: #coffee' }).click()
  await expectSaid(admin, /10\.1\.2\.3 is not on the public internet/)
  await expectSoundScreen(admin)
  await channels.getByRole('button', { name: 'Remove: #coffee' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(admin, '"#coffee" is removed. Nothing more is sent there.')
})
