import { createElement } from 'react'
import { mapValues } from '../../shared/map-values'
import { MONTH_NAMES } from '../../shared/months'
import { NEWSLETTER_LISTS } from '../../shared/text-rules'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { frozenMail } from '../mail/layout'
import { Marks } from '../mail/template'
import { NewsletterEmail } from './newsletter.email'
import type { NewsletterContent } from './newsletter-content'
import type { NewsletterRow } from './newsletters.queries'

/** Renders a newsletter once, with placeholders for each person's values. */
export async function snapshotOf(newsletter: NewsletterRow, config: Config): Promise<Snapshot> {
  const marks = new Marks()
  const content = contentOf(newsletter, config)
  return frozenMail(newsletter.subject, createElement(NewsletterEmail, { content, marks }), marks)
}

function contentOf(newsletter: NewsletterRow, config: Config): NewsletterContent {
  const appUrl = config.appUrl.href.replace(/\/$/, '')
  const filled = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '')
  return {
    ...newsletter,
    ...mapValues(NEWSLETTER_LISTS, (_, name) => filled(newsletter[name])),
    moodImageUrl: pictureUrl(newsletter.moodImageUrl, appUrl),
    newsletterImageUrl: pictureUrl(newsletter.newsletterImageUrl, appUrl),
    monthTitle: `${MONTH_NAMES[newsletter.month - 1]} ${newsletter.year}`,
    orgName: config.orgName,
    contactEmail: config.contactEmail,
    appUrl,
  }
}

/** A URL that a mail program can load; pictures of the product's own gallery may be given by their path. */
function pictureUrl(given: string, appUrl: string): string {
  try {
    const url = new URL(given.trim(), given.startsWith('/') ? appUrl : undefined)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''
  } catch {
    return ''
  }
}
