// Finds English outside the dictionaries: a text in JSX, a name that is read aloud, a sentence in a string. And counts habits
// in comments that make them hard to read.
//   node scripts/english.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesBelow, isMain, root } from './sources.mjs'

/** What has English in it, and why (docs/languages.md). */
const NOT_YET = [
  // What the made-up company's mails say.
  'web/admin-demo/demo-mail.ts',
  // Only the names of made-up people.
  'web/demo/demo.page.tsx',
  // For programs, and for who runs the product: its commands, its start, its checks, and what it stores of mails.
  'server/admin.cli.ts',
  'server/audit.cli.ts',
  'server/main.ts',
  'server/welcome.ts',
  'plugins/calendars/server/calendars.ts',
  'plugins/scim/server/',
  'plugins/mailbox/server/settings.ts',
  'plugins/backups/server/',
  'plugins/calendars/server/settings.ts',
  'plugins/single-sign-on/server/',
  'plugins/slack/server/settings.ts',
  'plugins/teams/server/settings.ts',
  'plugins/telemetry/server/telemetry.ts',
  'plugins/webhooks/server/settings.ts',
  'server/settings-page.ts',
  'server/check.ts',
  'server/mail/delivery.rules.ts',
  'server/mail/engine/',
  'server/mail/layout-',
  'server/mail/log/logs.queries.ts',
  'server/mail/mailer.ts',
  'server/mail/outbox',
  'plugins/chat/server/state.ts',
  'plugins/chat/server/transport.ts',
  'server/mail/sendgrid.ts',
  'server/mail/smtp',
  'server/modes/',
  'server/platform/audit/',
  'server/platform/backup/',
  'server/platform/context/',
  'server/platform/database/',
  'server/platform/http/client-address.ts',
  'server/platform/http/evaluation.ts',
  'server/platform/http/openapi.ts',
  'server/platform/openapi/examples.rules.ts',
  'server/platform/watching/',
  'plugins/mailbox/server/imap.ts',
  'server/sign-in/admins/ensure-admin.ts',
  // Titles of mails in their log, names of images that come along, and what stands for nobody.
  'server/images/attached-assets.ts',
  'server/inquiries/inquiries.actions.ts',
  'server/meetings/invitation.rules.ts',
  'server/meetings/invite.ts',
  'server/meetings/book-meeting.ts',
  'server/meetings/remind-guests.ts',
  'server/meetings/remind-organiser.ts',
  'server/month/cycle/announce-round.ts',
  'server/month/cycle/ask-silent.ts',
  'server/month/cycle/queue-reminders.ts',
  'server/month/rescue/find-stranded.ts',
  'server/newsletters/newsletter.email.tsx',
  'server/newsletters/newsletters.actions.ts',
  'server/newsletters/sends.actions.ts',
  'server/pairings/pairing-file.rules.ts',
  'server/pairings/seats.rules.ts',
  'server/people/invitations/invite-people.ts',
  'server/privacy/erasing/erase-from-mails.queries.ts',
  'server/sign-in/admins/admins.routes.ts',
  // Names of changes in the audit log.
  'server/people/bulk/bulk.routes.ts',
  'server/people/bulk/change-users.ts',
  'server/people/import/sync-employees.ts',
  // Descriptions of the API, and names that its values have.
  'shared/contract/',
  ...filesBelow(['plugins'], (path) => path.endsWith('/contract.ts')),
  'shared/error-codes.ts',
  'shared/person-name.ts',
  'shared/limits.ts',
  'shared/working-hours.ts',
]

/** Attributes whose value is read, by eyes or aloud. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|description|legend|caption|summary|action|submit|confirm|effect|text)$/
const isSentence = (/** @type {string} */ text) =>
  /^[“"(]?[A-Z][\w’'-]*,? [\w’'“"-]+/.test(text) && /[a-z]{2}/.test(text)
const hasWord = (/** @type {string} */ text) => /\p{L}{2}/u.test(text)
/** Names of ours and of others stay as they are in every language; and what the API calls the whole company and merged departments. */
const NAMES =
  /^(All Users|Not Set|Smaller departments|Cup of Joe[^\p{L}]*|Google Calendar|Outlook|https:\/\/)$/u

/**
 * The English texts of a file, with their lines.
 * @param {string} path
 * @param {string} code
 * @returns {{ line: number, text: string }[]}
 */
export function englishIn(path, code) {
  /** @type {{ line: number, text: string }[]} */
  const found = []
  const add = (/** @type {{ start: number }} */ { start }, /** @type {string} */ text) => {
    const said = text.trim().replaceAll(/\s+/g, ' ')
    if (!NAMES.test(said)) found.push({ line: code.slice(0, start).split('\n').length, text: said })
  }
  const textOf = (/** @type {any} */ node) =>
    node?.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node?.type === 'TemplateLiteral'
        ? node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…')
        : undefined
  const visit = (/** @type {any} */ node) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      node.forEach(visit)
      return
    }
    // A fault of the program is for programmers.
    if (node.type === 'NewExpression' && /^(Error|TypeError|RangeError|DOMException)$/.test(node.callee.name))
      return
    // Classes are no words.
    if (node.type === 'JSXAttribute' && node.name.name === 'className') return
    if (/^(Import|Export)(All|Named)?Declaration$/.test(node.type) && node.source) return
    if (node.type === 'JSXText' && hasWord(node.value)) add(node, node.value)
    else if (node.type === 'JSXAttribute' && READ.test(node.name.name) && hasWord(textOf(node.value) ?? ''))
      add(node, textOf(node.value))
    else {
      const text = textOf(node)
      if (text !== undefined && isSentence(text)) add(node, text)
      for (const key in node) if (key !== 'type') visit(node[key])
    }
  }
  visit(parseSync(path, code).program)
  return found
}

/**
 * What makes a comment hard to read, and how often it may stand in all comments of the product.
 * @type {[name: string, habit: RegExp, most: number][]}
 */
const HABITS = [
  ['“who is”, “who was” or “who has”', /\bwho (is|was|has)\b/gi, 60],
  ['“whom”', /\bwhom\b/gi, 40],
  ['a docstring that begins “The same”', /^\/\*\*[\s*]*The same\b/g, 20],
]

/**
 * The habits that stand too often in the comments of some sources, and where.
 * @param {[path: string, code: string][]} sources
 * @returns {string[]}
 */
export function hardComments(sources) {
  return HABITS.flatMap(([name, habit, most]) => {
    const places = sources.flatMap(([path, code]) =>
      [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].flatMap(({ 0: comment, index }) =>
        Array.from(comment.matchAll(habit), () => `${path}:${code.slice(0, index).split('\n').length}`),
      ),
    )
    return places.length > most
      ? [`${name}: ${places.length} times in comments, ${most} at most\n  ${places.join('\n  ')}`]
      : []
  })
}

if (isMain(import.meta.url)) {
  const sources = filesBelow(
    ['web', 'server', 'shared', 'plugins', 'matching'],
    (path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|\/testing\/|\.d\.ts$/.test(path),
  ).map((path) => /** @type {[string, string]} */ ([path, readFileSync(join(root, path), 'utf8')]))
  const english = sources
    .filter(
      ([path]) =>
        !/^matching\/|^plugins\/[^/]+\/words\//.test(path) && !NOT_YET.some((room) => path.startsWith(room)),
    )
    .flatMap(([path, code]) => englishIn(path, code).map(({ line, text }) => `${path}:${line}: “${text}”`))
  if (english.length > 0)
    console.error(
      `${english.join('\n')}\nTexts are in languages/, those of a plugin in its words/ (docs/languages.md).`,
    )
  const hard = hardComments(sources)
  if (hard.length > 0) console.error(hard.join('\n'))
  process.exitCode = english.length + hard.length > 0 ? 1 : 0
}
