import { Download } from 'lucide-react'
import { LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Alert } from '../../ui/feedback'

/** The ten codes, which are never shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">
        Save these where you can find them without this device. Each lets you in once if you lose your second
        factor. They are shown only once.
      </Alert>
      <ol className="grid gap-1 rounded-control bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} copied="Codes Copied">
          Copy
        </CopyButton>
        <LinkButton
          icon={Download}
          variant="secondary"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Cup of Joe\n\n${text}\n`)}`}
          download="cup-of-joe-recovery-codes.txt"
        >
          Download
        </LinkButton>
      </div>
    </div>
  )
}
