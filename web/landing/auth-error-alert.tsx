import { authErrorText } from '../sign-in/auth-errors'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Alert } from '../ui/feedback'

/** What a failed sign-in left in the address. A chunk of its own, since hardly anyone ever sees it. */
export default function AuthErrorAlert({ code }: { code: string }) {
  const settings = usePublicSettings()
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
      <Alert tone="danger">{authErrorText(code, settings?.invalidEmailMessage)}</Alert>
    </div>
  )
}
