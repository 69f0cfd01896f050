import { wordsIn } from '../../languages/server'
import { createElement } from 'react'
import type { MailWords } from '../../languages/words'
import { LANGUAGES } from '../../shared/languages/languages'
import { mapValues } from '../../shared/map-values'
import { NEWSLETTER_LISTS } from '../../shared/text-rules'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { frozenMail } from '../mail/layout'
import { Marks } from '../mail/template'
import { NewsletterEmail } from './newsletter.email'
import { periodOfNewsletter } from './dangers.rules'
import type { NewsletterContent } from './newsletter-content'
import type { NewsletterRow } from './newsletters.queries'

/** Renders a newsletter once in a language, with placeholders for each person's values. */
export function snapshotOf(newsletter: NewsletterRow, config: Config, words: MailWords): Snapshot {
  const marks = new Marks()
  const content = contentOf(newsletter, config, words)
  return frozenMail(
    words,
    newsletter.subject,
    createElement(NewsletterEmail, { words, content, marks }),
    marks,
  )
}

function contentOf(newsletter: NewsletterRow, config: Config, { dates }: MailWords): NewsletterContent {
  const period = periodOfNewsletter(newsletter)
  const appUrl = config.appUrl.href.replace(/\/$/, '')
  const filled = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '')
  return {
    ...newsletter,
    ...mapValues(NEWSLETTER_LISTS, (_, name) => filled(newsletter[name])),
    moodImageUrl: pictureUrl(newsletter.moodImageUrl, appUrl),
    newsletterImageUrl: pictureUrl(newsletter.newsletterImageUrl, appUrl),
    // The text that a new draft begins with is in the reader's language, like that of a newsletter without one.
    matchPlaceholder: isStarterPlaceholder(newsletter.matchPlaceholder) ? '' : newsletter.matchPlaceholder,
    monthTitle: dates.period(period),
    month: newsletter.day ? dates.dayInYear(period) : dates.monthName(period),
    orgName: config.orgName,
    contactEmail: config.contactEmail,
    appUrl,
  }
}

const isStarterPlaceholder = (text: string): boolean =>
  LANGUAGES.some((language) => wordsIn(language).mail.newsletter.noMatch.nobodyLeft === text)

/** A URL that a mail program can load; pictures of the product's own gallery may be given by their path. */
function pictureUrl(given: string, appUrl: string): string {
  try {
    const url = new URL(given.trim(), given.startsWith('/') ? appUrl : undefined)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''
  } catch {
    return ''
  }
}
