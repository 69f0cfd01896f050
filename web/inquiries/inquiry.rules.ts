/** How many people a company expects, as the form offers them. */
export const EXPECTED_USERS = [
  'Less than 50',
  '50-100',
  '100-500',
  '500-1000',
  '1000-10,000',
  '10,000+',
] as const
export type ExpectedUsers = (typeof EXPECTED_USERS)[number]

interface Inquiry {
  companyName: string
  contactEmail: string
  expectedUsers: string
}

/** Why an inquiry can't be sent, as a toast: something is missing, or the address is none. */
export function inquiryComplaint({ companyName, contactEmail, expectedUsers }: Inquiry) {
  if (!companyName.trim() || !contactEmail.trim() || !expectedUsers)
    return {
      title: 'Missing Information',
      description: 'Please fill in company name, contact email, and expected users.',
    }
  return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
}
