import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../server/testing/bench/figure'
import { LANGUAGES, type Language } from '../shared/languages/languages'

const ASSETS = 'dist/web/assets'
/** What is loaded where; `shell` is the file that names the others. */
const AREAS = {
  public: ['shell', 'landing', 'demo', 'visitor', 'rules'],
  employee: ['member'],
  dashboard: ['dashboard', 'rounds', 'newsletters', 'people', 'tools', 'figures', 'account'],
}

/** The bytes of each language by area, as the server sends them to browsers of today (brotli). */
export function bench(): Promise<Figure[]> {
  return Promise.resolve(
    LANGUAGES.map((language) => {
      const files = filesOf(language)
      const sizes = Object.entries(AREAS).map(([area, parts]) => {
        const bytes = parts.reduce((sum, part) => sum + statSync(join(ASSETS, `${files[part]}.br`)).size, 0)
        return `${area} ${(bytes / 1000).toFixed(1)}`
      })
      return { figure: `words of ${language}`, target: '', value: `${sizes.join(', ')} KB` }
    }),
  )
}

/** The file of each part of a language. @throws when there is a part that no area has */
function filesOf(language: Language): Record<string, string> {
  const entry = readdirSync(ASSETS).find((file) => file.startsWith(`${language}-`) && file.endsWith('.js'))
  if (!entry) throw new Error(`There is no file of ${language} in ${ASSETS}`)
  const named = readFileSync(join(ASSETS, entry), 'utf8').matchAll(/"\.\/(\w+)\.ts":[^`]*`\.\/([^`]+)`/g)
  const files = Object.fromEntries([['shell', entry], ...Array.from(named, ([, part, file]) => [part, file])])
  const missing = Object.keys(files).filter((part) => !Object.values(AREAS).flat().includes(part))
  if (missing.length > 0) throw new Error(`No area has ${missing.join(', ')}`)
  return files
}
