import type { UseFormReturn } from 'react-hook-form'
import type { Newsletter } from '../../shared/contract/newsletters'
import {
  BrainBuzzerSection,
  ClosingFields,
  ConversationSection,
  MoodSection,
  QuoteSection,
  Section,
  TipsSection,
  TitleSection,
} from './editor-sections'
import { MailTools } from './mail-tools'
import { MatchSection } from './match-section'
import type { NewsletterForm } from './newsletter.rules'
import { LiveMail } from './live-mail'

interface EditorFormProps {
  formId: string
  form: UseFormReturn<NewsletterForm>
  newsletter: Newsletter
  onSubmit: (values: NewsletterForm) => void
}

/** The sections one below the other; beside them, where there is room, how they read. */
export function EditorForm({ formId, form, newsletter, onSubmit }: EditorFormProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <form
        id={formId}
        noValidate
        aria-label="Newsletter"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        <TitleSection form={form} />
        <MoodSection form={form} />
        <QuoteSection form={form} />
        <BrainBuzzerSection form={form} />
        <ConversationSection form={form} />
        <TipsSection form={form} />
        <MatchSection form={form} newsletter={newsletter} />
        <Section title="Email Preview and Closing Message">
          <ClosingFields form={form} />
          <MailTools newsletter={newsletter} dirty={form.formState.isDirty} />
        </Section>
      </form>
      <section aria-label="Live preview" className="sticky top-0 hidden xl:block">
        <LiveMail id={newsletter.id} form={form} className="h-[calc(100dvh-7rem)]" />
      </section>
    </div>
  )
}
