/* oxlint-disable typescript/no-unsafe-type-assertion -- the browser has no schemas: what arrives was typed by call() */
import { getUsers } from '../../shared/contract/directory'
import { previewSentMail, showSentMail } from '../../shared/contract/mail'
import { getNewsletters, type Newsletter, previewDraft, showPreview } from '../../shared/contract/newsletters'
import type { Endpoint } from '../../shared/endpoint'
import { overHttp, setTransport, type Transport, type TransportRequest } from '../api/call'
import { queryClient } from '../api/query-client'
import { forgetDrafts, inTabStorage } from '../kit/forms/tab-storage'
import { words } from '../words'
import { demoMail } from './demo-mail'
import { Sample } from './sample'

/** What the demo owns: none of these calls ever leaves the browser. */
const isOurs = (path: string) => /^\/(api\/admin|api\/auth\/sessions|completed_pairings)(\/|$)/.test(path)

const LATENCY_MS = 90

/** The transport that handles the dashboard's calls by what was recorded of the sample company; all others go `elsewhere`. */
export function openDemo(elsewhere: Transport = overHttp): Transport {
  const sample = new Sample()
  return async (request) => {
    const url = new URL(request.path, 'http://demo')
    if (!isOurs(url.pathname)) return elsewhere(request)
    await new Promise((done) => setTimeout(done, LATENCY_MS))
    request.signal?.throwIfAborted()
    return mailShown(sample, request, url.pathname) ?? recorded(sample, request, url)
  }
}

/** A read gets what was recorded, of a list the part that it asks for. A write changes nothing, and says so. */
function recorded(
  sample: Sample,
  { method, path }: TransportRequest,
  { pathname, searchParams }: URL,
): Response {
  if (method !== 'GET') return refusal(409, words.dashboard.demo.changesNothing)
  const found = sample.find(path) ?? sample.find(pathname)
  if (found === undefined) return refusal(404, words.dashboard.demo.lacksThis)
  if (!Array.isArray(found)) return json(found)
  const { items, total, next } = partOf(found as Record<string, unknown>[], Object.fromEntries(searchParams))
  return json(items, 200, { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) })
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
const refusal = (status: number, message: string) => json({ message }, status)

/** The mail of the sample's newsletter, wherever the dashboard shows one; the recipient's match is always the same person. */
function mailShown(sample: Sample, { method, body }: TransportRequest, path: string): Response | undefined {
  const isOf = (endpoint: Endpoint) =>
    endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path)
  const [newsletter] = sample.at(getNewsletters)
  const [partner] = sample.at(getUsers)
  if (!newsletter || !partner) return undefined
  const { withMatch, ...texts } = (body ?? {}) as Partial<Newsletter> & { withMatch?: boolean }
  if (isOf(previewDraft)) {
    const draft = { ...newsletter, ...texts }
    return json({ subject: draft.subject, html: demoMail(draft, withMatch ? partner : undefined) })
  }
  const html = demoMail(newsletter, partner)
  if (isOf(showPreview) || isOf(showSentMail))
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  return isOf(previewSentMail) ? json({ html }) : undefined
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
  // Coming back to a page the browser has kept: its drafts are gone, so it begins again.
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

type Row = Record<string, unknown>

/** The fields of a list by what its calls name them. */
const FIELDS: Record<string, string[]> = {
  name: ['lastName', 'firstName'],
  status: ['participationStatus', 'send_status'],
  preference: ['matchingPreference'],
  domainGroupId: ['domainGroupId', 'domain_group_id'],
  joined: ['createdAt'],
  added: ['createdAt'],
  actor: ['actorEmail'],
}
const textOf = (row: Row, name: string): string =>
  (FIELDS[name] ?? [name])
    .map((field) => row[field])
    .filter((value) => typeof value === 'string')
    .join(' ')

const TESTS: Record<string, (row: Row, wanted: string) => boolean> = {
  search: (row, wanted) => {
    const text = JSON.stringify(Object.entries(row).filter(([name]) => !/id$/i.test(name))).toLowerCase()
    return wanted
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  },
  // Those that are archived come besides the others.
  archived: () => true,
  readiness: (row, wanted) => (row.notReady ?? 'ready') === wanted,
  actor: (row, wanted) => textOf(row, 'actor').includes(wanted.toLowerCase()),
  from: (row, day) => textOf(row, 'at').slice(0, 10) >= day,
  to: (row, day) => textOf(row, 'at').slice(0, 10) <= day,
}
const isWhole = (row: Row, name: string, wanted: string) =>
  wanted === 'all' || (textOf(row, name) || 'unassigned') === wanted

const PAGE = '50'

/** The part of a list that a call asks for: searched, filtered, sorted, and one page of it. */
function partOf(list: Row[], query: Record<string, string>) {
  const { limit = PAGE, cursor = '0', sort, entries: _, ...filters } = query
  const found = list.filter((row) =>
    Object.entries(filters).every(([name, wanted]) =>
      TESTS[name] ? TESTS[name](row, wanted) : isWhole(row, name, wanted),
    ),
  )
  if (sort) {
    const column = sort.replace(/^-/, '')
    found.sort((one, other) => textOf(one, column).localeCompare(textOf(other, column), 'en'))
    if (sort !== column) found.reverse()
  }
  const from = Number(cursor)
  const to = from + Number(limit)
  return {
    items: found.slice(from, to),
    total: found.length,
    next: to < found.length ? String(to) : undefined,
  }
}
