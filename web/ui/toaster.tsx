import { type ComponentType, useEffect, useState } from 'react'
import { type ShownToast, useToast } from './toast'

/**
 * Rendered once, at the end of the app. The region itself is loaded with the first toast; without Suspense, which would
 * hold that toast back for up to 300 ms after any other part of the page was waited for.
 */
export function Toaster() {
  const shown = useToast()
  const [Region, setRegion] = useState<ComponentType<{ shown: ShownToast }> | null>(null)
  const isMissing = Region === null
  useEffect(() => {
    if (!shown || !isMissing) return
    // Without a server it does not load; the next toast tries again.
    import('./toast-region').then(
      (region) => setRegion(() => region.default),
      () => undefined,
    )
  }, [shown, isMissing])
  return shown && Region && <Region shown={shown} />
}
