import { expect, it } from 'vitest'
import { readReport } from './report.rules'

it('A report of the old way and one of the new way tell the same', () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://coffee.test/matches',
      'violated-directive': 'img-src',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.test/ada@example.com/a.png?token=1',
    },
  }
  const body = {
    documentURL: 'https://coffee.test/matches',
    effectiveDirective: 'img-src',
    blockedURL: 'https://elsewhere.test/ada@example.com/a.png?token=1',
  }
  const told = [{ directive: 'img-src', blocked: 'https://elsewhere.test' }]
  expect(readReport(old)).toEqual(told)
  expect(readReport([{ type: 'csp-violation', age: 1, url: body.documentURL, body }])).toEqual(told)
})

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['data:text/html,Ada', 'data'],
  ['http://elsewhere.test:8080/x', 'http://elsewhere.test:8080'],
  ['javascript:alert(1)', 'other'],
  ['<script>alert(1)</script>', 'other'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.test/`, 'other'],
  ['', 'other'],
  [null, 'other'],
  [{ toString: 'x' }, 'other'],
])('Of a blocked address only its origin or its kind is kept: %j', (blockedURL, blocked) => {
  expect(readReport([{ body: { effectiveDirective: 'script-src-elem', blockedURL } }])).toEqual([
    { directive: 'script-src-elem', blocked },
  ])
})

it('What a browser extension did to a page is nobody else’s business', () => {
  const by = (facts: object) => readReport([{ body: { effectiveDirective: 'style-src-elem', ...facts } }])
  expect(by({ blockedURL: 'chrome-extension://abc/x.css' })).toEqual([])
  expect(by({ blockedURL: 'inline', sourceFile: 'moz-extension://abc/x.js' })).toEqual([])
})

it('What is no report says nothing, and of a long one the beginning counts', () => {
  for (const body of [
    null,
    1,
    'x',
    [],
    {},
    [[]],
    { 'csp-report': 1 },
    [{ body: { effectiveDirective: 'x-src' } }],
  ])
    expect(readReport(body)).toEqual([])
  const one = { body: { effectiveDirective: 'img-src', blockedURL: 'data' } }
  expect(readReport(Array.from({ length: 500 }, () => one))).toHaveLength(20)
})
