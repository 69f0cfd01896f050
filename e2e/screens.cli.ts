import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { generateNewsletter, previewMail, saveNewsletter } from '../shared/contract/newsletters'
import { createPairings, getPairingMatches } from '../shared/contract/pairings'
import { signInAsAdmin, simpleAuth } from '../shared/contract/sign-in'
import { Client } from '../server/testing/client'
import { ADMIN, startProduct } from './product'

// Takes the pictures of the README: the built product with its sample company, in the browser of the tests.
const FOLDER = 'docs/screens'
const MOST_BYTES = 60_000

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const product = await startProduct({ SAMPLE_DATA: 'on' })
try {
  await mkdir(FOLDER, { recursive: true })
  const { admin, employee, mail } = await pairAndWrite()
  await take('landing', { path: '/' })
  await take('home', { path: '/home', client: employee })
  await take('dashboard', { path: '/admin', client: admin })
  await take('newsletter', { html: mail, width: 640, height: 1000 })
} finally {
  await browser.close()
  await product.stop()
}

/** The month's pairings and a newsletter: the administrator, somebody who has a match, and the mail to them. */
async function pairAndWrite(): Promise<{ admin: Client; employee: Client; mail: string }> {
  const admin = new Client(product.url)
  await admin.call(signInAsAdmin, { body: ADMIN })
  const { created } = (await admin.call(createPairings)).body
  const { id = '', fileName } = created[0] ?? {}
  const { body: matches } = await admin.call(getPairingMatches, { params: { id } })
  const email = matches[0]?.user1.email ?? ''
  const { body: newsletter } = await admin.call(generateNewsletter, { body: {} })
  const params = { id: newsletter.id }
  await admin.call(saveNewsletter, { params, body: { pairingFile: fileName } })
  const { body } = await admin.call(previewMail, { params, body: { recipientEmail: email } })
  const employee = new Client(product.url)
  await employee.call(simpleAuth, { body: { email } })
  return { admin, employee, mail: body.personalizedHtml }
}

interface Subject {
  path?: string
  /** A mail, instead of a page. */
  html?: string
  /** The person signed in; a visitor if missing. */
  client?: Client
  width?: number
  height?: number
}

async function take(name: string, { path = '/', html, client, width = 1280, height = 800 }: Subject) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  const cookies = [...(client?.cookies ?? [])]
  await context.addCookies(cookies.map(([key, value]) => ({ name: key, value, url: product.url })))
  const page = await context.newPage()
  if (html === undefined) await page.goto(path, { waitUntil: 'networkidle' })
  else await page.setContent(html, { waitUntil: 'networkidle' })
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
  await context.close()
  if (picture.length > MOST_BYTES) throw new Error(`${name}.webp has ${picture.length} bytes`)
  await writeFile(`${FOLDER}/${name}.webp`, picture)
  console.log(`${FOLDER}/${name}.webp: ${Math.round(picture.length / 1000)} KB`)
}
