import { FormProvider, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import type { Newsletter } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { Choices, Select, Field } from '../ui/input'
import { words } from '../words'
import { ListField } from './list-field'
import { LiveMail } from './live-mail'
import { MailTools } from './mail-tools'
import { Linking } from './linking'
import { answerAfter, letterOf, type NewsletterForm, typedTexts } from './newsletter.rules'
import { ImageField, Section, TextField, useFieldPath } from './newsletter-fields'
import { InLanguages } from './translations'

interface EditorFormProps {
  formId: string
  form: UseFormReturn<NewsletterForm>
  newsletter: Newsletter
  language: Language
  onLanguage: (language: Language) => void
  onSubmit: (values: NewsletterForm) => void
}

/** The sections one below the other; next to them, where there is room, how they read. */
export function EditorForm({ formId, form, newsletter, language, onLanguage, onSubmit }: EditorFormProps) {
  const { editor } = words.newsletters
  const { sections } = editor
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <form
          id={formId}
          noValidate
          aria-label={editor.form}
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        >
          <InLanguages newsletter={newsletter} language={language} onLanguage={onLanguage}>
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
                  <TextField name="closingMessage" rows={3} />
                  {!translation && <TextField name="adminNotes" hint={editor.notesHint} rows={2} optional />}
                  <MailTools
                    newsletter={newsletter}
                    language={language}
                    texts={() => typedTexts(form.getValues())}
                    dirty={form.formState.isDirty}
                  />
                </Section>
              </>
            )}
          </InLanguages>
        </form>
        <section aria-label={editor.preview.live} className="sticky top-0 hidden xl:block">
          <LiveMail
            id={newsletter.id}
            language={language}
            onLanguage={onLanguage}
            className="h-[calc(100dvh-7rem)]"
          />
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
