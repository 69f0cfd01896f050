import { expect, test, vi } from 'vitest'
import { forEachDueProgramme, forEachPairing } from './for-each'

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

test('Only programmes that run and have something due are worked on, each in its own context', async () => {
  const programmes = ['first', 'quiet', 'busy'].map((id) => ({ id }))
  const context = { programme: programmes[0], programmes: () => programmes } as unknown as Parameters<
    typeof forEachDueProgramme
  >[0]
  const done: string[] = []
  const findDue = async () => ['busy', 'archived', 'busy', 'first'].map((programmeId) => ({ programmeId }))
  const count = await forEachDueProgramme(context, 'remind', findDue, async ({ programme }) => {
    done.push(programme.id)
    return 2
  })
  expect(done).toEqual(['first', 'busy'])
  expect(count).toBe(4)
})
