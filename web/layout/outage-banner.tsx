import { CloudOff } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { readAgain, useOutage } from '../api/query-client'
import { useCurrentUser } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { words } from '../words'

const RETRY_MS = 15_000

/** Says that the server can't be reached, and tries again by itself. Nobody is signed out by an outage. */
export function OutageBanner() {
  const unreachable = useOutage()
  return <output className="block">{unreachable && <Outage />}</output>
}

function Outage() {
  const { user } = useCurrentUser()
  const { outage } = words.shell
  const [trying, setTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setTrying(true)
    await readAgain()
    setTrying(false)
  }, [])
  useEffect(() => {
    const again = () => void tryAgain()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [tryAgain])
  return (
    <span className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-line border-b bg-warning-soft px-4 py-1.5">
      <span className="flex items-center gap-2.5">
        <CloudOff aria-hidden className="size-5 shrink-0 text-warning" />
        {outage.away} {user && outage.nothingLost}
      </span>
      <Button variant="secondary" size="small" pending={trying} onClick={() => void tryAgain()}>
        {words.shell.again}
      </Button>
    </span>
  )
}
