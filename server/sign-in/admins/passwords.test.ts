import { expect, it } from 'vitest'
import { assertStrongPassword } from './passwords'

it.each([
  'password1234',
  '123456789012',
  'qwertyuiop12',
  'aaaaaaaaaaaaaaaa',
  'passwordpassword',
  'root@example.com',
  'coffeecoffee1',
  'January20261',
])('%s is easily guessed', async (password) => {
  await expect(assertStrongPassword(password, ['root@example.com'])).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('easy to guess'),
  })
})

it('four words that have nothing to do with each other are not', async () => {
  await expect(assertStrongPassword('quiet otter brass moon', ['root@example.com'])).resolves.toBeUndefined()
})
