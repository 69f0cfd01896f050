import { Upload } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from './cn'

interface FilePickerProps {
  label: string
  /** e.g. "image/*" */
  accept?: string
  file: File | null
  onPick: (file: File | null) => void
  hint?: ReactNode
  disabled?: boolean
}

/** A native file input as a place to press or to drop a file on. It checks nothing: that is up to the caller. */
export function FilePicker({ label, accept, file, onPick, hint, disabled }: FilePickerProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  return (
    // Dropping is an extra for the mouse; the input inside is what keyboards and screen readers use.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onPick(event.dataTransfer.files[0] ?? null)
      }}
      className={cn(
        'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed px-4 py-5 text-center transition-colors focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2',
        over ? 'border-primary bg-primary-soft' : 'border-control hover:border-primary',
        disabled && 'pointer-events-none opacity-60',
      )}
    >
      <Upload aria-hidden className="size-5 text-primary" />
      <span className="break-all font-semibold">{file ? file.name : label}</span>
      {hint && <span className="text-muted text-sm">{hint}</span>}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onPick(event.target.files?.[0] ?? null)
          // The same file may be picked again after an error.
          event.target.value = ''
        }}
      />
    </label>
  )
}
