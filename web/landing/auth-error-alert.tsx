import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { authErrorText } from '../sign-in/auth-errors'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Alert } from '../ui/feedback'

/** Shows what a failed sign-in left in the address, and takes it out of the address. */
export function AuthErrorAlert() {
  const [search, setSearch] = useSearchParams()
  const [shown, setShown] = useState<string | null>(null)
  const settings = usePublicSettings()
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
  if (shown === null) return null
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <Alert tone="danger">{authErrorText(shown, settings?.invalidEmailMessage)}</Alert>
    </div>
  )
}
