import { wordsIn } from '../../languages/server'
import type { NewsletterRow } from '../newsletters/newsletters.queries'
import { starterContent } from '../newsletters/starter-content'

/** An approved newsletter with a month's starter content, as it would be stored. */
export const sampleNewsletter = (values: Partial<NewsletterRow> = {}): NewsletterRow => ({
  ...starterContent({ month: values.month ?? 12, year: 2026 }, wordsIn('en').mail),
  id: '',
  programmeId: '',
  month: 12,
  year: 2026,
  day: null,
  status: 'approved',
  isLinkedByHand: false,
  moodImageUrl: '',
  newsletterImageUrl: '',
  adminNotes: '',
  translations: {},
  domainGroupId: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  approvedAt: new Date(0),
  sentAt: null,
  ...values,
})
