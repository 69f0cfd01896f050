import { expect, test } from 'vitest'
import { faultOf, isMailboxFault, mostTellingCode } from './delivery.rules'

/** As mail systems say it: the status of a report, or the code of an SMTP answer; what the server said; what was wrong. */
const SAID: [of: string, code: string, message: string, fault: string][] = [
  // Exchange Online
  [
    'Exchange Online',
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'unknownAddress',
  ],
  [
    'Exchange Online',
    '5.4.1',
    '550 5.4.1 Recipient address rejected: Access denied. [AM0EUR02FT014.eop-EUR02.prod.protection.outlook.com]',
    'unknownAddress',
  ],
  ['Exchange Online', '5.4.1', '550 5.4.1 Relay Access Denied', 'route'],
  [
    'Exchange Online',
    '5.0.350',
    '550 5.0.350 Remote server returned an error -> 550 5.1.1 User unknown',
    'unknownAddress',
  ],
  ['Exchange Online', '5.1.8', '501 5.1.8 Sender address rejected', 'sender'],
  [
    'Exchange Online',
    '5.1.90',
    '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients',
    'sender',
  ],
  [
    'Exchange Online',
    '5.2.2',
    '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
    'full',
  ],
  ['Exchange Online', '5.2.2', '550 5.2.2 Submission quota exceeded for sender', 'sender'],
  [
    'Exchange Online',
    '5.2.122',
    '550 5.2.122 The recipient has exceeded their limit for the number of messages they can receive per hour',
    'busy',
  ],
  [
    'Exchange Online',
    '5.2.3',
    '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient',
    'content',
  ],
  ['Exchange Online', '5.4.14', '554 5.4.14 Hop count exceeded - possible mail loop ATTR34', 'route'],
  [
    'Exchange Online',
    '5.4.316',
    '550 5.4.316 Message expired, connection refused(Socket error code 10061)',
    'route',
  ],
  ['Exchange Online', '5.6.0', '554 5.6.0 STOREDRV.Submit; content conversion failed', 'content'],
  ['Exchange Online', '5.7.1', '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required', 'sender'],
  ['Exchange Online', '5.7.350', '550 5.7.350 Remote server returned message detected as spam', 'content'],
  ['Exchange Online', '5.7.606', '550 5.7.606 Access denied, banned sending IP [203.0.113.9]', 'sender'],
  [
    'Outlook.com',
    '5.5.0',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)',
    'unknownAddress',
  ],
  // Gmail
  [
    'Gmail',
    '5.1.1',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking',
    'unknownAddress',
  ],
  ['Gmail', '5.2.1', '550-5.2.1 The email account that you tried to reach is inactive', 'closed'],
  [
    'Gmail',
    '5.2.1',
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    'busy',
  ],
  ['Gmail', '5.2.2', '552-5.2.2 The recipient’s inbox is out of storage space', 'full'],
  [
    'Gmail',
    '5.7.26',
    '550-5.7.26 This mail has been blocked because the sender is unauthenticated',
    'sender',
  ],
  ['Gmail', '4.4.1', '451 4.4.1 The recipient server did not accept our requests to connect', 'route'],
  // Postfix
  [
    'Postfix',
    '5.1.1',
    '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown in local recipient table',
    'unknownAddress',
  ],
  [
    'Postfix',
    '5.4.4',
    'Host or domain name not found. Name service error for name=exmaple.com type=AAAA: Host not found',
    'route',
  ],
  ['Postfix', '4.4.1', 'connect to mx.example.net[198.51.100.7]:25: Connection timed out', 'route'],
  [
    'Postfix',
    '5.3.4',
    'message size 22000000 exceeds size limit 10240000 of server mx.example.net[198.51.100.7]',
    'content',
  ],
  ['Postfix', '5.0.0', '554 Refused. Your IP address 5.7.1.44 is listed in the RBL', 'sender'],
  ['Postfix', '5.7.1', '554 5.7.1 <ada@example.com>: Recipient address rejected: Access denied', 'sender'],
  // Exim
  ['Exim', '5.0.0', '550 Administrative prohibition', 'sender'],
  ['Exim', '5.0.0', '550 No Such User Here', 'unknownAddress'],
  ['Exim', '5.0.0', '', 'closed'],
  [
    'Exim',
    '5.0.0',
    '550 5.7.1 Connections not accepted from servers without a valid sender domain. Fix reverse DNS',
    'sender',
  ],
  ['Exim', '5.0.0', '550-Verification failed for <coffee@example.com> 550 Sender verify failed', 'sender'],
  ['Exim', '4.0.0', 'retry timeout exceeded', 'route'],
  // qmail
  ['qmail', '5.1.1', '550 sorry, no mailbox here by that name. (#5.1.1)', 'unknownAddress'],
  ['qmail', '550', '550 sorry, no mailbox here by that name. (#5.1.1)', 'unknownAddress'],
  ['qmail', '553', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)', 'sender'],
  // Sendmail
  ['Sendmail', '5.3.0', '553 5.3.0 <ada@example.com>... User unknown', 'unknownAddress'],
  ['Sendmail', '5.4.6', '554 5.4.6 Too many hops', 'route'],
  ['Sendmail', '5.3.5', '553 5.3.5 system config error', 'route'],
  // Proofpoint, Mimecast, Barracuda
  ['Proofpoint', '5.0.0', '554 5.7.0 Blocked - see https://ipcheck.proofpoint.com/?ip=203.0.113.2', 'sender'],
  ['Proofpoint', '550', '550 5.1.1 User Unknown', 'unknownAddress'],
  [
    'Mimecast',
    '550',
    '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550',
    'unknownAddress',
  ],
  [
    'Mimecast',
    '550',
    '550 Envelope blocked - User Entry - https://community.mimecast.com/docs/DOC-1369#550',
    'sender',
  ],
  ['Mimecast', '554', '554 Email rejected due to security policies', 'sender'],
  ['Mimecast', '554', '554 Maximum email size exceeded', 'content'],
  [
    'Barracuda',
    '550',
    '550 permanent failure for one or more recipients (ada@example.com:blocked)',
    'sender',
  ],
  [
    'Barracuda',
    '550',
    '550 permanent failure for one or more recipients (ada@example.com:550 5.1.1 User unknown)',
    'unknownAddress',
  ],
  // Yahoo, iCloud, GMX, Zoho
  [
    'Yahoo',
    '5.0.0',
    '554 delivery error: dd This user doesn’t have a yahoo.com account (ada@yahoo.com) [-5]',
    'unknownAddress',
  ],
  [
    'Yahoo',
    '5.0.0',
    '554 30 Sorry, your message to ada@yahoo.com cannot be delivered. This mailbox is disabled (554.30).',
    'closed',
  ],
  ['Yahoo', '5.7.9', '554 5.7.9 Message not accepted for policy reasons', 'sender'],
  ['iCloud', '5.2.2', '552 5.2.2 <ada@icloud.com>: user is over quota', 'full'],
  ['iCloud', '5.7.1', '554 5.7.1 [HM07] Message rejected due to local policy', 'sender'],
  ['GMX', '550', '550 Requested action not taken: mailbox unavailable', 'unknownAddress'],
  ['GMX', '554', '554-Transaction failed\n554-Reject due to policy restrictions.', 'sender'],
  [
    'GMX',
    '552',
    '552-Requested mail action aborted: exceeded storage allocation\n552-Quota exceeded',
    'full',
  ],
  ['Zoho', '541', '541 5.4.1 Mail rejected by destination domain', 'route'],
  ['Zoho', '550', '550 5.1.1 User does not exist - <ada@example.com>', 'unknownAddress'],
  ['Zoho', '554', '554 5.7.7 Email policy violation detected', 'sender'],
  // Little or nothing said
  ['a server', '550', '550 no', 'closed'],
  ['a server', '554', '554 no thanks', 'refused'],
  ['a server', '571', '571 no', 'refused'],
  ['a server', '451', '451 try again later', 'busy'],
  ['a server', '5.5.1', '503 5.5.1 Bad sequence of commands', 'refused'],
  ['a server', '5.1.7', '501 5.1.7 Bad sender address syntax', 'sender'],
  [
    'a person whose address says spf',
    '5.0.0',
    '550 <spf.relay-policy@example.com> user unknown; returned to sender',
    'unknownAddress',
  ],
  ['a German server', '5.0.0', '550 5.1.1 Empfänger unbekannt', 'unknownAddress'],
]

test.each(SAID)('%s: %s "%s" is a matter of %s', (_, code, message, fault) => {
  expect(faultOf({ code, message })).toBe(fault)
  // So is what is stored of it.
  expect(faultOf({ code: mostTellingCode({ code, message }), message })).toBe(fault)
})

test('only a mailbox’s own fault marks an address, and only if it is for good', () => {
  const marked = SAID.filter(([, code, message]) => isMailboxFault({ code, message })).map(
    ([, , , fault]) => fault,
  )
  expect(new Set(marked)).toEqual(new Set(['unknownAddress', 'closed', 'full']))
  expect(isMailboxFault({ code: '4.2.2', message: '452 4.2.2 mailbox full' })).toBe(false)
  expect(isMailboxFault({ code: 'ECONNRESET', message: 'read ECONNRESET' })).toBe(false)
})
