import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

/** The `error` of the address, kept for showing while it is taken out of the address. */
export function useErrorInAddress(): string | null {
  const [search, setSearch] = useSearchParams()
  const [shown, setShown] = useState<string | null>(null)
  const error = search.get('error')
  if (error !== null && error !== shown) setShown(error)
  useEffect(() => {
    if (error === null) return
    setSearch(
      (current) => {
        current.delete('error')
        current.delete('message')
        return current
      },
      { replace: true },
    )
  }, [error, setSearch])
  return shown
}
