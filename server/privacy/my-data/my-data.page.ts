import type { MyData } from '../../../shared/contract/my-data'
import { timesAreOf } from '../../../shared/working-hours'
import { styleHash } from '../../platform/http/content-policy'
import { encodeHtml as e } from '../../mail/template'

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:2rem 1rem 4rem;background:#fff;color:#2a1a12;font:16px/1.5 system-ui,sans-serif}
h1,h2{line-height:1.2;overflow-wrap:anywhere}h2{margin:2.5rem 0 .5rem;border-top:1px solid #b9a797;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,14rem) minmax(0,1fr);gap:.2rem 1rem;margin:0 0 1.25rem;break-inside:avoid}
dt{color:#6f5b4e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{display:block;max-width:16rem;height:auto}p{margin:.25rem 0}`

/** Nothing may run, load or be sent; the one style is known by its hash, the photo is in the page. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${styleHash(STYLE)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const TITLES: Record<keyof MyData, string> = {
  profile: 'Profile',
  participation: 'Participation',
  rounds: 'Rounds you sit out, were told of, or were asked about',
  calendar: 'The calendar that says when you are busy',
  directory: 'What the company’s directory says of you',
  blocks: 'People you would rather not be paired with',
  managedGroups: 'Domain groups that you manage',
  images: 'Photo',
  whitelist: 'Your address on the whitelist',
  matches: 'Matches',
  leftOut: 'Months without a match',
  completedPairings: 'You in the records of completed pairings',
  mails: 'Newsletters and reminders sent to you',
  mailEvents: 'What the mail provider told of these mails',
  bounces: 'Months in which your address refused mail',
  sessions: 'Where you were signed in',
  knownDevices: 'Browsers that are known to be yours',
  secondFactor: 'Your passkeys and your authenticator app',
  signInMails: 'Links and codes mailed to you',
  inquiries: 'Inquiries sent from your address',
  auditLog: 'What was done to your account, and what you did as an administrator',
}

/** "pauseStartDate" → "Pause start date". */
const inWords = (key: string) => {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ')
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function valueOf(value: unknown, instants: Intl.DateTimeFormat): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return e(JSON.stringify(value))
  if (value.startsWith('data:image/')) return `<img src="${e(value)}" alt="Your photo">`
  return e(INSTANT.test(value) ? instants.format(new Date(value)) : value)
}

/** What is kept about a person, to be read and printed: one page that needs nothing else. */
export function myDataPage(data: MyData, { now, timeZone }: { now: Date; timeZone: string }): string {
  const instants = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const list = (entry: object) => {
    const facts = Object.entries(entry).map(
      ([key, value]) => `<dt>${e(inWords(key))}</dt><dd>${valueOf(value, instants)}</dd>`,
    )
    return `<dl>${facts.join('')}</dl>`
  }
  const sections = Object.entries(data).map(([key, content]: [string, object | object[]]) => {
    const entries = [content].flat()
    const shown = entries.length > 0 ? entries.map(list).join('\n') : '<p>Nothing is kept.</p>'
    return `<h2>${e(TITLES[key as keyof MyData])}</h2>\n${shown}`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>What Cup of Joe keeps about you</title><style>${STYLE}</style></head><body><main>
<h1>What Cup of Joe keeps about you</h1>
<p>${e(data.profile.email)}, on ${e(instants.format(now))}. ${e(timesAreOf(timeZone))}.</p>
<p>Secrets (passwords, codes, links) are kept as hashes and are not shown. Of others you see what you see today.</p>
${sections.join('\n')}
</main></body></html>`
}
