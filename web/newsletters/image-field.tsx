import { useState } from 'react'
import { type UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

interface ImageFieldProps {
  label: string
  url: string
  field: UseFormRegisterReturn
  error?: string
}

/** An image by its address, shown at once, or why it can't be. */
export function ImageField({ label, url, field, error }: ImageFieldProps) {
  const [broken, setBroken] = useState('')
  const isBroken = url !== '' && broken === url
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={label}
        optional
        error={error ?? (isBroken ? 'Image failed to load. Please check the URL.' : undefined)}
        hint="Direct image URLs, such as https://…/coffee.jpg, work in email. Links to an album do not."
      >
        <Input type="url" inputMode="url" spellCheck={false} {...field} />
      </Field>
      {url && !isBroken && (
        <img
          src={url}
          alt=""
          onError={() => setBroken(url)}
          className="max-h-48 w-fit max-w-full rounded-control border border-line object-contain"
        />
      )}
    </div>
  )
}
