import { z } from 'zod'
import { endpoint } from '../endpoint'
import { EXPECTED_USERS } from '../limits'
import { id, instant, line, paging, plainAddress, prose } from './common'

const missing = 'Please fill in company name, contact email, and expected users.'

export const expectedUsers = z.enum(EXPECTED_USERS, missing)

export const submitInquiry = endpoint({
  method: 'POST',
  path: '/api/company-inquiry',
  access: 'public',
  touches: ['inquiries'],
  summary: 'A company asks about the product; at most five an hour per client.',
  body: z.object({
    companyName: line(200, missing),
    contactEmail: plainAddress(missing, 'Please enter a valid email address.'),
    expectedUsers,
    additionalInfo: prose(5000).default(''),
  }),
  response: z.object({ success: z.boolean(), message: z.string() }),
})

export const getInquiries = endpoint({
  method: 'GET',
  path: '/api/admin/inquiries',
  access: 'admin',
  shows: ['inquiries'],
  summary: 'Company inquiries, newest first, paged.',
  query: z.object(paging),
  response: z.array(
    z.object({
      id,
      companyName: z.string(),
      contactEmail: z.string(),
      expectedUsers: z.string(),
      additionalInfo: z.string(),
      createdAt: instant,
    }),
  ),
})
