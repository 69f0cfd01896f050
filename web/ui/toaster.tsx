import { lazy, Suspense, useSyncExternalStore } from 'react'
import { shownToast, subscribeToToast } from './toast'

const ToastRegion = lazy(() => import('./toast-region'))

/** Stands once at the end of the app. The region itself is loaded with the first toast. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, shownToast, () => null)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion shown={shown} />
    </Suspense>
  )
}
