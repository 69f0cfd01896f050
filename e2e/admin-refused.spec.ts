import {
  act,
  choose,
  expectSaid,
  makeNewsletter,
  openDashboard,
  pairGroup,
  read,
  settled,
  test,
} from './admin'
import { expect } from './product'

test('an action that somebody else did first is refused with what to do, and the screen is updated', async ({
  admin,
}) => {
  const { id } = await pairGroup(admin, 'Juniper Studio')
  const letter = await makeNewsletter(admin, 'Approved elsewhere')
  await openDashboard(admin)
  const asked = admin.getByRole('alertdialog')

  await test.step('approved twice', async () => {
    const button = admin.getByRole('button', { name: 'Approve Approved elsewhere' })
    await expect(button).toBeVisible()
    await act(admin, 'POST', `/api/admin/newsletters/${letter}/approve`)
    await button.click()
    await expectSaid(admin, /already approved/)
    await expect(button).toHaveCount(0)
  })

  await test.step('completed, and deleted, after somebody else completed it', async () => {
    await admin.getByRole('button', { name: /^Complete pairing/ }).click()
    await act(admin, 'POST', `/api/admin/complete-pairing/${id}`)
    await asked.getByRole('button', { name: 'Complete pairing' }).click()
    await expectSaid(admin, /is already completed\. It is listed under Completed Pairings\.$/)
    await expectSaid(admin, 'No current pairings')
  })

  await test.step('deleted after somebody else completed it', async () => {
    const { id: next } = await pairGroup(admin, 'Harbour Roastery')
    await admin.reload()
    await settled(admin)
    await choose(admin.getByRole('region', { name: 'Current Pairings' }), 'Delete')
    await act(admin, 'POST', `/api/admin/complete-pairing/${next}`)
    await asked.getByRole('button', { name: 'Delete pairing' }).click()
    await expectSaid(admin, /Its matches are kept, because they are needed to avoid repeats\.$/)
    await expectSaid(admin, 'No current pairings')
  })

  await test.step('generated while somebody of the scope is in an active pairing', async () => {
    await pairGroup(admin, 'Juniper Studio')
    await admin.reload()
    await settled(admin)
    await admin.getByRole('button', { name: 'Generate Monthly Pairings' }).click()
    await expect(admin.getByRole('dialog')).toContainText('No pairing can be made now')
    await expect(admin.getByRole('dialog')).toContainText('to make another one, delete it first')
    await expect(admin.getByRole('button', { name: /^Generate \d+ pairs$/ })).toHaveCount(0)
  })
})

test('the eligibility box follows the people: Even and Odd, who is excluded, the minimum', async ({
  admin,
}) => {
  await openDashboard(admin)
  const box = admin.getByRole('region', { name: 'Pairing eligibility' })
  const { statusCounts, eligibility } = await read(admin, '/api/admin/pairing-validation')
  const ready = statusCounts.truly_active
  const words = (count: number) => `${count} is ${count % 2 === 0 ? 'Even' : 'Odd'}`
  await expect(box).toContainText(`Met (${eligibility.minimumRequired} required)`)
  await expect(box).toContainText(words(ready))
  await expect(box).toContainText(`Excluded${statusCounts.total - ready}`)
  const [person] = await read(admin, '/api/admin/users?search=zofia.abdi@example.org')
  await act(admin, 'PATCH', `/api/admin/users/${person.id}`, { participationStatus: 'opted_out' })
  await admin.reload()
  await settled(admin)
  await expect(box).toContainText(words(ready - 1))
  await expect(box).toContainText((ready - 1) % 2 === 0 ? 'Yes' : 'No')
  await act(admin, 'PATCH', `/api/admin/users/${person.id}`, { participationStatus: 'active' })
})
