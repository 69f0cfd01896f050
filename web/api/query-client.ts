/* oxlint-disable typescript/no-unsafe-type-assertion -- the arguments of a generic call are taken apart and put together again */
import {
  type InfiniteData,
  keepPreviousData,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '../../shared/endpoint'
import { fillPath } from '../../shared/paths'
import { toast } from '../ui/toast'
import { words } from '../words'
import { call, type CallArgs, CallError, callPage, type CallRest, onWrite, type Page } from './call'
import { askedInChosen } from './chosen-programme'
import { rememberGoing } from './going'
import { createStore } from '../ui/store'

const unreachable = createStore(false)

function set(value: boolean): void {
  if (unreachable.get() !== value) unreachable.set(value)
}

/** Remembers that the server can't be reached; nobody is signed out by that. */
export const reportOutage = () => set(true)
const reportReachable = () => set(false)

/** Whether the last call found no server. */
export const useOutage = unreachable.use

const RELOGIN_AFTER_MS = 500
/** The parts of a screen share one read; somebody who comes back later sees what has changed since. */
const FRESH_MS = 5000

// The screen learns of a change before the next event, so that a double click's second press finds its button busy.
notifyManager.setScheduler(queueMicrotask)

let leaving = false

function leaveSoon(): void {
  setTimeout(() => window.location.assign('/api/login'), RELOGIN_AFTER_MS)
}

/** A session that ended elsewhere: says so and goes to sign in again; ten calls of this do so once. */
export function signInAgain(): void {
  if (leaving) return
  leaving = true
  rememberGoing()
  toast({ ...words.shell.said.signedOut, tone: 'danger' })
  // The half second is for reading: it begins when the toast can be seen.
  import('../ui/toast-region').then(leaveSoon, leaveSoon)
}

function onFailure(error: unknown): void {
  if (!(error instanceof CallError)) return
  if (error.isOutage) reportOutage()
  else {
    reportReachable()
    if (error.code === 'not_signed_in') signInAgain()
  }
}

/**
 * The client of every screen. A read is repeated after each write of this page, when a screen with it is opened after a
 * while, and as `web/kit/keep-fresh.ts` says; never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: onFailure,
      onSuccess: reportReachable,
    }),
    mutationCache: new MutationCache({
      onError: onFailure,
      onSuccess: reportReachable,
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: FRESH_MS,
        retry: false,
        // A paused query would wait silently; offline is reported like any other outage.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

onWrite(({ changes }) => {
  if (changes !== 'session') return changed()
  // The screen that did it goes on from there. What somebody else has read is never shown.
  queryClient.removeQueries({ type: 'inactive' })
  reading = queryClient.invalidateQueries({ refetchType: 'none' })
})

let reading: Promise<unknown> = Promise.resolve()

/** Marks every read as out of date. What is on the screen is read again at once. */
export function changed(): void {
  reading = Promise.all([reading, queryClient.invalidateQueries()])
}

/** Resolves when everything on the screen is read again after a write; never fails. */
export const whenFresh = (): Promise<unknown> => reading

/** The key of a read: its path split at the slashes, then its query and its body if it has them. */
export function keyOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>): readonly unknown[] {
  const { params, query, body } = askedInChosen(endpoint, rest[0] ?? {}) as {
    params?: Record<string, string | number>
    query?: object
    body?: object
  }
  return [
    ...fillPath(endpoint.path, params).split('/').filter(Boolean),
    ...[query, body].filter((part) => part !== undefined),
  ]
}

/** Only what is read by GET is read again unasked: a look by another method may be counted, or take long. */
const metaOf = ({ method }: Endpoint) => ({ isRead: method === 'GET' })

/** `useQuery(queryOf(getX, args))`: key and function of one read. */
export function queryOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) {
  const asked = askedInChosen(endpoint, rest[0] ?? {})
  return {
    queryKey: keyOf(endpoint, ...rest),
    meta: metaOf(endpoint),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<E>> =>
      call(endpoint, ...([{ ...asked, signal }] as unknown as CallRest<E>)),
  }
}

/** `useInfiniteQuery(pagesOf(getX, args))`: a list read page by page by its cursor. */
export function pagesOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) {
  const asked = askedInChosen(endpoint, rest[0] ?? {}) as CallArgs<E> & { query?: object }
  return {
    queryKey: [...keyOf(endpoint, ...rest), 'pages'],
    meta: metaOf(endpoint),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      callPage(
        endpoint,
        ...([{ ...asked, query: { ...asked.query, cursor: pageParam }, signal }] as unknown as CallRest<E>),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<unknown>) => page.next,
  }
}

/** Reads again what failed, the signed-in user among it, and then everything on the screen. */
export async function readAgain(): Promise<void> {
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  await queryClient.refetchQueries({ type: 'active' })
}

type RowOf<Items> = Items extends readonly (infer Row)[] ? Row : Items

/** The rows of a list that are loaded, and how many it has in all. */
interface Loaded<Items> {
  items: RowOf<Items>[]
  total: number
}

const loaded = ({ pages }: InfiniteData<Page<unknown>>) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
})

/** `useInfiniteQuery(listOf(getX, args))`: a list as its rows; with another filter, those before stay until the new ones are there. */
export const listOf = <E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) => ({
  ...pagesOf(endpoint, ...rest),
  placeholderData: keepPreviousData,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pages of this call have its rows
  select: loaded as (data: InfiniteData<Page<ResponseOf<E>>>) => Loaded<ResponseOf<E>>,
})
