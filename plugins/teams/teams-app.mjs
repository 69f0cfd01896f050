// npm run teams-app [FILE]: writes the package of the app for the catalogue of Teams, by TEAMS_CLIENT_ID and APP_URL.
import { existsSync, writeFileSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

if (existsSync('.env')) process.loadEnvFile('.env')
const {
  TEAMS_CLIENT_ID: clientId = '',
  TEAMS_PUBLIC_URL: publicUrl,
  APP_URL: appUrl = publicUrl,
} = process.env
if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(clientId) || !appUrl?.startsWith('https://')) {
  process.stderr.write(
    'Set TEAMS_CLIENT_ID to the id of your application, and APP_URL to the https address of Cup of Joe.\n',
  )
  process.exit(1)
}

/** https://learn.microsoft.com/microsoft-365/extensibility/schema/ */
const manifest = {
  $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.16/MicrosoftTeams.schema.json',
  manifestVersion: '1.16',
  version: '1.0.0',
  id: clientId,
  developer: {
    name: 'Cup of Joe',
    websiteUrl: appUrl,
    privacyUrl: new URL('/privacy', appUrl).href,
    termsOfUseUrl: new URL('/', appUrl).href,
  },
  name: { short: 'Cup of Joe', full: 'Cup of Joe: coffee with a colleague' },
  description: {
    short: 'Tells you whom you meet for a coffee.',
    full: 'Cup of Joe introduces colleagues to each other. It tells you here whom you meet, suggests times, and asks afterwards whether you met.',
  },
  icons: { color: 'color.png', outline: 'outline.png' },
  accentColor: '#6B3D22',
  // Without an address at which Microsoft reaches us nobody could read what is written to the bot.
  bots: [
    {
      botId: clientId,
      scopes: ['personal', 'groupchat'],
      isNotificationOnly: !publicUrl,
      supportsFiles: false,
    },
  ],
  permissions: ['identity', 'messageTeamMembers'],
  validDomains: [new URL(appUrl).host],
}

const CUP =
  '<path d="M84 46h6a15 15 0 0 1 0 30h-7" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M16 30h68v42c0 16-9 25-25 25H41c-16 0-25-9-25-25Z" fill="FILL" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>'
const drawn = (/** @type {number} */ side, /** @type {string} */ svg) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -2 130 130">${svg}</svg>`), {
    density: 300,
  })
    .resize(side, side)
    .png()
    .toBuffer()

/** A file of ZIP (APPNOTE 6.3). @param {[string, Buffer][]} files */
function zipped(files) {
  /** @type {Buffer[]} */
  const parts = []
  /** @type {Buffer[]} */
  const listed = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    // 1 January 2026, 0:00
    head.writeUInt16LE(0x5c21, 8)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    listed.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), head, end, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(listed)
  const last = Buffer.alloc(22)
  last.write('PK\u0005\u0006')
  last.writeUInt16LE(files.length, 8)
  last.writeUInt16LE(files.length, 10)
  last.writeUInt32LE(list.length, 12)
  last.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, last])
}

const file = process.argv[2] ?? 'cup-of-joe-teams.zip'
writeFileSync(
  file,
  zipped([
    ['manifest.json', Buffer.from(JSON.stringify(manifest, null, 2))],
    [
      'color.png',
      await drawn(
        192,
        `<rect x="-10" y="-2" width="130" height="130" fill="#6B3D22"/>${CUP.replace('FILL', '#C9814F')}`,
      ),
    ],
    ['outline.png', await drawn(32, CUP.replace('FILL', 'none'))],
  ]),
)
process.stdout.write(`${file}: upload it in the Teams admin center (docs/operate/teams.md).\n`)
