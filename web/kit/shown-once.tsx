import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialog'
import { words } from '../words'

/** A text to be copied elsewhere, with its name. */
export function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code dir="ltr" className="min-w-0 wrap-anywhere">
          {text}
        </code>
        <CopyButton text={text} aria-label={words.tools.directory.copy(label)} />
      </div>
    </div>
  )
}

interface ShownOnceProps {
  title: string
  description: string
  label: string
  secret: string
  onClose: () => void
}

/** A secret that nobody sees again. */
export function ShownOnce({ title, description, label, secret, onClose }: ShownOnceProps) {
  return (
    <Dialog
      width="medium"
      onClose={onClose}
      title={title}
      description={description}
      footer={<Button onClick={onClose}>{words.tools.directory.tokens.copied}</Button>}
    >
      <Copied label={label} text={secret} />
    </Dialog>
  )
}
