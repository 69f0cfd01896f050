import { type Described, isSecret } from './platform/context/settings'

/** The settings, each heading with its own. */
const byHeading = (settings: readonly Described[]) =>
  [...new Set(settings.map(({ heading }) => heading))].map((heading) => ({
    heading,
    own: settings.filter((setting) => setting.heading === heading),
  }))

/** As it would be written; one that is no text, number or yes says in words what holds. */
function valueOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const inCell = (text: string) => text.replaceAll('|', '\\|')

/** docs/operate/settings.md */
export function settingsPage(settings: readonly Described[]): string {
  const row = ({ name, otherwise, unset, kind, means, isDecided }: Described) =>
    `| \`${name}\`${isDecided ? ' ◇' : ''}${isSecret(name) ? ' 🔑' : ''} | ${otherwise ?? (unset === undefined ? 'unset' : `\`${valueOf(unset)}\``)} | ${inCell(kind)} | ${inCell(means)} |`
  const parts = byHeading(settings).map(
    ({ heading, own }) =>
      `## ${heading}\n\n| setting | default | kind | meaning |\n|---|---|---|---|\n${own.map(row).join('\n')}`,
  )
  return `# Settings

<!-- Written by \`npm run settings\` from the places that read them. -->

Set them as environment variables or in a file \`.env\` ([.env.example](../../.env.example) has them all); the environment goes before the file. Without any of them Cup of Joe runs as an evaluation on http://localhost:3000. A setting that is not valid stops the start: one message names every fault, and repeats no value. \`npm start -- --check\` tries them without starting anything.

◇ The people team decides it under Admin Tools, Programme, without a restart. Set it here only to decide it yourself: its field then says "Set by the operator".

🔑 A secret. In its place \`NAME_FILE\` may name a file that holds it, such as a secret of Docker or Kubernetes; line breaks at its end don't count.

All settings are there since 1.0.

${parts.join('\n\n')}
`
}

/** .env.example */
export function envExample(settings: readonly Described[]): string {
  const plain = (text: string) =>
    text.replace(/\[([^\]]+)\]\([^)]*\)/g, 'docs/operate/$1').replaceAll('`', '')
  const parts = byHeading(settings).map(({ heading, own }) => {
    const lines = own.flatMap(({ name, means, example, unset }) => [
      ...wrapped(plain(means)).map((line) => `# ${line}`),
      `#${name}=${example ?? valueOf(unset)}`,
    ])
    return `# ── ${heading}\n${lines.join('\n')}`
  })
  return `# Settings of Cup of Joe, written by \`npm run settings\`. Copy this file to .env and change what you need.
# docs/operate/settings.md has their defaults. Each secret may be in a file that NAME_FILE names.

${parts.join('\n\n')}
`
}

const WIDTH = 120

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line && line.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}
