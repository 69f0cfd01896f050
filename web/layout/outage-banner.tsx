import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useOutage } from '../api/outage'
import { queryClient } from '../api/query-client'
import { Button } from '../ui/button'

/** Says that the server can't be reached; who was signed in stays so. */
export function OutageBanner() {
  const unreachable = useOutage()
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await queryClient.refetchQueries({
      predicate: (query) => query.state.status === 'error' || query.isActive(),
    })
    setTrying(false)
  }
  return (
    <output className="block">
      {unreachable && (
        <span className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-warning border-b bg-warning-soft px-4 py-1.5">
          <span className="flex items-center gap-2.5">
            <CloudOff aria-hidden className="size-5 shrink-0 text-warning" />
            We can't reach the server right now. You are still signed in, and nothing is lost.
          </span>
          <Button variant="secondary" size="small" pending={trying} onClick={() => void tryAgain()}>
            Try again
          </Button>
        </span>
      )}
    </output>
  )
}
