import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast'

const ToastRegion = lazy(() => import('./toast-region'))

/** Stands once at the end of the app. The region itself is loaded with the first toast. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion shown={shown} />
    </Suspense>
  )
}
