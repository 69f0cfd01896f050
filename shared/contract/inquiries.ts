import { z } from 'zod'
import { endpoint } from '../endpoint'
import { EXPECTED_USERS } from '../limits'
import { INCOMPLETE_INQUIRY, INQUIRY } from '../text-rules'
import { addressBy, id, instant, paging, searchText, text } from './common'
import { saying } from '../languages/faults'

export const expectedUsers = z.enum(EXPECTED_USERS, saying(INCOMPLETE_INQUIRY))

export const inquiry = z.object({
  id,
  companyName: z.string(),
  contactEmail: z.string(),
  expectedUsers: z.string(),
  additionalInfo: z.string(),
  createdAt: instant,
})

export const submitInquiry = endpoint('POST /api/company-inquiry', {
  access: 'public',
  summary: 'A company asks about the product; at most five an hour per client.',
  body: z.object({
    companyName: text(INQUIRY.companyName),
    contactEmail: addressBy(INQUIRY.contactEmail),
    expectedUsers,
    additionalInfo: text(INQUIRY.additionalInfo).default(''),
  }),
  response: z.object({ success: z.boolean(), message: z.string() }),
})

export const getInquiries = endpoint('GET /api/admin/inquiries', {
  summary: 'Company inquiries, newest first, paged; searched by company, address and message.',
  query: z.object({ search: searchText, ...paging }),
  response: z.array(inquiry),
})
