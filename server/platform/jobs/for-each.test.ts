import { expect, test, vi } from 'vitest'
import { forEachPairing } from './for-each'

test('What fails for one pairing keeps nobody of the others waiting, is reported, and fails the job when all are done', async () => {
  const error = vi.fn<(fields: object, message: string) => void>()
  const context = { log: { error } } as unknown as Parameters<typeof forEachPairing>[0]
  const done: string[] = []
  const work = async (id: string) => {
    if (id === 'b') throw new Error('No room')
    done.push(id)
    return id
  }
  const all = forEachPairing(context, 'pair the stranded', ['a', 'b', 'c'], work)
  await expect(all).rejects.toThrow('pair the stranded: failed for 1 of 3 pairings. Error: No room')
  expect(done).toEqual(['a', 'c'])
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { pairing: 'b', err: expect.any(Error) },
    'pair the stranded: failed for a pairing',
  )
  expect(await forEachPairing(context, 'pair the stranded', ['a', 'c'], work)).toEqual(['a', 'c'])
})
