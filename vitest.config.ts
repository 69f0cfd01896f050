import { defineConfig } from 'vitest/config'
import { fastFolder } from './scripts/fast-folder.mjs'

process.env['TMPDIR'] = fastFolder()

/** Two suites: `unit` is pure and parallel; `server` shares one PostgreSQL, each file on its own clone of the template. */
export default defineConfig({
  test: {
    // Beside the browser's tests a year of rounds takes ten times as long as alone; a failure only takes longer to be told.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One more than cores: a third of a test's time is waiting.
    maxWorkers: 3,
    setupFiles: ['server/testing/dice.ts'],
    // Modules keep nothing of an installation (scripts/module-state.test.ts), so files share them: a quarter of the time.
    isolate: false,
    // What is waited for comes soon, but not on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{matching,shared,web,scripts,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.ts', '**/*.db.test.ts', '**/*.crash.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.{http,db,crash}.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // After the other project, which has workers of its own.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
