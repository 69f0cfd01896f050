import { defineConfig, devices } from '@playwright/test'
import { fastFolder } from './scripts/fast-folder.mjs'
import { longTestsLeftOut } from './scripts/long-tests.mjs'

process.env['TMPDIR'] = fastFolder()

/** `npm test` finds or installs the browser and passes its path; without one Playwright takes its own. */
const executablePath = process.env['CHROMIUM_PATH'] || undefined

/** Chromium as root has no sandbox, and must not ask the network for updates in the middle of a test. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  globalSetup: './e2e/template.ts',
  fullyParallel: false,
  workers: 3,
  // First what takes longest, or it would run alone at the end.
  projects: [
    { name: 'clone', testMatch: 'fresh-clone.spec.ts' },
    { name: 'journeys', testIgnore: ['fresh-clone.spec.ts', ...longTestsLeftOut()] },
  ],
  // For what hangs.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions: { executablePath, args },
    // What moves is drawn again and again; the tests of what moves ask for it.
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording every test costs a third of its time; `--trace on` records the one that is looked into.
    trace: 'off',
  },
})
