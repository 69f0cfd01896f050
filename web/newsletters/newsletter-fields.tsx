import { Images } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '../../shared/languages/languages'
import { NEWSLETTER } from '../../shared/text-rules'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { Input, Textarea, Field } from '../ui/input'
import { withWords, words } from '../words'
import type { NewsletterForm, TranslationForm } from './newsletter.rules'
import { lazyPart } from '../ui/on-demand'
import { faultIn } from '../kit/forms/faults'
import { showPicture } from '../../shared/contract/newsletters'
import { pathOf } from '../api/call'
import { DocumentFrame } from '../kit/document-frame'
import { useSettled } from '../kit/searched'
import { cn } from '../ui/cn'

const ImagePicker = lazyPart(() => withWords(import('../images/image-picker'), 'tools'))

/** The translation that the fields within write; undefined: the first texts. */
export const InTranslation = createContext<Language | undefined>(undefined)

/** Where a field of this name is in the form. */
export function useFieldPath(): <Name extends keyof TranslationForm | 'adminNotes'>(name: Name) => Name {
  const language = useContext(InTranslation)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a translation has the same fields, further down
  return (name) => (language ? `translations.${language}.${name}` : name) as typeof name
}

/** One section of the editor under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHeader level={3} id={id} title={title} />
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  )
}

type TextFieldProps = Pick<ComponentProps<typeof Field>, 'hint' | 'required' | 'optional'> & {
  name: keyof typeof NEWSLETTER
  /** How many lines it has; without it, it is a field of one line. */
  rows?: number
}

/** A text of the newsletter, checked by its rule. */
export function TextField({ name, rows, ...field }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext<NewsletterForm>()
  const path = useFieldPath()(name)
  const input = register(path, { validate: faultIn(NEWSLETTER[name]) })
  return (
    <Field
      {...field}
      label={words.newsletters.editor.fields[name]}
      error={getFieldState(path, formState).error?.message}
    >
      {rows ? <Textarea rows={rows} {...input} /> : <Input {...input} />}
    </Field>
  )
}

/** An image of the newsletter by its address. It is shown at once, or why it can't be. */
export function ImageField({ name }: { name: 'newsletterImageUrl' | 'moodImageUrl' }) {
  const { fields, image } = words.newsletters.editor
  const { register, control, getFieldState, formState, setValue } = useFormContext<NewsletterForm>()
  const path = useFieldPath()(name)
  const url = useWatch({ control, name: path })
  const [broken, setBroken] = useState('')
  const failed = url !== '' && broken === url ? image.broken : undefined
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={fields[name]}
        optional
        error={getFieldState(path, formState).error?.message ?? failed}
        hint={image.hint}
      >
        <Input
          type="url"
          inputMode="url"
          spellCheck={false}
          {...register(path, { validate: faultIn(NEWSLETTER[name]) })}
        />
      </Field>
      <DialogTrigger
        renderDialog={(close) => (
          <ImagePicker
            onClose={close}
            onPick={(chosen) => {
              setValue(path, chosen, { shouldDirty: true })
              close()
            }}
          />
        )}
      >
        <Button icon={Images} variant="secondary" className="w-fit" aria-label={image.chooseFor[name]}>
          {image.choose}
        </Button>
      </DialogTrigger>
      <Picture url={url} onBroken={setBroken} className="border border-line" />
    </div>
  )
}

/** A picture of another site: an address with http(s) and an origin that is not ours. */
function isForeign(url: string): boolean {
  const { origin } = URL.canParse(url) ? new URL(url) : window.location
  return /^https?:/.test(origin) && origin !== window.location.origin
}

interface PictureProps {
  url: string
  onBroken?: (url: string) => void
  className?: string
}

/**
 * A picture of a newsletter by its address. One of another site is in a frame, since our pages load nothing from other
 * sites; the frame itself says when it can't be loaded.
 */
function Picture({ url, onBroken, className }: PictureProps) {
  const [broken, setBroken] = useState('')
  const settled = useSettled(url)
  if (!url || broken === url) return null
  if (isForeign(url))
    return (
      isForeign(settled) && (
        <DocumentFrame
          title={words.newsletters.editor.image.frame}
          path={pathOf(showPicture, { query: { url: settled } })}
          className={cn('h-48 rounded-control', className)}
        />
      )
    )
  return (
    <img
      src={url}
      alt=""
      onError={() => {
        setBroken(url)
        onBroken?.(url)
      }}
      className={cn('max-h-72 w-fit max-w-full rounded-control object-contain', className)}
    />
  )
}
