import type { Page } from '@playwright/test'
import { member as german } from '../languages/de/member'
import { STARTER_TOPICS } from '../languages/en/starter-topics'
import { member as japanese } from '../languages/ja/member'
import { foreignTo, type Tongue } from '../server/testing/foreign-sentences'
import { NEWSLETTER, NEWSLETTER_LISTS } from '../shared/text-rules'
import { mapValues } from '../shared/map-values'
import { act, read } from './admin'
import { codeFor } from './employee'
import { adminSession, allLoaded, expect, goTo, linkIn, openBrowser, type Product, test } from './product'
import { shownTexts } from './shown-texts'

// What administrators and people write is in no language here, so that whatever is left is the product's.
test.use({ settings: { MINIMUM_USERS: '2', ORG_NAME: 'Example Company' } })
const OWN = '⟪⟫'
const PEOPLE = {
  de: { email: 'anna@example.com', firstName: 'Anna', lastName: 'Äpfel', member: german },
  ja: { email: 'yuki@example.com', firstName: 'Yuki', lastName: 'Sato', member: japanese },
} as const
type Reader = keyof typeof PEOPLE
const READERS = ['de', 'ja'] as const
/**
 * What is the same in every language: people, what has no name of its own, rounds and files, which are named in English, and the
 * topics that the people team has not translated yet.
 */
const NAMES = [
  ...READERS.flatMap((reader) => [PEOPLE[reader].firstName, PEOPLE[reader].lastName]),
  'head.barista',
  'Other',
  'All Users',
  ...STARTER_TOPICS.flatMap(({ texts }) => [texts.en?.name ?? '', texts.en?.question ?? '']),
]

/** Each sentence of the screen is in this language. */
async function expectOnly(page: Page, tongue: Tongue): Promise<void> {
  await allLoaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', tongue)
  await expect.poll(async () => foreignTo(tongue, await shownTexts(page), NAMES), page.url()).toEqual([])
}

/** A link of a mail, opened where nobody is signed in: in the newest mail that has one. */
function linkTo(product: Product, reader: Reader, path: string): string {
  const mail = product.sink.received.findLast(
    ({ to, email }) => to.includes(PEOPLE[reader].email) && email.html?.includes(`${path}?token=`),
  )
  return linkIn(mail?.email.html, path)
}

test('two people of a match who read German and Japanese live a month with an administrator who reads French, and no screen says a sentence in another language', async ({
  browser,
  product,
}) => {
  test.slow()
  const storageState = await adminSession(product)
  const admin = await openBrowser(browser, product, '/healthz', { storageState, locale: 'fr' })
  await act(admin, 'POST', '/api/admin/allowed-emails', { email: '*@example.com' })
  const look = async (...paths: string[]) => {
    for (const path of paths) {
      await goTo(admin, path)
      await expectOnly(admin, 'fr')
    }
  }
  await look('/admin', '/admin?tab=admin-tools&section=programme')

  const pages = {} as Record<Reader, Page>
  for (const reader of READERS) {
    const { email, firstName, lastName } = PEOPLE[reader]
    const page = (pages[reader] = await openBrowser(browser, product, '/auth', { locale: reader }))
    await expectOnly(page, reader)
    await page.request.post('/api/auth/send-code', {
      data: { email },
      headers: { 'accept-language': reader },
    })
    await page.request.post('/api/auth/verify-code', { data: { email, code: codeFor(product, email) } })
    await goTo(page, '/profile-setup')
    await expectOnly(page, reader)
    // A form that is sent empty says what is missing.
    await page.locator('form [type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectOnly(page, reader)
    await page.locator('[name=firstName]').fill(firstName)
    await page.locator('[name=lastName]').fill(lastName)
    await page.locator('[name=department]').selectOption('Other')
    await page.locator('[name=matchingPreference][value=any]').check()
    await page.locator('[name=agreed]').check()
    await page.locator('form [type=submit]').click()
    await expect(page).toHaveURL(/\/profile$/)
    await expectOnly(page, reader)
    await goTo(page, '/home')
    await expectOnly(page, reader)
  }

  await test.step('the round, and its newsletter', async () => {
    await act(admin, 'POST', '/api/admin/generate-pairing')
    const { id, updatedAt } = await act(admin, 'POST', '/api/admin/newsletters/generate')
    const [{ fileName }] = (await read(admin, '/api/admin/current-pairings')).pairings
    const content = mapValues({ ...NEWSLETTER, ...NEWSLETTER_LISTS }, (_, name) =>
      name in NEWSLETTER_LISTS ? '[]' : '',
    )
    const texts = { title: OWN, subject: OWN, coffeeChatsParagraph: OWN, pairingFile: fileName, updatedAt }
    await act(admin, 'PUT', `/api/admin/newsletters/${id}`, { ...content, ...texts })
    await look('/admin', `/admin?edit=${id}`)
    await act(admin, 'POST', `/api/admin/newsletters/${id}/approve`)
    await act(admin, 'POST', `/api/admin/newsletters/${id}/send`)
    for (const reader of READERS) await expect.poll(() => linkTo(product, reader, '/met')).toContain('token')
    await look('/admin', '/admin?tab=email-logs')
  })

  await test.step('the match, and a time for coffee, on the screens and by the links of the mail', async () => {
    for (const reader of READERS) {
      const { member } = PEOPLE[reader]
      const page = pages[reader]
      for (const path of ['/home', '/matches']) {
        await goTo(page, path)
        await expectOnly(page, reader)
      }
      if (reader === 'de') {
        await page.getByRole('button', { name: member.meetings.schedule }).click()
        const book = page.getByRole('dialog').getByRole('button', { name: member.meetings.book.book })
        await expect(book).toBeVisible()
        await expectOnly(page, reader)
        await book.click()
        await expect(page.getByText(member.meetings.book.booked(false)).first()).toBeVisible()
        await expectOnly(page, reader)
      }
      for (const path of ['/plan', '/met', '/unsubscribe']) {
        await goTo(page, linkTo(product, reader, path))
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        await expectOnly(page, reader)
      }
    }
  })

  await test.step('they met, and the round is completed', async () => {
    for (const reader of READERS) {
      await goTo(pages[reader], linkTo(product, reader, '/met'))
      const buttons = pages[reader].getByRole('main').getByRole('button')
      await buttons.first().click()
      await expect(buttons).toHaveCount(0)
      await expectOnly(pages[reader], reader)
    }
    await look('/admin')
    await act(admin, 'POST', '/api/admin/complete-current-pairing')
    await look('/admin', '/admin?tab=metrics&view=engagement')
    for (const reader of READERS)
      for (const path of ['/home', '/matches', '/profile']) {
        await goTo(pages[reader], path)
        await expectOnly(pages[reader], reader)
      }
  })
})
