import { Link, useSearchParams } from 'wouter'
import { Alert } from '../ui/feedback'
import { authErrorText, authMessageText } from './auth-texts'
import { useCurrentUser } from './use-current-user'
import { usePublicSettings } from './use-public-settings'

/**
 * Why the person is here, from the address: an error in red, a message alone in green. Also says if they are signed in
 * already, since a mail's link opened a second time leads here, too.
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
