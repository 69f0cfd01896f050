import { FormProvider, useController, useFormContext, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Newsletter } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { Choices, Field, FieldError, Select, Textarea } from '../ui/input'
import { words } from '../words'
import { LiveMail } from './live-mail'
import { Linking } from './linking'
import {
  answerAfter,
  letterOf,
  type ListChange,
  listFault,
  moved,
  type NewsletterForm,
} from './newsletter.rules'
import { ImageField, Section, TextField, useFieldPath } from './newsletter-fields'
import { InLanguages } from './translations'
import { ArrowDown, ArrowUp, Eye, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { NEWSLETTER_LISTS } from '../../shared/text-rules'
import { RowButton } from '../kit/row-button'
import { Button } from '../ui/button'

interface EditorFormProps {
  form: UseFormReturn<NewsletterForm>
  newsletter: Newsletter
  language: Language | undefined
  onLanguage: (language: Language | undefined) => void
  /** What is done with it when it is written. */
  actions: ReactNode
  onSubmit: (values: NewsletterForm) => void
}

/** The sections one below the other, then what follows; next to them, or below where there is no room, how they read. */
export function EditorForm({ form, newsletter, actions, onSubmit, ...looked }: EditorFormProps) {
  const { editor } = words.newsletters
  const { sections } = editor
  const preview = useRef<HTMLElement>(null)
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <form
          noValidate
          aria-label={editor.form}
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        >
          <InLanguages newsletter={newsletter} {...looked}>
            {(translation) => (
              <>
                <Section title={sections.subject}>
                  {!translation && (
                    <>
                      <TextField name="title" required />
                      <TextField name="description" rows={2} optional />
                    </>
                  )}
                  <TextField name="subject" required />
                  <ImageField name="newsletterImageUrl" />
                </Section>
                <Section title={sections.mood}>
                  <TextField name="moodDescription" rows={4} />
                  <ImageField name="moodImageUrl" />
                </Section>
                <Section title={sections.quote}>
                  <TextField name="quoteText" rows={2} />
                  <TextField name="quoteAuthor" />
                </Section>
                <BrainBuzzer />
                <Section title={sections.chats}>
                  <TextField name="coffeeChatsParagraph" rows={4} />
                  <ListField name="coffeeChatStarters" placeholder={editor.starterExample} />
                </Section>
                <Section title={sections.tips}>
                  <ListField name="proTips" />
                </Section>
                <Section title={sections.match}>
                  {!translation && <Linking newsletter={newsletter} />}
                  <TextField name="matchPlaceholder" hint={editor.placeholderHint} rows={3} />
                </Section>
                <Section title={sections.closing}>
                  <Button
                    icon={Eye}
                    variant="secondary"
                    className="w-fit"
                    onClick={() => {
                      preview.current?.focus({ preventScroll: true })
                      preview.current?.scrollIntoView({ block: 'nearest' })
                    }}
                  >
                    {newsletter.status === 'draft' ? editor.preview.ofDraft : editor.preview.action}
                  </Button>
                  <TextField name="closingMessage" rows={3} />
                  {!translation && <TextField name="adminNotes" hint={editor.notesHint} rows={2} optional />}
                </Section>
              </>
            )}
          </InLanguages>
          <div className="sticky -bottom-6 z-10 flex flex-wrap gap-2 border-line border-t bg-background py-3">
            {actions}
          </div>
        </form>
        <section
          ref={preview}
          tabIndex={-1}
          aria-label={editor.preview.live}
          className="min-w-0 xl:sticky xl:top-0"
        >
          <LiveMail newsletter={newsletter} {...looked} className="xl:h-[calc(100dvh-7rem)]" />
        </section>
      </div>
    </FormProvider>
  )
}

function BrainBuzzer() {
  const { editor } = words.newsletters
  const { control, getFieldState, formState, setValue } = useFormContext<NewsletterForm>()
  const path = useFieldPath()
  const at = path('brainBuzzerCorrectAnswer')
  const [choices, answer] = useWatch({ control, name: [path('brainBuzzerChoices'), at] })
  const setAnswer = (letter: string) => setValue(at, letter, { shouldDirty: true })
  return (
    <Section title={editor.sections.buzzer}>
      <TextField name="brainBuzzerQuestion" rows={2} />
      <ListField
        name="brainBuzzerChoices"
        mark={letterOf}
        onChange={(change) => setAnswer(answerAfter(answer, change))}
      />
      <Field
        label={editor.fields.brainBuzzerCorrectAnswer}
        error={getFieldState(at, formState).error?.message}
      >
        <Select value={answer} onChange={(event) => setAnswer(event.target.value)}>
          <option value="">{editor.noAnswer}</option>
          <Choices
            of={choices}
            by={(_, index) => letterOf(index)}
            called={(choice, index) => (choice ? editor.answer(letterOf(index), choice) : letterOf(index))}
          />
        </Select>
      </Field>
    </Section>
  )
}

interface ListFieldProps {
  name: keyof typeof NEWSLETTER_LISTS
  /** The mark before each, e.g. A, B, C. */
  mark?: (index: number) => string
  placeholder?: string
  /** Called when the list has changed, with what was done. */
  onChange?: (change: ListChange) => void
}

/** A list of texts of the newsletter, to add, remove and reorder; Alt with the arrow keys moves the one that is being edited. */
function ListField({ name, mark = (index) => String(index + 1), placeholder, onChange }: ListFieldProps) {
  const its = words.newsletters.editor.lists[name]
  const { control } = useFormContext<NewsletterForm>()
  const rule = NEWSLETTER_LISTS[name]
  const { field, fieldState } = useController({
    control,
    name: useFieldPath()(name),
    rules: { validate: listFault(rule) },
  })
  const values = field.value
  const error = fieldState.error?.message
  const change = (next: string[], what: ListChange) => {
    field.onChange(next)
    onChange?.(what)
  }
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const errorId = useId()
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelectorAll('textarea')[wanted.current]?.focus()
    wanted.current = null
  })
  /** Puts the focus there as soon as the changed list is rendered. */
  const focus = (index: number) => {
    wanted.current = index
  }

  const move = (from: number, to: number) => {
    if (to < 0 || to >= values.length) return
    change(moved(values, from, to), { kind: 'move', from, to })
    setSaid(its.isNow(to + 1, values.length))
  }
  const remove = (at: number) => {
    focus(Math.max(0, at - 1))
    change(
      values.filter((_, index) => index !== at),
      { kind: 'remove', at },
    )
    setSaid(its.removed(mark(at)))
  }
  const add = () => {
    focus(values.length)
    change([...values, ''], { kind: 'add' })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    focus(Math.min(values.length - 1, Math.max(0, index + step)))
    move(index, index + step)
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{its.label}</legend>
      <ul ref={list} className="flex flex-col gap-2">
        {values.map((value, index) => (
          // The texts have no identity of their own: the place is the key, and the inputs are controlled.
          <li key={index} className="flex flex-wrap items-start gap-x-1.5">
            <span aria-hidden className="figures w-6 shrink-0 pt-2.5 text-center font-semibold text-muted">
              {mark(index)}
            </span>
            <Textarea
              rows={1}
              aria-label={its.item(mark(index))}
              className="field-sizing-content min-w-0 flex-1 max-sm:basis-4/5"
              ref={index === 0 ? field.ref : undefined}
              aria-invalid={error ? true : undefined}
              placeholder={placeholder}
              value={value}
              onChange={(event) =>
                change(
                  values.map((text, place) => (place === index ? event.target.value : text)),
                  { kind: 'edit' },
                )
              }
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            <div className="flex shrink-0 justify-end pt-1.5 pointer-coarse:pt-0 max-sm:w-full">
              <RowButton
                size="icon-small"
                icon={ArrowUp}
                name={its.up(mark(index))}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <RowButton
                size="icon-small"
                icon={ArrowDown}
                name={its.down(mark(index))}
                disabled={index === values.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <RowButton
                size="icon-small"
                icon={X}
                name={its.remove(mark(index))}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {values.length < rule.most && (
        <Button icon={Plus} variant="ghost" className="mt-2" onClick={add}>
          {its.add}
        </Button>
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  )
}
