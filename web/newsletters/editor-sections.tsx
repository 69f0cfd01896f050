import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Card, CardHeader } from '../ui/card'
import { Field } from '../ui/field'
import { Input, Select, Textarea } from '../ui/input'
import { ImageField } from './image-field'
import { ListEditor } from './list-editor'
import { answerAfter, letterOf, type NewsletterForm } from './newsletter.rules'

export interface SectionProps {
  form: UseFormReturn<NewsletterForm>
}

const atMost = (value: number) => ({ maxLength: { value, message: `At most ${value} characters` } })

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

export function TitleSection({ form }: SectionProps) {
  const { register, formState } = form
  const { errors } = formState
  const url = useWatch({ control: form.control, name: 'newsletterImageUrl' })
  return (
    <Section title="Title and Subject">
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title', { required: 'Title is required', ...atMost(200) })} />
      </Field>
      <Field label="Description" error={errors.description?.message} optional>
        <Textarea rows={2} {...register('description', atMost(1000))} />
      </Field>
      <Field label="Email Subject" error={errors.subject?.message} required>
        <Input {...register('subject', { required: 'Email subject is required', ...atMost(200) })} />
      </Field>
      <ImageField
        label="Header Image URL"
        url={url}
        field={register('newsletterImageUrl', atMost(2000))}
        error={errors.newsletterImageUrl?.message}
        onPick={(chosen) => form.setValue('newsletterImageUrl', chosen, { shouldDirty: true })}
      />
    </Section>
  )
}

export function MoodSection({ form }: SectionProps) {
  const { register, formState } = form
  const { errors } = formState
  const url = useWatch({ control: form.control, name: 'moodImageUrl' })
  return (
    <Section title="This Month's Mood">
      <Field label="Mood Description" error={errors.moodDescription?.message}>
        <Textarea rows={4} {...register('moodDescription', atMost(2000))} />
      </Field>
      <ImageField
        label="Mood Image URL"
        url={url}
        field={register('moodImageUrl', atMost(2000))}
        error={errors.moodImageUrl?.message}
        onPick={(chosen) => form.setValue('moodImageUrl', chosen, { shouldDirty: true })}
      />
    </Section>
  )
}

export function QuoteSection({ form }: SectionProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <Section title="Quote to Sip On">
      <Field label="Quote" error={errors.quoteText?.message}>
        <Textarea rows={2} {...register('quoteText', atMost(1000))} />
      </Field>
      <Field label="Quote Author" error={errors.quoteAuthor?.message}>
        <Input {...register('quoteAuthor', atMost(200))} />
      </Field>
    </Section>
  )
}

export function BrainBuzzerSection({ form }: SectionProps) {
  const { register, formState, control } = form
  const { errors } = formState
  const choices = useWatch({ control, name: 'brainBuzzerChoices' })
  const answer = useWatch({ control, name: 'brainBuzzerCorrectAnswer' })
  return (
    <Section title="Monthly Brain Buzzer">
      <Field label="Question" error={errors.brainBuzzerQuestion?.message}>
        <Textarea rows={2} {...register('brainBuzzerQuestion', atMost(1000))} />
      </Field>
      <Controller
        control={control}
        name="brainBuzzerChoices"
        render={({ field }) => (
          <ListEditor
            label="Choices"
            item="Choice"
            values={field.value}
            mark={letterOf}
            most={26}
            longest={300}
            onChange={(values, change) => {
              field.onChange(values)
              form.setValue('brainBuzzerCorrectAnswer', answerAfter(answer, change), { shouldDirty: true })
            }}
          />
        )}
      />
      <Field label="Correct Answer" error={errors.brainBuzzerCorrectAnswer?.message}>
        <Select
          value={answer}
          onChange={(event) =>
            form.setValue('brainBuzzerCorrectAnswer', event.target.value, { shouldDirty: true })
          }
        >
          <option value="">Not chosen yet (A, B, C or D)</option>
          {choices.map((choice, index) => (
            <option key={letterOf(index)} value={letterOf(index)}>
              {choice ? `${letterOf(index)}: ${choice}` : letterOf(index)}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  )
}

export function ConversationSection({ form }: SectionProps) {
  const { register, formState, control } = form
  return (
    <Section title="Making Coffee Chats Count">
      <Field label="Opening Paragraph" error={formState.errors.coffeeChatsParagraph?.message}>
        <Textarea rows={4} {...register('coffeeChatsParagraph', atMost(2000))} />
      </Field>
      <Controller
        control={control}
        name="coffeeChatStarters"
        render={({ field }) => (
          <ListEditor
            label="Conversation Starters"
            item="Starter"
            values={field.value}
            most={20}
            longest={500}
            placeholder="What made you smile this week?"
            onChange={field.onChange}
          />
        )}
      />
    </Section>
  )
}

export function TipsSection({ form }: SectionProps) {
  return (
    <Section title="Pro Tips">
      <Controller
        control={form.control}
        name="proTips"
        render={({ field }) => (
          <ListEditor
            label="Tips"
            item="Tip"
            values={field.value}
            most={20}
            longest={500}
            onChange={field.onChange}
          />
        )}
      />
    </Section>
  )
}

export function ClosingFields({ form }: SectionProps) {
  const { register, formState } = form
  return (
    <>
      <Field label="Closing Message" error={formState.errors.closingMessage?.message}>
        <Textarea rows={3} {...register('closingMessage', atMost(2000))} />
      </Field>
      <Field
        label="Admin Notes"
        hint="Seen by administrators only; never mailed."
        error={formState.errors.adminNotes?.message}
        optional
      >
        <Textarea rows={2} {...register('adminNotes', atMost(2000))} />
      </Field>
    </>
  )
}
