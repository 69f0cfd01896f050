import { createHmac } from 'node:crypto'

/** What stays of the address of somebody who deleted their account: who has no secret of ours can't try addresses on it. */
export const erasedAddress = (secret: Buffer, email: string): string =>
  createHmac('sha256', secret).update('erased address\n').update(email).digest('base64url')
