import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAuthStatus, getCurrentUser, logout, type User } from '../../shared/contract/sign-in'
import { CallError, call, speakFor } from '../api/call'
import { forgetDrafts } from '../kit/forms/tab-storage'
import { useHydrated } from '../kit/use-public-settings'
import { forgetGoing } from '../api/going'
import { keyOf, queryClient, queryOf } from '../api/query-client'
import { words } from '../words'

const FIVE_MINUTES = 5 * 60 * 1000
const key = keyOf(getCurrentUser)

/**
 * Asks for the user only where there is a session, so that no visitor causes a 401: the first time by the status,
 * later (after changes) by the user itself. An outage is an error, never "signed out".
 */
async function askForUser(signal: AbortSignal): Promise<User | null> {
  if (!queryClient.getQueryData(key)) return (await call(getAuthStatus, { signal })).user
  try {
    return await call(getCurrentUser, { signal })
  } catch (error) {
    if (error instanceof CallError && !error.isOutage) return null
    throw error
  }
}

async function readCurrentUser(signal: AbortSignal): Promise<User | null> {
  const before = queryClient.getQueryData<User | null>(key)
  const user = await askForUser(signal)
  speakFor(user?.id ?? null)
  // Another tab has signed in somebody else: they must not see what was read for the person before.
  if (before && user && before.id !== user.id)
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey.join('/') !== key.join('/') })
  return user
}

export const currentUserQuery = {
  ...queryOf(getCurrentUser),
  queryFn: ({ signal }: { signal: AbortSignal }) => readCurrentUser(signal),
  staleTime: FIVE_MINUTES,
}

/** The signed-in user, null for a visitor, undefined while that is not known. */
export function useCurrentUser() {
  const { data, isPending, isError } = useQuery(currentUserQuery)
  if (!useHydrated()) return { user: undefined, isLoading: true, isUnknown: false }
  return { user: data, isLoading: isPending, isUnknown: isError && data === undefined }
}

/** Puts the user that a call returned into the cache, e.g. after saving the profile. */
export function setCurrentUser(user: User | null): void {
  speakFor(user?.id ?? null)
  queryClient.setQueryData(key, user)
}

/** Reads the user again; null if the session is gone. */
export const refreshCurrentUser = () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })

/** Ends the session; whether that worked or not, the browser goes to the start page, which says so. */
export function useSignOut() {
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    const worked = await call(logout).then(
      () => true,
      () => false,
    )
    forgetDrafts()
    forgetGoing()
    queryClient.clear()
    window.location.assign(worked ? '/?message=signed_out' : '/?error=sign_out_failed')
  }
  return { run, pending }
}

/** After a sign-in: reads the signed-in person. */
export async function beginSession() {
  if ((await refreshCurrentUser()) === null) throw new CallError(words.visitor.noCookie, 200)
}
