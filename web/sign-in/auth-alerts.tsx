import { useSearchParams } from 'wouter'
import { Alert } from '../ui/feedback'
import { authErrorText } from './auth-errors'
import { authMessageText } from './auth-message'
import { usePublicSettings } from './use-public-settings'

/** What brought someone here, from the address: an error in red, a message alone in green. */
export function AuthAlerts() {
  const [search] = useSearchParams()
  const settings = usePublicSettings()
  const error = search.get('error')
  const message = authMessageText(search.get('message'))
  if (error) return <Alert tone="danger">{authErrorText(error, settings?.invalidEmailMessage)}</Alert>
  return message ? <Alert tone="success">{message}</Alert> : null
}
