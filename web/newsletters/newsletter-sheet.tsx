import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Mug } from '../ui/mug'
import { Picture } from './picture'
import { letterOf, type NewsletterForm, writtenAnswer } from './newsletter.rules'

/** The newsletter as it will read, while it is written. */
export function LiveSheet({ form }: { form: UseFormReturn<NewsletterForm> }) {
  const { control } = form
  // Watched, so that it renders with every change; the values are read as a whole.
  useWatch({ control })
  return <NewsletterSheet newsletter={form.getValues()} />
}

/** The newsletter's content on a sheet: what everyone gets, with a placeholder for the personal match. */
export function NewsletterSheet({ newsletter }: { newsletter: NewsletterForm }) {
  const starters = newsletter.coffeeChatStarters.filter((text) => text.trim())
  const tips = newsletter.proTips.filter((text) => text.trim())
  const choices = newsletter.brainBuzzerChoices.filter((text) => text.trim())
  const answer = writtenAnswer(newsletter)
  return (
    <article
      aria-label="The newsletter as it reads"
      className="flex flex-col gap-7 rounded-card border border-line bg-surface px-5 py-7 sm:px-8"
    >
      <header className="flex flex-col items-center text-center">
        <Mug level={80} still steam className="w-14" />
        <p className="wrap-anywhere mt-3 font-display text-2xl leading-tight">{newsletter.title}</p>
        {newsletter.subject && (
          <p className="wrap-anywhere mt-1 text-muted text-sm">Subject: {newsletter.subject}</p>
        )}
        <Picture url={newsletter.newsletterImageUrl} className="mt-3" />
      </header>
      <Part title="This Month's Mood" shown={newsletter.moodDescription || newsletter.moodImageUrl}>
        <Prose>{newsletter.moodDescription}</Prose>
        <Picture url={newsletter.moodImageUrl} className="mt-3" />
      </Part>
      <Part title="Quote to Sip On" shown={newsletter.quoteText}>
        <blockquote className="border-accent border-l-4 pl-4 font-display text-lg">
          <Prose>{newsletter.quoteText}</Prose>
          {newsletter.quoteAuthor && (
            <footer className="mt-1 font-sans text-muted text-sm">{newsletter.quoteAuthor}</footer>
          )}
        </blockquote>
      </Part>
      <Part title="Monthly Brain Buzzer" shown={newsletter.brainBuzzerQuestion}>
        <Prose>{newsletter.brainBuzzerQuestion}</Prose>
        <ul className="mt-2 flex flex-col gap-1">
          {choices.map((choice, index) => (
            <li key={letterOf(index)} className="wrap-anywhere flex gap-2">
              <span className="shrink-0 font-semibold text-primary">{letterOf(index)}.</span> {choice}
            </li>
          ))}
        </ul>
        {answer && <p className="mt-2 text-muted text-sm">Answer: {answer}</p>}
      </Part>
      <Part title="Making Coffee Chats Count" shown={newsletter.coffeeChatsParagraph || starters.length}>
        <Prose>{newsletter.coffeeChatsParagraph}</Prose>
        <Lines texts={starters} />
      </Part>
      <Part title="Pro Tips" shown={tips.length}>
        <Lines texts={tips} />
      </Part>
      <Part title="Your Match" shown>
        <div className="rounded-card bg-sunken px-4 py-4">
          {newsletter.pairingFile ? (
            <p>Each person reads the name, department and note of their own match here.</p>
          ) : (
            <p>No pairing group is linked yet.</p>
          )}
          {newsletter.matchPlaceholder && (
            <div className="mt-2 text-muted text-sm">
              Without a match: <Prose>{newsletter.matchPlaceholder}</Prose>
            </div>
          )}
        </div>
      </Part>
      {newsletter.closingMessage && <Prose>{newsletter.closingMessage}</Prose>}
    </article>
  )
}

function Part({ title, shown, children }: { title: string; shown: unknown; children: ReactNode }) {
  if (!shown) return null
  return (
    <section>
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </section>
  )
}

const Prose = ({ children }: { children: string }) =>
  children ? <p className="whitespace-pre-line break-words">{children}</p> : null

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-primary">
      {texts.map((text, index) => (
        <li key={index} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  )
}
