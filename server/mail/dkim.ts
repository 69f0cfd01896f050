import { buffer } from 'node:stream/consumers'
import DKIM from 'nodemailer/lib/dkim'
import type { DkimSettings } from '../platform/context/config-mail'

/** What a forwarder may not change; Gmail and Yahoo want the unsubscribe headers among it (RFC 8058, 4). */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Signs finished messages (DKIM, RFC 6376, relaxed/relaxed). The whole message is signed before the first byte of it goes
 * out, so that its end can be held back as without a signature. @throws when there is no signature
 */
export function dkimSigner(settings: DkimSettings): (message: Buffer) => Promise<Buffer> {
  const dkim = new DKIM({
    domainName: settings.domain,
    keySelector: settings.selector,
    privateKey: settings.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  })
  return async (message) => {
    const signed = await buffer(dkim.sign(message))
    // nodemailer passes a message on as it is when the key can't sign.
    if (!signed.subarray(0, 15).equals(Buffer.from('DKIM-Signature:')))
      throw new Error('the key can not sign')
    return signed
  }
}
