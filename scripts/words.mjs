// For translators: writes English and another language side by side, and takes the translations back.
//   npm run words -- export de          writes words-de.json
//   npm run words -- import de          reads it; what can't be taken changes nothing
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesBelow, isMain, root } from './sources.mjs'

/** @typedef {{ text: string, start: number, end: number, isPlain: boolean, names: string[] }} Place */

/**
 * The texts of a source, by their paths in it. A template of one line has its parameters as {name}; what is more than that is
 * as the source has it, to be changed there.
 * @param {string} path
 * @param {string} code
 * @returns {Map<string, Place>}
 */
export function textsIn(path, code) {
  /** @type {Map<string, Place>} */
  const found = new Map()
  const placeOf = (/** @type {any} */ node) => {
    const place = { start: node.start, end: node.end, names: /** @type {string[]} */ ([]) }
    if (node.type === 'Literal' && typeof node.value === 'string')
      return { ...place, text: node.value, isPlain: true }
    const isTemplate = node.type === 'ArrowFunctionExpression' && node.body.type === 'TemplateLiteral'
    const parts = isTemplate ? node.body.expressions : []
    const isSimple = isTemplate && parts.every((/** @type {any} */ part) => part.type === 'Identifier')
    if (!isSimple) return { ...place, text: code.slice(node.start, node.end), isPlain: false }
    const names = parts.map((/** @type {any} */ part) => part.name)
    const text = node.body.quasis
      .map(
        (/** @type {any} */ part, /** @type {number} */ k) =>
          part.value.cooked + (k < names.length ? `{${names[k]}}` : ''),
      )
      .join('')
    return { start: node.body.start, end: node.body.end, names, text, isPlain: true }
  }
  const visit = (/** @type {any} */ node, /** @type {string} */ at) => {
    const inner =
      node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? node.expression : node
    if (inner?.type === 'ObjectExpression') {
      for (const { key, value, type } of inner.properties)
        if (type === 'Property') visit(value, `${at}.${key.name ?? key.value}`)
    } else if (inner && /^(Literal|ArrowFunctionExpression)$/.test(inner.type)) found.set(at, placeOf(inner))
  }
  for (const statement of parseSync(path, code).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init?.type === 'ObjectExpression') visit(init, id.name)
  }
  return found
}

/** @param {string} language */
const sourcesOf = (language) =>
  // Where English has no such file, it is how the language counts.
  filesBelow(
    ['languages', 'plugins'],
    (path) =>
      new RegExp(`^languages/${language}/.*\\.ts$|^plugins/[^/]+/words/${language}\\.ts$`).test(path) &&
      existsSync(join(root, inEnglish(path, language))),
  )
/** The same file in English. */
const inEnglish = (/** @type {string} */ path, /** @type {string} */ language) =>
  path.replace(`languages/${language}/`, 'languages/en/').replace(`/words/${language}.ts`, '/words/en.ts')
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')

/**
 * English and a language side by side, by their paths.
 * @param {string} language
 * @returns {Record<string, Record<string, string>>}
 */
export function sideBySide(language) {
  return Object.fromEntries(
    sourcesOf(language).flatMap((path) => {
      const english = textsIn(path, read(inEnglish(path, language)))
      return Array.from(textsIn(path, read(path)), ([at, { text }]) => [
        `${path.replace(/\.ts$/, '')}:${at}`,
        { en: english.get(at)?.text ?? '', [language]: text },
      ])
    }),
  )
}

/** @param {string} text */
const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted()
/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
/** @param {string} text */
const template = (text) =>
  `\`${text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll(/\{(\w+)\}/g, '${$1}')}\``

/**
 * What a translator's file changes: the new sources, what has to be changed by hand, and what can't be taken.
 * @param {string} language
 * @param {Record<string, Record<string, string>>} given
 */
export function taken(language, given) {
  /** @type {string[]} */
  const byHand = []
  /** @type {string[]} */
  const refused = []
  const known = new Set(Object.keys(sideBySide(language)))
  for (const path of Object.keys(given)) if (!known.has(path)) refused.push(`${path}: there is no such text`)
  const sources = sourcesOf(language).map((path) => {
    let code = read(path)
    const places = [...textsIn(path, code)].toSorted(([, one], [, other]) => other.start - one.start)
    for (const [at, place] of places) {
      const key = `${path.replace(/\.ts$/, '')}:${at}`
      const text = given[key]?.[language]
      if (text === undefined || text === place.text) continue
      if (typeof text !== 'string' || text.trim() === '') refused.push(`${key}: it is empty`)
      else if (!place.isPlain) byHand.push(key)
      else if (placeholders(text).join() !== placeholders(place.text).join())
        refused.push(
          `${key}: it must have ${
            placeholders(place.text)
              .map((name) => `{${name}}`)
              .join(', ') || 'no placeholder'
          }`,
        )
      else
        code =
          code.slice(0, place.start) +
          (place.names.length > 0 || code[place.start] === '`' ? template(text) : quoted(text)) +
          code.slice(place.end)
    }
    return { path, code }
  })
  return { sources, byHand, refused }
}

if (isMain(import.meta.url)) {
  const [command, language = ''] = process.argv.slice(2)
  const file = `words-${language}.json`
  if (!/^(export|import)$/.test(command ?? '') || sourcesOf(language).length === 0 || language === 'en') {
    console.error('Usage: npm run words -- export de, or import de')
    process.exit(1)
  }
  if (command === 'export') {
    const texts = sideBySide(language)
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    console.log(`${file}: ${Object.keys(texts).length} texts`)
  } else {
    const { sources, byHand, refused } = taken(language, JSON.parse(readFileSync(file, 'utf8')))
    for (const line of refused) console.error(`Refused: ${line}`)
    if (refused.length > 0) process.exit(1)
    for (const { path, code } of sources) if (code !== read(path)) writeFileSync(join(root, path), code)
    for (const path of byHand) console.log(`To be changed by hand: ${path}`)
    console.log('Taken. Run npm run format and npm run check.')
  }
}
