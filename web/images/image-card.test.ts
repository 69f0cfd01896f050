import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '../words'
import { fileProblem } from './image-card'

beforeAll(() => loadWords('tools'))

it('A file for the gallery is an image of at most 5 MB, and no SVG', () => {
  expect(fileProblem({ type: 'image/png', size: 1000 })).toBeNull()
  expect(fileProblem({ type: 'image/svg+xml', size: 1000 })).toMatch(/JPEG, PNG/)
  expect(fileProblem({ type: 'text/html', size: 1000 })).toMatch(/JPEG, PNG/)
  expect(fileProblem({ type: 'image/jpeg', size: 6_000_000 })).toMatch(/5 MB/)
})
