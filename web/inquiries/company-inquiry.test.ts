import { beforeAll, describe, expect, it } from 'vitest'
import { expectedUsers } from '../../shared/contract/inquiries'
import { EXPECTED_USERS, LONGEST } from '../../shared/limits'
import { INQUIRY } from '../../shared/text-rules'
import { loadWords } from '../words'
import { inquiryComplaint } from './company-inquiry.page'
import { faultIn } from '../kit/forms/faults'

beforeAll(async () => {
  await loadWords('visitor')
  await loadWords('rules')
})

describe('A company inquiry', () => {
  it('offers exactly the choices the contract takes', () => {
    expect([...EXPECTED_USERS]).toEqual(expectedUsers.options)
  })

  it('first says what is missing, then that the address is not valid', () => {
    const inquiry = { companyName: 'Acme', contactEmail: 'nobody', expectedUsers: '50-100' }
    expect(inquiryComplaint({ ...inquiry, companyName: ' ' })?.title).toBe('Missing Information')
    expect(inquiryComplaint(inquiry)?.title).toBe('Invalid Email')
  })

  it('does not blame the address for a name that is too long', () => {
    const companyName = 'x'.repeat(LONGEST.company + 1)
    const inquiry = { companyName, contactEmail: 'ada@example.com', expectedUsers: '50-100' }
    expect(inquiryComplaint(inquiry)).toBeNull()
    expect(faultIn(INQUIRY.companyName)(companyName)).toBe('At most 200 letters')
  })
})
