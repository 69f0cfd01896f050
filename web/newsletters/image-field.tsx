import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Picture } from './picture'

const ImagePicker = lazy(() => import('../images/image-picker'))

interface ImageFieldProps {
  label: string
  url: string
  field: UseFormRegisterReturn
  /** Called when an image of the gallery is chosen. */
  onPick: (url: string) => void
  error?: string
}

/** An image by its address, shown at once, or why it can't be. */
export function ImageField({ label, url, field, error, onPick }: ImageFieldProps) {
  const [broken, setBroken] = useState('')
  const [picking, setPicking] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={label}
        optional
        error={
          error ?? (url !== '' && broken === url ? 'Image failed to load. Please check the URL.' : undefined)
        }
        hint="Direct image URLs, such as https://…/coffee.jpg, work in email. Links to an album do not."
      >
        <Input type="url" inputMode="url" spellCheck={false} {...field} />
      </Field>
      <Button
        variant="secondary"
        className="w-fit"
        aria-label={`Choose from gallery: ${label.replace(' URL', '')}`}
        onClick={() => setPicking(true)}
      >
        <Images aria-hidden />
        Choose from gallery
      </Button>
      {picking && (
        <Suspense fallback={null}>
          <ImagePicker
            onClose={() => setPicking(false)}
            onPick={(chosen) => {
              onPick(chosen)
              setPicking(false)
            }}
          />
        </Suspense>
      )}
      <Picture url={url} onBroken={setBroken} className="border border-line" />
    </div>
  )
}
