import { FormProvider, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import type { Newsletter } from '../../shared/contract/newsletters'
import { Field } from '../ui/field'
import { Select } from '../ui/input'
import { ListField } from './list-field'
import { LiveMail } from './live-mail'
import { MailTools } from './mail-tools'
import { MatchSection } from './match-section'
import { answerAfter, letterOf, type NewsletterForm, typedTexts } from './newsletter.rules'
import { ImageField, Section, TextField } from './newsletter-fields'

interface EditorFormProps {
  formId: string
  form: UseFormReturn<NewsletterForm>
  newsletter: Newsletter
  onSubmit: (values: NewsletterForm) => void
}

/** The sections one below the other; next to them, where there is room, how they read. */
export function EditorForm({ formId, form, newsletter, onSubmit }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <form
          id={formId}
          noValidate
          aria-label="Newsletter"
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        >
          <Section title="Title and Subject">
            <TextField name="title" label="Title" required />
            <TextField name="description" label="Description" rows={2} optional />
            <TextField name="subject" label="Email Subject" required />
            <ImageField name="newsletterImageUrl" label="Header Image URL" />
          </Section>
          <Section title="This Month's Mood">
            <TextField name="moodDescription" label="Mood Description" rows={4} />
            <ImageField name="moodImageUrl" label="Mood Image URL" />
          </Section>
          <Section title="Quote to Sip On">
            <TextField name="quoteText" label="Quote" rows={2} />
            <TextField name="quoteAuthor" label="Quote Author" />
          </Section>
          <BrainBuzzer />
          <Section title="Making Coffee Chats Count">
            <TextField name="coffeeChatsParagraph" label="Opening Paragraph" rows={4} />
            <ListField
              name="coffeeChatStarters"
              label="Conversation Starters"
              item="Starter"
              placeholder="What made you smile this week?"
            />
          </Section>
          <Section title="Pro Tips">
            <ListField name="proTips" label="Tips" item="Tip" />
          </Section>
          <MatchSection newsletter={newsletter} />
          <Section title="Email Preview and Closing Message">
            <TextField name="closingMessage" label="Closing Message" rows={3} />
            <TextField
              name="adminNotes"
              label="Admin Notes"
              hint="Seen by administrators only; never mailed."
              rows={2}
              optional
            />
            <MailTools
              newsletter={newsletter}
              texts={() => typedTexts(form.getValues())}
              dirty={form.formState.isDirty}
            />
          </Section>
        </form>
        <section aria-label="Live preview" className="sticky top-0 hidden xl:block">
          <LiveMail id={newsletter.id} className="h-[calc(100dvh-7rem)]" />
        </section>
      </div>
    </FormProvider>
  )
}

function BrainBuzzer() {
  const { control, formState, setValue } = useFormContext<NewsletterForm>()
  const [choices, answer] = useWatch({ control, name: ['brainBuzzerChoices', 'brainBuzzerCorrectAnswer'] })
  const setAnswer = (letter: string) => setValue('brainBuzzerCorrectAnswer', letter, { shouldDirty: true })
  return (
    <Section title="Monthly Brain Buzzer">
      <TextField name="brainBuzzerQuestion" label="Question" rows={2} />
      <ListField
        name="brainBuzzerChoices"
        label="Choices"
        item="Choice"
        mark={letterOf}
        onChange={(change) => setAnswer(answerAfter(answer, change))}
      />
      <Field label="Correct Answer" error={formState.errors.brainBuzzerCorrectAnswer?.message}>
        <Select value={answer} onChange={(event) => setAnswer(event.target.value)}>
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
