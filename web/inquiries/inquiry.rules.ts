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
