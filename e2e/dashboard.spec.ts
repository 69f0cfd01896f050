import { expectSaid, makeNewsletter, openDashboard, test } from './admin'
import { expect, expectSoundScreen } from './product'

test('each tab has an address, which brings it back', async ({ admin }) => {
  await openDashboard(admin)
  for (const [name, tab] of [
    ['Admin Tools', 'admin-tools'],
    ['Departments', 'departments'],
    ['Analytics & Metrics', 'metrics'],
    ['Email Whitelist', 'email-whitelist'],
    ['Email Send Logs', 'email-logs'],
    ['Image Gallery', 'images'],
  ] as const) {
    await admin.getByRole('tab', { name, exact: true }).click()
    await expect(admin).toHaveURL(new RegExp(`tab=${tab}`))
    await expect(admin.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  }
  await admin.reload()
  await expect(admin.getByRole('tab', { name: 'Image Gallery' })).toHaveAttribute('aria-selected', 'true')
})

test('the command palette goes to a tab, finds a user and opens the trial of a pairing', async ({
  admin,
}) => {
  await openDashboard(admin)
  await admin.keyboard.press('Control+k')
  const field = admin.getByRole('combobox', { name: 'Command, tab or user' })
  await expect(field).toBeFocused()
  await expectSoundScreen(admin)
  await field.fill('send logs')
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/tab=email-logs/)
  await admin.keyboard.press('Control+k')
  await field.fill('audit')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('heading', { name: 'Audit Log' })).toBeVisible()

  const [user] = await (await admin.request.get('/api/admin/users?limit=1')).json()
  await admin.keyboard.press('Control+k')
  await field.fill(user.email)
  await expect(admin.getByRole('option', { name: user.email })).toBeVisible()
  await admin.keyboard.press('Enter')
  await expectSaid(admin, 'Showing 1 of 1 users')

  await admin.keyboard.press('Control+k')
  await field.fill('monthly pairings')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('dialog', { name: 'Generate Monthly Pairings' })).toBeVisible()
})

test('the command palette leaves a tab that has the focus, and the focus is on the tab that it opened', async ({
  admin,
}) => {
  await openDashboard(admin)
  await admin.getByRole('tab', { name: 'Departments' }).click()
  await expect(admin).toHaveURL(/tab=departments/)
  await admin.keyboard.press('Control+k')
  await admin.getByRole('combobox', { name: 'Command, tab or user' }).fill('send logs')
  await admin.keyboard.press('Enter')
  const opened = admin.getByRole('tab', { name: 'Email Send Logs' })
  await expect(opened).toBeFocused()
  await expect(opened).toHaveAttribute('aria-selected', 'true')
  await expect(admin).toHaveURL(/tab=email-logs/)
  await admin.goBack()
  await expect(admin).toHaveURL(/tab=departments/)
  // The window gets the focus back.
  await opened.blur()
  await opened.focus()
  await expect(admin).toHaveURL(/tab=departments/)
})

test('a dialog that closes gives the focus back to what opened it', async ({ admin }) => {
  const opened = async (name: string | RegExp) => {
    const opener = admin.getByRole('button', { name }).first()
    await opener.press('Enter')
    await expect(admin.getByRole('dialog').or(admin.getByRole('alertdialog'))).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await openDashboard(admin)
  await opened('Generate Monthly Pairings')
  await opened(/^View Current Pairings/)
  await opened(/^Commands/)
  await makeNewsletter(admin, 'Focused')
  await admin.reload()
  await opened('Edit Focused')

  await test.step('a menu by keyboard: arrows go round, a dialog out of it and Escape lead back to its button', async () => {
    const more = admin.getByRole('button', { name: 'More for Focused' })
    const item = (name: string) => admin.getByRole('menuitem', { name, exact: true })
    await more.press('Enter')
    await expect(item('Duplicate')).toBeFocused()
    await admin.keyboard.press('ArrowUp')
    await expect(item('Delete')).toBeFocused()
    await admin.keyboard.press('Enter')
    await expect(admin.getByRole('alertdialog')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await more.press('Enter')
    await expectSoundScreen(admin)
    await admin.keyboard.press('Escape')
    await expect(item('Delete')).toHaveCount(0)
    await expect(more).toBeFocused()
    await more.press('Enter')
    await admin.keyboard.press('Tab')
    await expect(item('Delete')).toHaveCount(0)
    await expect(more).not.toBeFocused()
    expect(await admin.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

test('every element that takes the focus by Tab shows it: what comes after the tabs, and a box that scrolls', async ({
  admin,
}) => {
  const outline = () =>
    admin.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
  await openDashboard(admin, '/admin?tab=admin-tools')
  await admin.getByRole('tab', { name: 'Admin Tools' }).focus()
  await admin.keyboard.press('Tab')
  await expect(admin.getByRole('link', { name: 'User Management' })).toBeFocused()
  await expect.poll(outline).toBe('solid 2px')

  const box = admin.getByRole('region', { name: 'Users', exact: true })
  await box.focus()
  await expect.poll(outline).toBe('solid 2px')
  await admin.keyboard.press('End')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})

test('the metrics: cards as the server counts them, four tabs, months', async ({ admin }) => {
  const { userMetrics } = await (await admin.request.get('/api/admin/enhanced-metrics')).json()
  const stats = await (await admin.request.get('/api/admin/stats')).json()
  await openDashboard(admin, '/admin?tab=metrics')
  const summary = admin.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Total Users${userMetrics.totalRegistered}`)
  await expect(summary).toContainText(`${userMetrics.pendingProfileSetup} pending setup`)
  await expect(summary).toContainText(`Completed Chats${stats.completedChats}`)
  await expect(summary).toContainText(`Participation Rate${userMetrics.participationRate}%`)

  const byStatus = admin.getByRole('table', { name: 'Users by status' })
  await expect(byStatus.getByRole('row', { name: /^Paused/ })).toContainText(String(userMetrics.pausedUsers))
  await expect(admin.getByRole('table', { name: /^Departments/ }).getByRole('row')).toHaveCount(
    Math.min(10, Object.keys(userMetrics.byDepartment).length) + 1,
  )

  await test.step('previous months lead to the matches', async () => {
    await admin.getByRole('button', { name: 'Previous Months' }).click()
    await expect(admin.getByRole('tab', { name: 'Matching Performance' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await admin.getByText('Show as a table').click()
    await expect(admin.getByRole('table', { name: /six months/ }).getByRole('row')).toHaveCount(7)
  })

  await test.step('the quality of the pairings', async () => {
    await admin.getByRole('button', { name: 'Current Month' }).click()
    await expectSaid(admin, 'Average Quality')
    await expectSaid(admin, /^\d+\.\d of 10$/)
  })

  await test.step('the real state of the system', async () => {
    await admin.getByRole('tablist', { name: 'Metrics' }).getByRole('tab', { name: 'System' }).click()
    await expectSaid(admin, /^Last synced: /)
    await expectSaid(admin, 'SMTP')
    await expectSaid(admin, 'File-based')
    await expect(admin.getByText('Mock Mode')).toHaveCount(0)
  })
})

test('the connection map: departments lit by keyboard, months, tables; nobody is named', async ({
  admin,
}) => {
  const map = await (await admin.request.get('/api/admin/connection-map?months=12')).json()
  await openDashboard(admin, '/admin?tab=metrics&view=engagement')
  await expectSaid(admin, 'Retention Rate')
  await expect(admin.getByRole('img', { name: /^Chord diagram/ })).toBeVisible()
  const [{ name }] = map.departments
  const button = admin.getByRole('button', { name: new RegExp(`^${name}`) })
  await button.focus()
  await admin.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expectSaid(admin, /mostly with/)
  await expect(admin.getByRole('heading', { name: `Chats with ${name}, month by month` })).toBeVisible()
  await admin.getByRole('button', { name: 'All departments' }).click()
  const sum = map.total.reduce((total: number, { met }: { met: number }) => total + met, 0)
  await button.blur()
  await admin.mouse.move(0, 0)
  await expectSaid(admin, new RegExp(`^${sum} chats`))
  await admin.getByText('Show as a table').first().click()
  await expect(admin.getByRole('table', { name: 'Chats between departments' }).getByRole('row')).toHaveCount(
    map.total.length + 1,
  )
})
