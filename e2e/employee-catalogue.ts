import type { Browser, Page } from '@playwright/test'
import { asAdmin, openBrowser } from './employee'
import type { Product } from './product'

export interface World {
  browser: Browser
  product: Product
}

export interface CatalogueText {
  /** The text to the letter; a pair is the title and the text of a toast. */
  says: string | [title: string, text: string]
  /** What makes it appear. Without it the text is on the screen from the beginning. */
  after?: (page: Page, world: World) => Promise<unknown>
}

/** One screen and the texts of the catalogue that it shows, in the order of a walk through them. */
export interface CatalogueScreen {
  screen: string
  open: (world: World) => Promise<Page>
  texts: CatalogueText[]
  /** The page is about to leave: nothing more can be checked. */
  isLeaving?: boolean
}

export const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click()

export const fill = (label: string, text: string, button: string) => async (page: Page) => {
  await page.getByLabel(label).fill(text)
  await press(button)(page)
}

/** By the key: the toast of the try before may lie over the button. */
const submitInquiry = (page: Page) => page.getByLabel('Company name').press('Enter')

/** The next call to this path fails without a message, as when the network breaks. */
export const broken = (path: string, act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await act(page)
}

const INVALID_EMAIL =
  'Only company email addresses (example.com, example.org) are allowed to join. Please sign in with your company email.'

/** What each code says is a rule with tests of its own; the screen adds the installation's domains. */
const errorsIn = (path: string) =>
  [
    ['invalid_email', INVALID_EMAIL],
    ['anything%20else', 'An error occurred during authentication.'],
  ].map(([code, says = '']) => ({
    says,
    after: (page: Page) => page.goto(`${path}?error=${code}&message=Call%20this%20number`),
  }))

/** An address of a known domain that its own whitelist entry bars. */
async function barred(page: Page, { product }: World): Promise<void> {
  const admin = await asAdmin(product)
  const email = 'barred.guest@example.com'
  const entry = await (await admin.post('/api/admin/allowed-emails', { data: { email } })).json()
  await admin.patch(`/api/admin/allowed-emails/${entry.id}`, { data: { isActive: false } })
  await admin.dispose()
  await fill('Work email', email, 'Send Magic Link')(page)
}

const ADDRESS = 'Please enter your email address'
const NO_ADDRESS = 'Please enter a valid email address'

/** The texts of the catalogue that a visitor sees. */
export const visitorScreens: CatalogueScreen[] = [
  { screen: '/', open: ({ browser, product }) => openBrowser(browser, product), texts: errorsIn('/') },
  {
    screen: '/auth',
    open: ({ browser, product }) => openBrowser(browser, product, '/auth'),
    texts: [
      ...errorsIn('/auth'),
      { says: ADDRESS, after: press('Send Magic Link') },
      { says: NO_ADDRESS, after: fill('Work email', 'nobody', 'Send Magic Link') },
      { says: INVALID_EMAIL, after: fill('Work email', 'a@elsewhere.example', 'Send Magic Link') },
      {
        says: 'This email address is not authorized. Please contact your administrator.',
        after: barred,
      },
      { says: 'Check your email', after: fill('Work email', 'catalogue@example.com', 'Send Magic Link') },
      {
        says: 'A magic link was sent to this address a moment ago. The last three links work. Please wait 2 minute(s) before requesting another link.',
        after: async (page) => {
          await press('Use different email')(page)
          await fill('Work email', 'catalogue@example.com', 'Send Magic Link')(page)
        },
      },
    ],
  },
  {
    screen: '/auth/code',
    open: ({ browser, product }) => openBrowser(browser, product, '/auth/code'),
    texts: [
      { says: ADDRESS, after: press('Send Code') },
      { says: NO_ADDRESS, after: fill('Work email', 'nobody@', 'Send Code') },
      {
        says: 'Failed to send code',
        after: broken('/api/auth/send-code', fill('Work email', 'catalogue@example.com', 'Send Code')),
      },
      { says: 'Resend Code', after: press('Send Code') },
      { says: 'Use Different Email' },
      { says: 'Please enter the 6-digit code', after: press('Sign In') },
      { says: 'Please enter a valid 6-digit code', after: fill('6-digit code', '12345', 'Sign In') },
      {
        says: 'Failed to verify code',
        after: broken('/api/auth/verify-code', fill('6-digit code', '123456', 'Sign In')),
      },
    ],
  },
  {
    screen: '/simple-auth',
    open: ({ browser, product }) => openBrowser(browser, product, '/simple-auth'),
    texts: [
      { says: 'Use Magic Link Instead' },
      { says: ADDRESS, after: press('Go to Profile') },
      {
        says: 'Authentication failed',
        after: broken('/api/simple-auth', fill('Work email', 'bela.dubois@example.com', 'Go to Profile')),
      },
    ],
  },
  {
    screen: '/company-inquiry',
    open: ({ browser, product }) => openBrowser(browser, product, '/company-inquiry'),
    texts: [
      {
        says: ['Missing Information', 'Please fill in company name, contact email, and expected users.'],
        after: submitInquiry,
      },
      {
        says: ['Invalid Email', 'Please enter a valid email address.'],
        after: async (page) => {
          await page.getByLabel('Company name').fill('Roast & Sons')
          await page.getByLabel('Expected users').selectOption('10,000+')
          await page.getByLabel('Contact email').fill('nobody')
          await submitInquiry(page)
        },
      },
      {
        says: ['Submission Failed', 'There was an error submitting your inquiry. Please try again.'],
        after: broken('/api/company-inquiry', async (page) => {
          await page.getByLabel('Contact email').fill('office@roast.example')
          await submitInquiry(page)
        }),
      },
      { says: ['Inquiry Submitted', ''], after: submitInquiry },
    ],
  },
  {
    screen: '/matches, for a visitor',
    isLeaving: true,
    open: ({ browser, product }) => openBrowser(browser, product, '/auth'),
    texts: [
      {
        says: ['Unauthorized', 'You are logged out. Logging in again...'],
        after: async (page) => {
          // The redirect to the sign-in is blocked: half a second is too short for a busy machine to look.
          await page.route('**/api/login', (route) => route.fulfill({ status: 204 }))
          await page.goto('/matches')
        },
      },
    ],
  },
]
