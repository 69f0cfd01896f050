import { describe, expect, it } from 'vitest'
import { expectedUsers } from '../../shared/contract/inquiries'
import { EXPECTED_USERS } from '../../shared/limits'
import { inquiryComplaint } from './inquiry.rules'

describe('A company inquiry', () => {
  it('offers exactly the choices the contract takes', () => {
    expect([...EXPECTED_USERS]).toEqual(expectedUsers.options)
  })

  it('first says what is missing, then that the address is none', () => {
    const inquiry = { companyName: 'Acme', contactEmail: 'nobody', expectedUsers: '50-100' }
    expect(inquiryComplaint({ ...inquiry, companyName: ' ' }).title).toBe('Missing Information')
    expect(inquiryComplaint(inquiry).title).toBe('Invalid Email')
  })
})
