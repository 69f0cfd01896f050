import { useEffect, useState } from 'react'

const WAIT_MS = 60_000

/** How long until another code can be asked for: a code is sent once a minute. */
export function ResendWait({ sentAt }: { sentAt: number | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  const left = sentAt === undefined ? 0 : Math.ceil((sentAt + WAIT_MS - now) / 1000)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0 ? (
    <p className="text-center text-muted text-sm">You can ask for another code in {Math.min(left, 60)} s.</p>
  ) : null
}
