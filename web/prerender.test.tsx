import { beforeAll, expect, test } from 'vitest'
import { prerender } from './prerender'

const html: Record<string, string> = {}

beforeAll(async () => {
  const [english] = await prerender(['en'])
  for (const page of english?.pages ?? []) html[page.path] = page.html
})

const textOf = (part: string) =>
  part
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const all = (path: string, element: RegExp) =>
  [...(html[path] ?? '').matchAll(element)].map(([, attribute = '', content = '']) => [
    textOf(content),
    attribute,
  ])

test('The front page leads everywhere, and says how it works, without a script', () => {
  const links = all('/', /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)
  for (const link of [
    ['Home', '#home'],
    ['How It Works', '#how-it-works'],
    ['Why Choose Us', '#why-choose-us'],
    ['Features', '#features'],
    ['Demo', '/demo'],
    ['View Live Demo', '/demo'],
    ['Company Inquiry', '/company-inquiry'],
    ['Admin Access', '/admin-login'],
    ['Sign In', '/auth'],
    ['User Sign in / Sign up', '/auth'],
    ['Get Started Now', '/auth'],
    ['Quick Test Access', '/simple-auth'],
  ])
    expect(links).toContainEqual(link)
  expect(all('/', /<section [^>]*id="([^"]*)"/g).map(([, id]) => id)).toEqual(
    expect.arrayContaining(['home', 'how-it-works', 'why-choose-us', 'features']),
  )
  const headings = all('/', /<h[1-6]([^>]*)>(.*?)<\/h[1-6]>/g).map(([text]) => text)
  expect(headings).toEqual(
    expect.arrayContaining([
      '1. Sign Up',
      '2. Get Matched',
      '3. Connect',
      'Secure Authentication',
      'Smart Matching',
      'Monthly Pairings',
      'Email Notifications',
      'Analytics Dashboard',
      'Admin Controls',
    ]),
  )
  const texts = textOf(html['/'] ?? '')
  for (const text of ['+32%', '-71%', '-40%', 'Help Center', 'Contact Us']) expect(texts).toContain(text)
})

test('The sign-in has its form without a script, and says that it needs one', () => {
  const texts = textOf(html['/auth'] ?? '')
  for (const text of ['Work email', '500+', '95%', 'Signing in needs JavaScript.'])
    expect(texts).toContain(text)
})
