import { expect, it } from 'vitest'
import { byHandIn, compareVersions, unreleased, upgradeNotes, versionOf, withSection } from './releases.mjs'

const CHANGELOG = `# Changelog

What changed.

## Unreleased

### For everybody
- Coffee.

### Upgrading
Set CUPS first.

## 0.2.0, 2026-10-01

- Tea.
`

it('versions are compared by their numbers', () => {
  expect(['0.10.0', '0.9.1', '1.0.0', '0.9.0'].toSorted(compareVersions)).toEqual([
    '0.9.0',
    '0.9.1',
    '0.10.0',
    '1.0.0',
  ])
})

it.each([
  ['patch', '0.2.1'],
  ['minor', '0.3.0'],
  ['major', '1.0.0'],
  ['0.4.7', '0.4.7'],
])('%s after 0.2.0 is %s', (wanted, version) => {
  expect(versionOf(wanted, '0.2.0', ['0.1.0', '0.2.0'])).toEqual({ version })
})

it('the first release may have the version that package.json has', () => {
  expect(versionOf('0.1.0', '0.1.0', [])).toEqual({ version: '0.1.0' })
})

it.each([
  [undefined, /^Name the version/],
  ['v1', /^Name the version/],
  ['01.2.3', /^Name the version/],
  ['0.2.0', /^0\.2\.0 has been released/],
  ['0.1.9', /^0\.1\.9 is before 0\.2\.0/],
])('%s is no version for a release', (wanted, fault) => {
  expect(versionOf(wanted, '0.2.0', ['0.1.0', '0.2.0'])).toEqual({ fault: expect.stringMatching(fault) })
})

it('what is unreleased moves under the version, and what stands around it stays', () => {
  const after = withSection(CHANGELOG, '0.3.0', '2026-11-23')
  expect(after.replace('## 0.3.0, 2026-11-23\n\n', '')).toBe(CHANGELOG)
  expect(unreleased(after)).toBe('')
  expect(withSection('# Changelog\n\n## Unreleased\n\n- A.\n', '0.1.0', '2026-11-23')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.1.0, 2026-11-23\n\n- A.\n',
  )
})

it('headings alone are nothing', () => {
  expect(unreleased('# C\n\n## Unreleased\n\n### For everybody\n\n## 0.1.0, 2026-01-01\n\n- A.\n')).toBe('')
  expect(unreleased(CHANGELOG)).toContain('- Coffee.')
})

const migrations = [
  { tag: '0000_a', sql: 'select 1' },
  { tag: '0001_b', sql: 'select 1' },
  { tag: '0002_c', sql: '-- needs: 0000_a\nselect 1' },
]
const release = { version: '0.3.0', date: '2026-11-23', migrations, byHand: byHandIn(unreleased(CHANGELOG)) }

it('the notes say what is to be done by hand, what is migrated, and that going back works', () => {
  const notes = upgradeNotes({ ...release, before: { version: '0.2.0', migrations: 1 } })
  expect(notes).toContain('Set CUPS first.')
  expect(notes).toContain('2 migrations run at the first start: `0001_b`, `0002_c`.')
  expect(notes).toContain('Yes: stop 0.3.0 and start 0.2.0')
})

it('the notes say why going back does not work, when a migration needs what the version before does not know', () => {
  const needing = [...migrations, { tag: '0003_d', sql: '-- needs: 0002_c\ndrop table a' }]
  const notes = upgradeNotes({
    ...release,
    migrations: needing,
    byHand: '',
    before: { version: '0.2.0', migrations: 2 },
  })
  expect(notes).toContain("No: 0.2.0 can't work with `0003_d`")
  expect(notes).toContain('Nothing by hand')
  expect(upgradeNotes({ ...release, before: undefined })).toContain('There is no version before this one.')
})
