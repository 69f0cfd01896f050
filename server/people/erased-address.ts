import { createHmac } from 'node:crypto'

/** What stays of the address of somebody who deleted their account: only with the secret can addresses be compared with it. */
export const erasedAddress = (secret: Buffer, email: string): string =>
  createHmac('sha256', secret).update('erased address\n').update(email).digest('base64url')
