import { expect, test } from 'vitest'
import { type Endpoint, shownBy, type Subject, touchedBy } from '../endpoint'
import { contract } from '.'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const reads = contract.filter(({ method }) => method === 'GET')
const writes = contract.filter(({ method }) => method !== 'GET')
const reasonOf = (declared: unknown) =>
  typeof declared === 'object' && declared !== null && 'nothing' in declared ? declared.nothing : undefined

test('every read says what it shows, or why no write can change it', () => {
  const silent = reads.filter((read) => shownBy(read).length === 0 && !reasonOf(read.shows))
  expect(silent.map(nameOf)).toEqual([])
})

test('every write says what it touches, or why it touches nothing', () => {
  const silent = writes.filter(
    (write) => touchedBy(write).length === 0 && !('touches' in write && reasonOf(write.touches)),
  )
  expect(silent.map(nameOf)).toEqual([])
})

test('every subject that a write touches is shown by a read, and the other way round', () => {
  const subjects = (of: readonly Subject[][]) => [...new Set(of.flat())].toSorted()
  const touched = writes.map((write) => touchedBy(write)).filter((one) => one !== 'everything')
  expect(subjects(touched.map((one) => [...one]))).toEqual(subjects(contract.map((one) => [...shownBy(one)])))
})
