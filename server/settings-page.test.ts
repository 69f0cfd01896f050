import { expect, test } from 'vitest'
import { describeSettings } from './platform/context/config'
import { isSecret } from './platform/context/settings'
import { plugins } from './plugins'
import { envExample, settingsPage } from './settings-page'

const settings = describeSettings(plugins)

test('the documents have every setting as it is read: npm run settings writes them', async () => {
  expect(settings.length).toBeGreaterThan(50)
  await expect(settingsPage(settings)).toMatchFileSnapshot('../docs/operate/settings.md')
  await expect(envExample(settings)).toMatchFileSnapshot('../.env.example')
})

test('a setting is read once, and what opens something may be in a file', () => {
  const names = settings.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names.filter(isSecret)).toEqual(
    expect.arrayContaining([
      'ADMIN_PASSWORD',
      'DATABASE_OWNER_URL',
      'DKIM_KEY',
      'MAIL_URL',
      'SECRET',
      'SLACK_BOT_TOKEN',
    ]),
  )
})
