import { FileDown } from 'lucide-react'
import { makeImageEmailSafe } from '../../shared/contract/images'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Button } from '../ui/button'

/** One click makes a version of the image that every mail program shows; the image itself stays. */
export function MakeEmailSafe({ filename, name }: { filename: string; name: string }) {
  const shrink = useAction({
    run: () => call(makeImageEmailSafe, { params: { filename } }),
    done: ({ message }) => message,
    failed: 'The email-safe version could not be made',
  })
  return (
    <Button
      icon={FileDown}
      variant="secondary"
      size="small"
      aria-label={`Make email-safe: ${name}`}
      pending={shrink.isPending}
      pendingLabel="Shrinking..."
      onClick={() => shrink.mutate()}
    >
      Make email-safe
    </Button>
  )
}
