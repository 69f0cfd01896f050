import { Download } from 'lucide-react'
import { LinkButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Alert } from '../../ui/feedback'
import { words } from '../../words'

/** The ten codes, which are never shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = words.account.codes
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">{texts.save}</Alert>
      <ol dir="ltr" className="grid gap-1 rounded-control bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} copied={texts.copied}>
          {words.shell.copy.action}
        </CopyButton>
        <LinkButton
          icon={Download}
          variant="secondary"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(texts.file(text))}`}
          download="cup-of-joe-recovery-codes.txt"
        >
          {texts.download}
        </LinkButton>
      </div>
    </div>
  )
}
