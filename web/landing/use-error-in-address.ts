import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

interface Notice {
  error: string | null
  message: string | null
}

/** The `error` or `message` of the address, kept for showing while it is taken out of the address. */
export function useErrorInAddress(): Notice | null {
  const [search, setSearch] = useSearchParams()
  const [shown, setShown] = useState<Notice | null>(null)
  const [error, message] = [search.get('error'), search.get('message')]
  const isThere = error !== null || message !== null
  if (isThere && (error !== shown?.error || message !== shown.message)) setShown({ error, message })
  useEffect(() => {
    if (!isThere) return
    setSearch(
      (current) => {
        current.delete('error')
        current.delete('message')
        return current
      },
      { replace: true },
    )
  }, [isThere, setSearch])
  return shown
}
