import { Link, useSearchParams } from 'wouter'
import { Alert } from '../ui/feedback'
import { authErrorText } from './auth-errors'
import { authMessageText } from './auth-message'
import { useCurrentUser } from './use-current-user'
import { usePublicSettings } from './use-public-settings'

/**
 * What brought someone here, from the address: an error in red, a message alone in green; and whether one is signed in
 * already, as the link of a mail opened a second time leads here, too.
 */
export function AuthAlerts() {
  const [search] = useSearchParams()
  const settings = usePublicSettings()
  const { user } = useCurrentUser()
  const error = search.get('error')
  const message = authMessageText(search.get('message'))
  return (
    <>
      {error ? (
        <Alert tone="danger">{authErrorText(error, settings?.invalidEmailMessage)}</Alert>
      ) : (
        message && <Alert tone="success">{message}</Alert>
      )}
      {user && (
        <Alert tone="info">
          You are signed in as <strong>{user.email}</strong>.{' '}
          <Link href="/home" className="font-semibold underline underline-offset-4">
            Your Coffee Chat Hub
          </Link>
        </Alert>
      )}
    </>
  )
}
