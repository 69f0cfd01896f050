import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ICALENDAR_PYTHON, needs } from '../../server/testing/needs'
import { root } from '../../scripts/sources.mjs'

const run = promisify(execFile)
const CLIENT = '22222222-3333-4444-8555-666666666666'
const write = (file: string, env: Record<string, string>) =>
  run(process.execPath, [join(root, 'plugins/teams/teams-app.mjs'), file], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', ...env },
  })

test(
  'The package of the app has its manifest and two icons in the sizes that Teams takes, and other programs open it',
  needs('python3-icalendar'),
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'teams-app-'))
    try {
      const file = join(folder, 'app.zip')
      await write(file, { TEAMS_CLIENT_ID: CLIENT, APP_URL: 'https://coffee.example.com' })
      const python = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2]); print(z.read("manifest.json").decode())`
      const { stdout } = await run(ICALENDAR_PYTHON!, ['-c', python, file, folder])
      expect(JSON.parse(stdout)).toMatchObject({
        id: CLIENT,
        bots: [{ botId: CLIENT, scopes: ['personal', 'groupchat'], isNotificationOnly: true }],
        validDomains: ['coffee.example.com'],
      })
      const sides = await Promise.all(
        ['color', 'outline'].map(async (name) => {
          const { format, width, height } = await sharp(join(folder, `${name}.png`)).metadata()
          return `${format} ${width}x${height}`
        }),
      )
      expect(sides).toEqual(['png 192x192', 'png 32x32'])
      await expect(write(file, { APP_URL: 'https://coffee.example.com' })).rejects.toThrow('TEAMS_CLIENT_ID')
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
