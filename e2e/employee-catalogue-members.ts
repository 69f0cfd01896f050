import type { Browser, Page } from '@playwright/test'
import { enter, enterNew, freshPair } from './employee'
import { broken, type CatalogueScreen, fill, press } from './employee-catalogue'
import type { Product } from './product'

const pick = (name: string, mimeType: string, buffer: Buffer) => (page: Page) =>
  page.getByLabel('Profile photo').setInputFiles({ name, mimeType, buffer })

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** In the dialog that asks; it stays when the call fails. */
const confirmCompletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Mark as Completed' }).click()

const noMatch = [
  'No Current Match',
  "You'll be paired with a colleague in the next monthly matching cycle.",
  'No Match History',
  'Your completed coffee chats will appear here.',
].map((says) => ({ says }))

const newcomer = (browser: Browser, product: Product, email: string, path: string) =>
  enterNew(browser, product, email, { path, isSetUp: true })

/** The texts of the catalogue that someone signed in sees. */
export const memberScreens: CatalogueScreen[] = [
  {
    screen: '/profile, not validated',
    open: ({ browser, product }) => enter(browser, product, 'not.validated@example.com'),
    texts: [
      { says: 'Check Your Email' },
      { says: "I've Entered My Code" },
      { says: 'Please enter the 6-digit code', after: press("I've Entered My Code") },
      { says: 'Please enter a valid 6-digit code', after: fill('6-digit code', '1', "I've Entered My Code") },
      {
        says: 'Failed to verify code',
        after: broken('/api/auth/verify-email', fill('6-digit code', '123456', "I've Entered My Code")),
      },
    ],
  },
  {
    screen: '/profile-setup',
    open: async ({ browser, product }) => {
      const page = await enterNew(browser, product, 'set.up@example.com', { path: '/healthz' })
      await broken('/api/user/departments', (held) => held.goto('/profile-setup', { waitUntil: 'commit' }))(
        page,
      )
      return page
    },
    texts: [
      // First, since a toast disappears.
      { says: ['Error', 'Failed to load departments. Please refresh the page or contact support.'] },
      { says: "Almost There! Let's Get You Set Up" },
      { says: 'I agree to receive monthly match notifications and participate in coffee chats' },
      { says: 'Match me with people in my department' },
      { says: 'Match me ONLY with people from other departments' },
      { says: 'Anyone (mix it up!)' },
      {
        says: [
          'Hold up! Missing some info',
          'Please fill in all the required fields so we can match you up!',
        ],
        after: async (page) => {
          await page.reload()
          await press('Join Coffee Chat Network')(page)
        },
      },
      { says: 'First name is required' },
      { says: 'Last name is required' },
      { says: 'Department is required' },
      {
        says: ['One more thing!', 'Please check the box to join our coffee chat community!'],
        after: async (page) => {
          await page.getByLabel('First name').fill('Sasha')
          await page.getByLabel('Last name').fill('Up')
          await page.getByLabel('Department', { exact: true }).selectOption('Marketing')
          await press('Join Coffee Chat Network')(page)
        },
      },
      {
        says: ['Upload failed', 'There was a problem uploading your image. Please try again.'],
        after: broken('/api/upload-profile-image', pick('me.png', 'image/png', PIXEL)),
      },
      { says: ['Success', 'Profile picture updated!'], after: pick('me.png', 'image/png', PIXEL) },
      {
        says: ['Oops! Something went wrong', 'Please double-check your info and try again.'],
        after: async (page) => {
          await page.getByLabel(/^I agree/).check()
          await broken('/api/complete-registration', press('Join Coffee Chat Network'))(page)
        },
      },
      {
        says: 'Setting up your profile...',
        after: async (page) => {
          let goOn = () => {}
          const seen = new Promise<void>((done) => {
            goOn = done
          })
          await page.exposeFunction('goOn', () => goOn())
          await page.route(
            '**/api/complete-registration',
            async (route) => {
              await seen
              await route.continue()
            },
            { times: 1 },
          )
          await press('Join Coffee Chat Network')(page)
        },
      },
      {
        says: [
          'Welcome to Cup of Joe! 🎉',
          'Your profile is all set up! Time to start making new connections!',
        ],
        after: (page) => page.evaluate('goOn()'),
      },
      // It leads there by itself.
      { says: 'My Profile' },
    ],
  },
  {
    screen: '/profile',
    open: ({ browser, product }) => newcomer(browser, product, 'first.profile@example.com', '/profile'),
    texts: [
      { says: 'My Profile' },
      { says: 'Coffee Chat Participation' },
      { says: ['Success', 'Participation status updated successfully!'], after: press('Pause 1 Month') },
      {
        says: ['Success', 'Profile updated successfully!'],
        after: async (page) => {
          await press('Edit Profile')(page)
          await fill('Bio', 'Likes it black.', 'Save Changes')(page)
        },
      },
    ],
  },
  {
    screen: '/home, before the first match',
    open: ({ browser, product }) => newcomer(browser, product, 'first.home@example.com', '/home'),
    texts: [{ says: 'Your Coffee Chat Hub' }, ...noMatch],
  },
  {
    screen: '/matches, before the first match',
    open: ({ browser, product }) => newcomer(browser, product, 'first.matches@example.com', '/matches'),
    texts: [{ says: 'My Coffee Matches' }, ...noMatch],
  },
  {
    screen: '/matches',
    open: async ({ browser, product }) => {
      const { me } = await freshPair(browser, product)
      return me.open('/matches')
    },
    texts: [
      { says: 'My Coffee Matches' },
      { says: 'Schedule Coffee Chat' },
      {
        says: ['Error', 'Failed to update connection status'],
        after: broken('/connection-status', press('Met My Match')),
      },
      { says: ['Success', 'Connection status updated!'], after: press('Met My Match') },
      {
        says: ['Error', 'Failed to complete match'],
        after: broken('/complete', async (page) => {
          await press('Mark as Completed')(page)
          await confirmCompletion(page)
        }),
      },
      { says: ['Success', 'Coffee chat marked as completed!'], after: confirmCompletion },
      { says: 'No Current Match' },
    ],
  },
]
