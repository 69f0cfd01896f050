import { INCOMPLETE_INQUIRY, INQUIRY } from '../../shared/text-rules'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'

interface Inquiry {
  companyName: string
  contactEmail: string
  expectedUsers: string
}

/**
 * Why an inquiry can't be sent, as a toast: something is missing, or the address is not one. null for what only its field
 * says, such as a text that is too long.
 */
export function inquiryComplaint({ companyName, contactEmail, expectedUsers }: Inquiry) {
  if (!companyName.trim() || !contactEmail.trim() || !expectedUsers)
    return { title: words.visitor.inquiry.incomplete, description: INCOMPLETE_INQUIRY(words.rules) }
  const description = faultIn(INQUIRY.contactEmail)(contactEmail)
  return description === undefined ? null : { title: words.visitor.inquiry.invalidAddress, description }
}
