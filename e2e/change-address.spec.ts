import { act, choose, expectSaid } from './admin'
import { expectSoundScreen, openAdmin } from './product'
import { expect, freshPair, test, toastOf } from './employee'

const SHOTS = process.env['SHOTS']

test('an administrator changes an address, and says that two accounts are one person’s', async ({
  browser,
  product,
}) => {
  const { me, partner } = await freshPair(browser, product)
  const admin = await openAdmin(browser, product, `/admin?tab=admin-tools&search=${me.email}`)
  const row = admin.getByRole('row').filter({ hasText: me.email })
  const dialog = admin.getByRole('dialog')
  const shoot = async (name: string) => {
    if (!SHOTS) return
    for (const [look, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 360],
      ['dark', 360],
    ] as const) {
      await admin.emulateMedia({ colorScheme: look })
      await admin.setViewportSize({ width, height: 900 })
      await admin.screenshot({ path: `${SHOTS}/${name}-${width}-${look}.png` })
    }
    await admin.emulateMedia({ colorScheme: 'light' })
    await admin.setViewportSize({ width: 1280, height: 900 })
  }

  await choose(row, 'Change Address')
  await dialog.getByLabel('New address').fill(partner.email)
  await expect(dialog.getByText(`has an account already`)).toBeVisible()
  await expectSoundScreen(admin)
  await shoot('merge')
  await dialog.getByRole('button', { name: 'The same person' }).click()
  await expect(dialog.getByText('Type the address of the account that is erased')).toBeVisible()
  await dialog.getByLabel('New address').fill(`new.${me.email}`)
  await expect(dialog.getByText(`has an account already`)).toHaveCount(0)
  await shoot('change')
  await dialog.getByRole('button', { name: 'Change Address' }).click()
  await expect(toastOf(admin, 'Both addresses are told.')).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: `new.${me.email}`.split('@')[0]! })).toBeVisible()
  await expect.poll(() => product.sink.received.some(({ to }) => to.includes(`new.${me.email}`))).toBe(true)

  const { token } = (await act(admin, 'POST', '/api/admin/directory-tokens', { name: 'Test' })) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const domain = me.email.split('@')[1]!
  for (let i = 0; i < 11; i++) {
    const bring = async (externalId: string) => {
      const data = { userName: `back${i}@${domain}`, externalId, active: true }
      const made = await admin.request.post(`${product.url}/scim/v2/Users`, {
        headers,
        data: JSON.stringify(data),
      })
      return ((await made.json()) as { id: string }).id
    }
    const id = await bring(`old-${i}`)
    await admin.request.delete(`${product.url}/scim/v2/Users/${id}`, { headers })
    await bring(`new-${i}`)
  }
  await admin.goto(`${product.url}/admin`)
  await expect(
    admin.getByText('11 people came back with new ids. The same people, or new ones?'),
  ).toBeVisible()
  await shoot('question')
  await admin.getByRole('button', { name: 'New people' }).click()
  await expectSoundScreen(admin)
  await shoot('answer')
  await dialog.getByRole('button', { name: 'New people' }).click()
  await expect(dialog.getByText('Type the number of people')).toBeVisible()
  await dialog.getByLabel('Type 11 to confirm').fill('11')
  await dialog.getByRole('button', { name: 'New people' }).click()
  await expectSaid(admin, '11 newcomers begin anew.')
  await expect(admin.getByText('11 people came back with new ids.')).toHaveCount(0)
})
