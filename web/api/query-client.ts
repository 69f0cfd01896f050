/* oxlint-disable typescript/no-unsafe-type-assertion -- the arguments of a generic call are taken apart and put together again */
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '../../shared/endpoint'
import { toast } from '../ui/toast'
import { type CallArgs, CallError, type CallRest, call, callPage, type Page, pathOf } from './call'
import { reportOutage, reportReachable } from './outage'

const RELOGIN_AFTER_MS = 500

// The screen learns of a change before the next event, so that a double click's second press finds its button busy.
notifyManager.setScheduler(queueMicrotask)

let leaving = false

function leaveSoon(): void {
  setTimeout(() => window.location.assign('/api/login'), RELOGIN_AFTER_MS)
}

/** A session that ended elsewhere: says so and goes to sign in again; asked ten times, it does so once. */
export function signInAgain(): void {
  if (leaving) return
  leaving = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'danger',
  })
  // The half second is for reading: it begins when the toast can be seen.
  import('../ui/toast-region').then(leaveSoon, leaveSoon)
}

/** A call marked `meta: { handles401: true }` deals with a missing session itself. */
function onFailure(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (!(error instanceof CallError)) return
  if (error.isOutage) reportOutage()
  else {
    reportReachable()
    if (error.status === 401 && meta?.handles401 !== true) signInAgain()
  }
}

/** The client of every screen: nothing is refetched or retried unasked; a change invalidates what it touched. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onFailure(error, query.meta),
      onSuccess: reportReachable,
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onFailure(error, mutation.meta),
      onSuccess: reportReachable,
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A paused query would wait silently; offline is told like any other outage.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

/** The key of a read: its path cut at the slashes, then the query if there is one. */
export function keyOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>): readonly unknown[] {
  const args = (rest[0] ?? {}) as { params?: Record<string, string | number>; query?: object }
  const segments = pathOf(endpoint, { params: args.params }).split('/').filter(Boolean)
  return args.query ? [...segments, args.query] : segments
}

/** `useQuery(queryOf(getX, args))`: key and function of one read. */
export function queryOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) {
  return {
    queryKey: keyOf(endpoint, ...rest),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<E>> =>
      call(endpoint, ...([{ ...rest[0], signal }] as unknown as CallRest<E>)),
  }
}

/** `useInfiniteQuery(pagesOf(getX, args))`: a list read page by page along its cursor. */
export function pagesOf<E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) {
  return {
    queryKey: [...keyOf(endpoint, ...rest), 'pages'],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) => {
      const args = (rest[0] ?? {}) as CallArgs<E> & { query?: object }
      return callPage(
        endpoint,
        ...([{ ...args, query: { ...args.query, cursor: pageParam }, signal }] as unknown as CallRest<E>),
      )
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<unknown>) => page.next,
  }
}

/** Reads everything under these endpoints anew, whatever parameters it was read with. */
export async function refresh(...endpoints: { path: string }[]): Promise<void> {
  await Promise.all(
    endpoints.map(({ path }) => {
      const segments = path.split('/').filter(Boolean)
      const parameter = segments.findIndex((segment) => segment.startsWith(':'))
      return queryClient.invalidateQueries({
        queryKey: parameter < 0 ? segments : segments.slice(0, parameter),
      })
    }),
  )
}
