import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './draw-icon'

const Eye = createLucideIcon({ node: [['circle', { cx: '12', cy: '12', r: '3', key: 'a' }]] })

test('an icon is for the eye alone, unless it is given a name', () => {
  expect(renderToStaticMarkup(createElement(Eye))).toContain('aria-hidden="true"')
  const named = { 'aria-hidden': false, 'aria-label': 'Seen' }
  expect(renderToStaticMarkup(createElement(Eye, named))).toContain('aria-hidden="false" aria-label="Seen"')
})
