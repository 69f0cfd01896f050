import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '../../shared/languages/languages'
import type { BodyOf, ResponseOf } from '../../shared/endpoint'
import {
  getRecipients,
  type Newsletter,
  previewDraft,
  previewMail,
  showDraftFrame,
} from '../../shared/contract/newsletters'
import { call, messageOf, pathOf } from '../api/call'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { Alert, Skeleton } from '../ui/feedback'
import { Choices, Field, Input, Select } from '../ui/input'
import { WrittenFrame } from '../kit/document-frame'
import { useSettled } from '../kit/searched'
import { isolated, words } from '../words'
import { TestMail } from './mail-tools'
import { PreviewLanguage } from './translations'
import { type NewsletterForm, typedTexts } from './newsletter.rules'

interface LiveMailProps {
  newsletter: Newsletter
  /** Instead of the reader's. */
  language: Language | undefined
  onLanguage: (language: Language | undefined) => void
  className?: string
}

/** The newsletter while it is written, as it is in the editor: the server makes the mail of it. */
export function LiveMail(props: LiveMailProps) {
  const { control, getValues, formState } = useFormContext<NewsletterForm>()
  // Watched, so that it renders with every change; the values are read as a whole.
  useWatch({ control })
  return <MailOf {...props} values={getValues()} dirty={formState.isDirty} />
}

/** The mail that these texts make: for somebody who gets it, or, while no pairing is linked, for a made-up person. */
export function MailOf({
  newsletter,
  language,
  onLanguage,
  values,
  dirty = false,
  className,
}: LiveMailProps & { values: NewsletterForm; dirty?: boolean }) {
  const { preview: its } = words.newsletters.editor
  const params = { id: newsletter.id }
  const [typed, setTyped] = useState('')
  // A step is taken at once: who presses fast gets as far.
  const [stepped, setStepped] = useState('')
  const settled = useSettled(typed.trim())
  const search = typed === stepped ? typed : settled
  const found = useQuery({
    ...queryOf(getRecipients, { params, query: { search } }),
    enabled: newsletter.pairings.length > 0,
    placeholderData: keepPreviousData,
  })
  const [recipient] = found.data ?? []
  const recipientEmail = recipient?.email ?? search
  const [withMatch, setWithMatch] = useState(true)
  const draft = useSettled(
    JSON.stringify({ ...typedTexts(values), ...(language && { language }), withMatch, recipientEmail }),
  )
  const preview = useQuery({
    queryKey: ['draft', newsletter.id, draft],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(draft) as BodyOf<typeof previewDraft> & BodyOf<typeof previewMail>
      if (!body.recipientEmail) return call(previewDraft, { params, body, signal })
      const { subject, personalizedHtml } = await call(previewMail, { params, body, signal })
      return { subject, html: personalizedHtml }
    },
    enabled: !found.isLoading,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const { data, isError, error } = preview
  return (
    <div className={cn('flex flex-col gap-3', className)}>
      {recipientEmail ? (
        <ToRecipient
          typed={typed}
          onType={setTyped}
          onStep={(email) => {
            setTyped(email)
            setStepped(email)
          }}
          found={found.data ?? []}
        />
      ) : (
        <Field label={its.forWhom}>
          <Select
            value={withMatch ? 'with' : 'without'}
            onChange={(event) => setWithMatch(event.target.value === 'with')}
          >
            <option value="with">{its.withMatch}</option>
            <option value="without">{its.withoutMatch}</option>
          </Select>
        </Field>
      )}
      <PreviewLanguage value={language} onChange={onLanguage} />
      {data && <p className="wrap-anywhere text-muted text-sm">{its.subject(data.subject)}</p>}
      {isError && (
        <Alert tone="warning" title={its.error}>
          {messageOf(error, its.mailFailed)}
        </Alert>
      )}
      {data ? (
        <WrittenFrame
          title={its.frame}
          path={pathOf(showDraftFrame)}
          html={data.html}
          className="min-h-0 grow basis-[36rem] max-xl:shrink-0"
        />
      ) : (
        !isError && <Skeleton className="h-[36rem]" />
      )}
      {/* Behind the frame: out of the last element of a dialog the focus would not get back into it. */}
      <TestMail newsletter={newsletter} language={language} dirty={dirty} />
    </div>
  )
}

interface ToRecipientProps {
  typed: string
  onType: (text: string) => void
  onStep: (email: string) => void
  /** Who has what is typed, the one that is shown first. */
  found: ResponseOf<typeof getRecipients>
}

/** Whose mail it is: by name or address, or the one before or after. */
function ToRecipient({ typed, onType, onStep, found }: ToRecipientProps) {
  const { preview: its } = words.newsletters.editor
  const listId = useId()
  const [shown] = found
  const steps = [
    { name: its.previous, to: shown?.previous, icon: ArrowLeft },
    { name: its.next, to: shown?.next, icon: ArrowRight },
  ]
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
      <Field label={its.recipient} className="min-w-0 flex-1">
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          list={listId}
          placeholder={shown?.email}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        <Choices of={found} by={({ email }) => email} called={({ name }) => name} />
      </datalist>
      {steps.map(({ name, to, icon }) => (
        <Button
          key={name}
          size="icon"
          variant="secondary"
          icon={icon}
          aria-label={name}
          aria-disabled={!to}
          className="rtl:-scale-x-100"
          onClick={() => to && onStep(to)}
        />
      ))}
      <output className="wrap-anywhere basis-full text-muted text-sm">
        {shown && its.place(isolated(shown.name), shown.place, shown.people)}
      </output>
    </div>
  )
}
