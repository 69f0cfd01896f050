import { usePublicSettings } from './use-public-settings'

/** In evaluation, beneath whatever waits for a mail: where that mail is. */
export function OutboxHint() {
  const settings = usePublicSettings()
  return settings?.evaluation ? (
    <p className="text-center text-muted text-sm">
      Just trying Cup of Joe? Its mails are in the{' '}
      <a href="/outbox" className="font-semibold text-primary underline underline-offset-4">
        outbox
      </a>
      .
    </p>
  ) : null
}
