const base64 = (text: string) =>
  Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64').replace(/.{76}/g, '$&\n')

/** A reply to an invitation, as calendar programs send it. */
export const calendarReply = (
  uid: string,
  answer: { from: string; as?: string; sequence?: number; partstat: string },
  {
    method = 'REPLY',
    id = '',
    wrap = (part: string) => part,
    encoded = base64,
  }: {
    method?: string
    /** Of the mail. */
    id?: string
    /** Puts the message's parts into others. */
    wrap?: (part: string) => string
    encoded?: (text: string) => string
  } = {},
) => `From: "Reply" <${answer.from}>
To: coffee@example.com
Subject: Invitation
Message-ID: <${id || crypto.randomUUID()}@laptop.example.com>
MIME-Version: 1.0
${wrap(`Content-Type: multipart/alternative; boundary="i1"

--i1
Content-Type: text/plain

${answer.partstat}
--i1
Content-Type: text/calendar; charset=UTF-8; method=${method}
Content-Transfer-Encoding: base64

${encoded(`BEGIN:VCALENDAR
VERSION:2.0
METHOD:${method}
BEGIN:VEVENT
UID:${uid}
SEQUENCE:${answer.sequence ?? 0}
DTSTAMP:20261116T090000Z
ATTENDEE;CN=Reply;PARTSTAT=${answer.partstat}:mailto:${answer.as ?? answer.from}
END:VEVENT
END:VCALENDAR
`)}
--i1--
`)}`

/** A report on a mail that could not be delivered, as Postfix writes it. */
export const deliveryReport = (
  messageId: string,
  { action = 'failed', status = '5.1.1', id = '', carries = '' } = {},
) => `From: MAILER-DAEMON@mail.example.com (Mail Delivery System)
To: coffee@example.com
Subject: Undelivered Mail Returned to Sender
Message-ID: <${id || crypto.randomUUID()}@mail.example.com>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I'm sorry to have to inform you.
--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com
Arrival-Date: Mon, 16 Nov 2026 09:00:00 +0000

Final-Recipient: rfc822; ada@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status}
    No such user here

--b1
Content-Type: message/rfc822

From: Cup of Joe <coffee@example.com>
Message-ID: ${messageId}
Subject: November
${carries}
Hello
--b1--
`
