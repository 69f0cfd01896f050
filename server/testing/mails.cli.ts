import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '../../shared/languages/languages'
import { encodeHtml } from '../mail/template'
import { everyMail } from './every-mail'

// npm run mails: every mail in every language, with sample data, as pages of a folder that the browser opens.
const folder = mkdtempSync(join(tmpdir(), 'cup-mails-'))
const rows = LANGUAGES.flatMap((language) =>
  Object.entries(everyMail(undefined, language)).map(([name, { subject, html }], index) => {
    const file = `${language}-${index}.html`
    writeFileSync(join(folder, file), html)
    return `<tr><td>${language}</td><td><a href="${file}">${encodeHtml(name)}</a></td><td>${encodeHtml(subject)}</td></tr>`
  }),
)
const index = join(folder, 'index.html')
writeFileSync(
  index,
  `<!doctype html><meta charset="utf-8"><title>Every mail</title><table>${rows.join('\n')}</table>`,
)
console.log(`${rows.length} mails: ${index}`)
const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
spawn(opener, [index], { stdio: 'ignore', detached: true })
  .on('error', () => undefined)
  .unref()
