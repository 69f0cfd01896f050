import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail as english } from '../../languages/en/mail'
import { bookMeeting } from '../../shared/contract/meetings'
import { startApp, type TestApp } from '../testing/app'
import { signedIn } from '../testing/factories'
import { sendEverything, sendWhatWaits } from '../testing/full-life'
import { readyNewsletter } from '../testing/newsletters'
import { seatedMatches } from '../testing/seats'

let app: TestApp
let ready: Awaited<ReturnType<typeof readyNewsletter>>
beforeAll(async () => {
  app = await startApp({
    now: '2026-11-16T09:00:00Z',
    env: { ENABLED_LANGUAGES: 'en,de', MINIMUM_USERS: '2' },
  })
  ready = await readyNewsletter(app, [
    { firstName: 'Anna', lastName: 'Äpfel', language: 'de', browserLanguage: 'en' },
    { firstName: 'Bo', lastName: 'Berg', directoryLanguage: 'en', browserLanguage: 'de' },
  ])
})
afterAll(() => app?.stop())

/** The mail that somebody got last, read by a parser that is not ours. */
async function latest(firstName: string) {
  const { email } = ready.people.find((one) => one.firstName === firstName)!
  const { raw } = app.sink.received.findLast(({ to }) => to.includes(email))!
  const parsed = await PostalMime.parse(raw)
  const calendar = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const ics = calendar && new TextDecoder().decode(calendar.content as ArrayBuffer).replace(/\r?\n /g, '')
  return { ...parsed, text: (parsed.text ?? '').replace(/\s+/g, ' '), ics }
}

/** The sentences of the English dictionary that have no values in them. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return words.includes(' ') ? [words] : []
  return words && typeof words === 'object' ? Object.values(words).flatMap(sentencesOf) : []
}
const said = (text: string) => sentencesOf(english).filter((sentence) => text.includes(sentence))

test('Two people of one match read two languages: each invitation is in its reader’s, in subject, text, HTML and calendar', async () => {
  const [match] = await seatedMatches(app.context.db)
  const client = await signedIn(app, ready.people[1]!)
  const body = { start: '2026-11-24T09:00:00Z' }
  expect((await client.call(bookMeeting, { params: { id: match!.id }, body })).status).toBe(200)
  await sendWhatWaits(app)

  const german = await latest('Anna')
  expect(german.subject).toBe('Kaffee mit Bo Berg, Di., 24. November, 10:00 Uhr')
  expect(german.html).toContain('<html lang="de" dir="ltr">')
  expect(german.html).not.toContain('<table role=')
  expect(german.text).toContain(
    'Hallo Anna. Dein Kaffee mit Bo Berg ist am Dienstag, 24. November 2026 um 10:00 Uhr (Berlin).',
  )
  expect(german.ics).toMatch(/SUMMARY:Kaffee: (?:Anna Äpfel und Bo Berg|Bo Berg und Anna Äpfel)\n/)
  expect(german.ics).toContain('Ihr habt euch noch nie getroffen.')
  expect(german.ics).toContain('LOCATION:Nach Absprache')
  for (const text of [german.text, german.html!, german.ics!]) expect(said(text)).toEqual([])

  const other = await latest('Bo')
  expect(other.subject).toBe('Coffee with Anna Äpfel, Tue 24 November, 10:00')
  expect(other.html).toContain('<html lang="en" dir="ltr">')
  expect(other.text).toContain(
    'Your coffee with Anna Äpfel is on Tuesday, 24 November 2026 at 10:00 (Berlin).',
  )
  expect(other.ics).toMatch(/SUMMARY:Coffee: (?:Anna Äpfel and Bo Berg|Bo Berg and Anna Äpfel)\n/)
})

test('A newsletter is rendered once for each language of its readers, and says all around its content in theirs', async () => {
  await sendEverything(app, ready)
  const german = await latest('Anna')
  // Its content is the administrator's.
  const body = german.text.slice(0, german.text.indexOf('DAMIT DER KAFFEE GELINGT'))
  expect(body).toContain('DEIN KAFFEETREFFEN')
  expect(body).toContain('Ihr habt euch noch nie getroffen.')
  expect(german.html).toContain('November 2026')
  expect(said(body)).toEqual([])
  expect((await latest('Bo')).text).toContain('YOUR COFFEE MATCH')
  const { rows } = await app.owner.pool.query(
    `select array(select jsonb_object_keys(snapshot -> 'others')) as others from sends where kind = 'newsletter'`,
  )
  expect(rows).toEqual([{ others: ['de'] }])
})

test('A link to sign in is in the language of the page that asked for it, whatever the account’s is', async () => {
  const ask = async (email: string, language: string) => {
    const headers = { 'accept-language': language }
    const { status } = await app.client().request('POST', '/api/auth/magic-link', { email }, headers)
    expect(status).toBe(200)
    return (await PostalMime.parse(app.sink.received.findLast(({ to }) => to.includes(email))!.raw)).subject
  }
  const german = 'Dein Link zum Anmelden bei Cup of Joe'
  expect(await ask(ready.people[0]!.email, 'en')).toBe('Your sign-in link for Cup of Joe')
  expect(await ask('nobody.yet@example.com', 'de-CH')).toBe(german)
  expect(await ask(ready.people[1]!.email, 'de')).toBe(german)
})
