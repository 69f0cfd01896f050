import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '../../shared/languages/languages'
import type { BodyOf } from '../../shared/endpoint'
import { previewDraft, showDraftFrame } from '../../shared/contract/newsletters'
import { call, messageOf, pathOf } from '../api/call'
import { cn } from '../ui/cn'
import { Alert, Skeleton } from '../ui/feedback'
import { Select, Field } from '../ui/input'
import { WrittenFrame } from '../kit/document-frame'
import { useSettled } from '../kit/searched'
import { words } from '../words'
import { PreviewLanguage } from './translations'
import { type NewsletterForm, typedTexts } from './newsletter.rules'

interface LiveMailProps {
  id: string
  /** Of the reader. */
  language: Language
  onLanguage: (language: Language) => void
  className?: string
}

/** The newsletter while it is written, as it is in the editor: the server makes the mail of it. */
export function LiveMail(props: LiveMailProps) {
  const { control, getValues } = useFormContext<NewsletterForm>()
  // Watched, so that it renders with every change; the values are read as a whole.
  useWatch({ control })
  return <MailOf {...props} values={getValues()} />
}

/** The mail that these texts make, for a made-up person with or without a match. */
export function MailOf({
  id,
  language,
  onLanguage,
  values,
  className,
}: LiveMailProps & { values: NewsletterForm }) {
  const { preview: its } = words.newsletters.editor
  const [withMatch, setWithMatch] = useState(true)
  const draft = useSettled(JSON.stringify({ ...typedTexts(values), withMatch, language }))
  const preview = useQuery({
    queryKey: ['draft', id, draft],
    queryFn: ({ signal }) =>
      call(previewDraft, {
        params: { id },
        body: JSON.parse(draft) as BodyOf<typeof previewDraft>,
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const { data, isError, error } = preview
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      {data && <p className="wrap-anywhere text-muted text-sm">{its.subject(data.subject)}</p>}
      {isError && <Alert tone="warning">{messageOf(error, its.failed)}</Alert>}
      {data ? (
        <WrittenFrame
          title={its.frame}
          path={pathOf(showDraftFrame)}
          html={data.html}
          className="min-h-0 grow basis-[36rem]"
        />
      ) : (
        !isError && <Skeleton className="h-[36rem]" />
      )}
      {/* Behind the frame: out of the last element of a dialog the focus would not get back into it. */}
      <Field label={its.forWhom}>
        <Select
          value={withMatch ? 'with' : 'without'}
          onChange={(event) => setWithMatch(event.target.value === 'with')}
        >
          <option value="with">{its.withMatch}</option>
          <option value="without">{its.withoutMatch}</option>
        </Select>
      </Field>
      <PreviewLanguage value={language} onChange={onLanguage} />
    </div>
  )
}
