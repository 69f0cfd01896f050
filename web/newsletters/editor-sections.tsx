import { type ReactNode, useId } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { Card, CardHeader } from '../ui/card'
import { Field } from '../ui/field'
import { Input, Select, Textarea } from '../ui/input'
import { ImageField } from './image-field'
import { ListEditor } from './list-editor'
import { answerAfter, letterOf, listFault, type NewsletterForm } from './newsletter.rules'

export interface SectionProps {
  form: UseFormReturn<NewsletterForm>
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

export function TitleSection({ form }: SectionProps) {
  const { register, formState } = form
  const { errors } = formState
  const url = useWatch({ control: form.control, name: 'newsletterImageUrl' })
  return (
    <Section title="Title and Subject">
      <Field label="Title" error={errors.title?.message} required>
        <Input {...register('title', { validate: NEWSLETTER.title.fault })} />
      </Field>
      <Field label="Description" error={errors.description?.message} optional>
        <Textarea rows={2} {...register('description', { validate: NEWSLETTER.description.fault })} />
      </Field>
      <Field label="Email Subject" error={errors.subject?.message} required>
        <Input {...register('subject', { validate: NEWSLETTER.subject.fault })} />
      </Field>
      <ImageField
        label="Header Image URL"
        url={url}
        field={register('newsletterImageUrl', { validate: NEWSLETTER.newsletterImageUrl.fault })}
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
        <Textarea rows={4} {...register('moodDescription', { validate: NEWSLETTER.moodDescription.fault })} />
      </Field>
      <ImageField
        label="Mood Image URL"
        url={url}
        field={register('moodImageUrl', { validate: NEWSLETTER.moodImageUrl.fault })}
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
        <Textarea rows={2} {...register('quoteText', { validate: NEWSLETTER.quoteText.fault })} />
      </Field>
      <Field label="Quote Author" error={errors.quoteAuthor?.message}>
        <Input {...register('quoteAuthor', { validate: NEWSLETTER.quoteAuthor.fault })} />
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
        <Textarea
          rows={2}
          {...register('brainBuzzerQuestion', { validate: NEWSLETTER.brainBuzzerQuestion.fault })}
        />
      </Field>
      <Controller
        control={control}
        name="brainBuzzerChoices"
        rules={{ validate: listFault(NEWSLETTER_LISTS.brainBuzzerChoices) }}
        render={({ field, fieldState }) => (
          <ListEditor
            label="Choices"
            item="Choice"
            values={field.value}
            mark={letterOf}
            most={NEWSLETTER_LISTS.brainBuzzerChoices.most}
            error={fieldState.error?.message}
            firstRef={field.ref}
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
        <Textarea
          rows={4}
          {...register('coffeeChatsParagraph', { validate: NEWSLETTER.coffeeChatsParagraph.fault })}
        />
      </Field>
      <Controller
        control={control}
        name="coffeeChatStarters"
        rules={{ validate: listFault(NEWSLETTER_LISTS.coffeeChatStarters) }}
        render={({ field, fieldState }) => (
          <ListEditor
            label="Conversation Starters"
            item="Starter"
            values={field.value}
            most={NEWSLETTER_LISTS.coffeeChatStarters.most}
            error={fieldState.error?.message}
            firstRef={field.ref}
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
        rules={{ validate: listFault(NEWSLETTER_LISTS.proTips) }}
        render={({ field, fieldState }) => (
          <ListEditor
            label="Tips"
            item="Tip"
            values={field.value}
            most={NEWSLETTER_LISTS.proTips.most}
            error={fieldState.error?.message}
            firstRef={field.ref}
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
        <Textarea rows={3} {...register('closingMessage', { validate: NEWSLETTER.closingMessage.fault })} />
      </Field>
      <Field
        label="Admin Notes"
        hint="Seen by administrators only; never mailed."
        error={formState.errors.adminNotes?.message}
        optional
      >
        <Textarea rows={2} {...register('adminNotes', { validate: NEWSLETTER.adminNotes.fault })} />
      </Field>
    </>
  )
}
