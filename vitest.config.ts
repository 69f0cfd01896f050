import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { fastFolder } from './scripts/fast-folder.mjs'
import { longTestsLeftOut } from './scripts/long-tests.mjs'

process.env['TMPDIR'] = fastFolder()
// React as the product runs it: its development build notes a stack for each element, which makes a mail ten times as long to render.
process.env['NODE_ENV'] = 'production'
const leftOut = longTestsLeftOut()

/** Tests of other processes come first. They mostly wait, so other tests use the machine meanwhile; alone at the end they would not. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) =>
      /\.crash\.test\.ts$|\/plugins\.test\.ts$/.test(moduleId)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

/** Two suites: `unit` is pure and parallel; `server` shares one PostgreSQL, each file on its own clone of the template. */
export default defineConfig({
  test: {
    // For what hangs: no test is wrong because a machine is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // More than cores: a third of a test's time is waiting. VITEST_MAX_WORKERS sets another number; --maxWorkers does nothing.
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
    setupFiles: ['server/testing/dice.ts'],
    // Modules keep nothing of an installation (scripts/module-state.test.ts), so files share them: a quarter of the time.
    isolate: false,
    // What is waited for comes soon, but not on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{matching,shared,web,scripts,server,plugins}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.http.test.ts',
            '**/*.db.test.ts',
            '**/*.crash.test.ts',
            '**/node_modules/**',
            ...leftOut,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,plugins}/**/*.{http,db,crash}.test.ts'],
          exclude: leftOut,
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
    ],
  },
})
