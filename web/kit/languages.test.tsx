import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadWords } from '../words'
import { ReviewedLanguageOptions } from './languages'

beforeAll(() => loadWords('shell'))

test('Languages that no native speaker has read are under words that say so', () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'ja', name: '日本語' },
  ] as const
  expect(renderToStaticMarkup(<ReviewedLanguageOptions languages={[...languages]} />)).toContain(
    '<option value="en" lang="en">English</option>' +
      '<optgroup label="translation not reviewed"><option value="ja" lang="ja">日本語</option></optgroup>',
  )
  expect(renderToStaticMarkup(<ReviewedLanguageOptions languages={[languages[0]]} />)).not.toContain(
    'optgroup',
  )
})

test('A language that was switched off is shown where a group has it, and offered to nobody', () => {
  const options = renderToStaticMarkup(
    <ReviewedLanguageOptions languages={[{ code: 'en', name: 'English' }]} />,
  )
  expect(options).toContain('<option value="it" lang="it" disabled="" hidden="">Italiano</option>')
  expect(options.match(/value="en"/g)).toHaveLength(1)
})
