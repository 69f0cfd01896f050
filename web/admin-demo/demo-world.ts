import { overHttp, setTransport, type Transport } from '../api/call'
import { queryClient } from '../api/query-client'
import { inTabStorage } from '../forms/tab-storage'
import { forgetDrafts } from '../forms/use-draft'
import { demoBulk } from './demo-bulk'
import { demoDirectory } from './demo-directory'
import { demoImages } from './demo-images'
import { demoLogs } from './demo-logs'
import { demoMonth } from './demo-month'
import { demoNewsletters } from './demo-newsletters'
import { demoPairings } from './demo-pairings'
import { demoProgramme } from './demo-programme'
import { demoTransport } from './demo-routes'
import { DemoSends } from './demo-sends'
import { Sample } from './sample'

/** A company of its own, and the transport that handles the dashboard's calls by it. */
export function openDemo(elsewhere: Transport = overHttp): Transport {
  const sample = new Sample()
  const sends = new DemoSends(sample)
  return demoTransport(
    [
      ...demoPairings(sample),
      ...demoProgramme(sample),
      ...demoDirectory(sample),
      ...demoBulk(sample),
      ...demoNewsletters(sample, sends),
      ...demoMonth(sample, sends),
      ...demoLogs(sample),
      ...demoImages(sample),
    ],
    sample,
    elsewhere,
  )
}

/** Drafts of the real dashboard stand aside under this name while the demo is open. */
const ASIDE = 'aside:'

function rename(from: string, to: string): void {
  inTabStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(from)) continue
      storage.setItem(to + key.slice(from.length), storage.getItem(key) ?? '')
      storage.removeItem(key)
    }
  })
}

/** What is left behind in the tab: the demo's own drafts go, the real ones come back. */
function clearTraces(): void {
  forgetDrafts()
  rename(`${ASIDE}draft:`, 'draft:')
}

let running: Transport | undefined

/** Begins the demo: from here on the dashboard's calls are answered in this browser. */
export function enterDemo(): Transport {
  if (running) return running
  running = openDemo()
  setTransport(running)
  queryClient.clear()
  rename('draft:', `${ASIDE}draft:`)
  window.addEventListener('pagehide', clearTraces)
  // Coming back to a page the browser has kept: its drafts are gone, so it begins anew.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  return running
}

/**
 * Ends the demo by loading the page that one went to. So nothing of it can be left: neither in the cache nor in a call
 * that is still to be made, which would otherwise go to the real server. Until then the fixtures answer.
 */
export function leaveDemo(): void {
  // Not at once: the questions that guard unsaved changes must be gone by then. And in development React tries every
  // effect twice, on the same path.
  setTimeout(() => {
    if (window.location.pathname !== '/admin-demo') window.location.reload()
  })
}
