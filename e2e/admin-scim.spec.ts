import { request } from '@playwright/test'
import { act, expectSaid, openAdminTools, openDashboard, read, settled, test } from './admin'
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
  await expect(shown).toContainText('It is shown this once.')
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await shown.getByRole('button', { name: 'Copy: Token' }).click()
  const copied = () => admin.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/^coj_scim_/)
  const token = await copied()
  await expectSoundScreen(admin)
  await shown.getByRole('button', { name: 'I have copied it' }).click()
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
    await expectSaid(admin, 'The members of "Lighthouse" belong to "Lighthouse" now.')
    await tie('Tower').selectOption({ label: 'Juniper Studio' })
    await expectSaid(admin, 'The members of "Tower" belong to "Juniper Studio" now.')
    const conflict = groups.getByText('1 person is in groups that are tied differently')
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
