import { authErrorText, authMessageText } from '../sign-in/sign-in.rules'
import { usePublicSettings } from '../kit/use-public-settings'
import { Alert } from '../ui/feedback'

/** What a failed sign-in, or a sign-out, left in the address. A chunk of its own, since hardly anyone ever sees it. */
export default function AuthErrorAlert({ error, message }: { error: string | null; message: string | null }) {
  const settings = usePublicSettings()
  const text = error === null ? authMessageText(message) : authErrorText(error, settings?.invalidEmailMessage)
  if (text === null) return null
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <Alert tone={error === null ? 'success' : 'danger'}>{text}</Alert>
    </div>
  )
}
