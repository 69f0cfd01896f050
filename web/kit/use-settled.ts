import { useEffect, useState } from 'react'

const SETTLE_MS = 250

/** The text once the typing has paused, so that a search calls the server once and not for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
