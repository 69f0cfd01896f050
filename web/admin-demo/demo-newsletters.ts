import * as images from '../../shared/contract/images'
import * as mail from '../../shared/contract/mail'
import * as contract from '../../shared/contract/newsletters'
import { newsletterMonths } from '../../shared/months'
import { PURGED_MAIL } from '../../shared/purged-mail'
import { type DemoCompany, type DemoSend, logOf, starterNewsletter } from './demo-company'
import { demoImage } from './demo-images'
import { demoMail, partnerOf } from './demo-mail'
import { note, oneOf, without } from './demo-notes'
import { seededRandom } from './demo-random'
import { FileText, on, pageOf, Refusal } from './demo-routes'

const TICK_MS = 150
/** A send of the demo takes about six seconds, whatever its size. */
const TICKS = 40

const isOpen = (send: DemoSend | undefined) =>
  send?.state === 'queued' || send?.state === 'sending' || send?.state === 'paused'

/** Newsletters, their sending, and the logs of it. Nothing is mailed: the progress is played. */
export function demoNewsletters(company: DemoCompany) {
  const find = (id: string) => oneOf(company.newsletters, id, 'newsletter')
  const pairingOf = (file: string | null | undefined) =>
    company.pairings.find(({ fileName }) => fileName === file)
  const touch = (newsletter: contract.Newsletter) => {
    newsletter.updatedAt = new Date().toISOString()
    return newsletter
  }
  const unchangedWhileSending = (id: string) => {
    if (isOpen(company.sends.get(id))) throw new Refusal(409, 'This newsletter is being sent.')
  }

  const validate = (file: string) => {
    const pairing = pairingOf(file)
    if (!pairing) throw new Refusal(404, 'This pairing does not exist any more.')
    const matched = pairing.totalPairs * 2
    const total = matched + pairing.leftOut
    return {
      total,
      matched,
      errors: pairing.leftOut > 0 ? [`${pairing.leftOut} without a partner in ${pairing.name}`] : [],
    }
  }

  const progressOf = (id: string): contract.SendProgress => {
    const send = company.sends.get(id)
    if (!send) throw new Refusal(404, 'This newsletter was not sent yet.')
    const reason = send.state === 'paused' ? 'You paused it.' : null
    return { sent: send.sent, failed: 0, unknown: 0, total: send.total, state: send.state, reason }
  }

  const finish = (newsletter: contract.Newsletter, send: DemoSend) => {
    send.state = 'sent'
    const pairing = pairingOf(newsletter.pairingFile)
    without(company.newsletters, newsletter)
    if (!pairing) return
    const log = logOf(company, pairing, newsletter.title, false, seededRandom(7))
    company.logs.unshift({ ...log, newsletter_id: newsletter.id, html: demoMail(newsletter, undefined) })
  }

  /** Plays the sending until it is over or held; the call of the screen waits for that, as the real one does. */
  const play = async (newsletter: contract.Newsletter, send: DemoSend) => {
    while (isOpen(send) && send.state !== 'paused') {
      await new Promise((done) => setTimeout(done, TICK_MS))
      if (send.state === 'queued') send.state = 'sending'
      if (send.state !== 'sending') continue
      send.sent = Math.min(send.total, send.sent + Math.max(1, Math.ceil(send.total / TICKS)))
      newsletter.sendState = 'sending'
      if (send.sent >= send.total) finish(newsletter, send)
    }
  }

  const control = (id: string, state: DemoSend['state']) => {
    const newsletter = find(id)
    const send = company.sends.get(id)
    if (!send || !isOpen(send)) throw new Refusal(409, 'This send is over.')
    const wasPaused = send.state === 'paused'
    send.state = state
    newsletter.sendState = state
    if (wasPaused && state === 'sending') void play(newsletter, send)
    return progressOf(id)
  }

  return [
    on(contract.getNewsletters, () => company.newsletters),
    on(contract.getNewsletterFiles, () =>
      company.logs.map(({ archive_filename, newsletter_title, month, year }) => ({
        fileName: archive_filename,
        title: newsletter_title,
        month,
        year,
        status: 'sent',
      })),
    ),
    on(contract.getNewsletterMonths, () => {
      const now = new Date()
      return newsletterMonths(now.getMonth() + 1, now.getFullYear())
    }),
    on(contract.generateNewsletter, ({ body }) => {
      const newsletter = starterNewsletter(company, new Date(), body?.month?.toString(), body?.year)
      company.newsletters.unshift(newsletter)
      note(company, 'newsletter.created', newsletter.title)
      return newsletter
    }),
    on(contract.saveNewsletter, ({ params, body }) => {
      const newsletter = find(params.id)
      unchangedWhileSending(params.id)
      const pairingFile = body.pairingFile ?? null
      Object.assign(newsletter, body, { pairingFile, pairingName: pairingOf(pairingFile)?.name ?? null })
      touch(newsletter)
      note(company, 'newsletter.saved', newsletter.title)
      if (!newsletter.pairingFile) return newsletter
      const { matched } = validate(newsletter.pairingFile)
      return {
        ...newsletter,
        validationResult: { isValid: true, errors: [], summary: { usersWithMatches: matched } },
      }
    }),
    on(contract.approveNewsletter, ({ params }) => {
      const newsletter = find(params.id)
      if (newsletter.status !== 'draft') throw new Refusal(409, 'This newsletter is approved already.')
      newsletter.status = 'approved'
      newsletter.approvedAt = new Date().toISOString()
      note(company, 'newsletter.approved', newsletter.title)
      return touch(newsletter)
    }),
    on(contract.deleteNewsletter, ({ params }) => {
      const newsletter = find(params.id)
      unchangedWhileSending(params.id)
      without(company.newsletters, newsletter)
      note(company, 'newsletter.deleted', newsletter.title)
      return { message: `"${newsletter.title}" was deleted.` }
    }),
    on(contract.validateNewsletter, ({ body }) => {
      const { total, matched, errors } = validate(body.pairingFile)
      return {
        message: `${matched} of ${total} people have a match.`,
        validation: {
          validationLevel: errors.length > 0 ? ('warning' as const) : ('valid' as const),
          isValid: true,
        },
        details: {
          totalUsers: total,
          usersWithMatches: matched,
          usersWithoutMatches: total - matched,
          invalidMatches: 0,
          matchSuccessRate: total === 0 ? 0 : Math.round((matched / total) * 1000) / 10,
          criticalErrors: [],
          matchingErrors: errors,
        },
      }
    }),
    on(contract.sendNewsletter, async ({ params: { id } }) => {
      const newsletter = find(id)
      if (!newsletter.pairingFile) throw new Refusal(409, 'Please link a pairing group first.')
      const send: DemoSend = { sent: 0, total: validate(newsletter.pairingFile).total, state: 'queued' }
      company.sends.set(id, send)
      newsletter.sendState = 'queued'
      note(company, 'newsletter.send_started', newsletter.title)
      await play(newsletter, send)
      const so = `${send.sent} of ${send.total} recipients so far.`
      const messages: Partial<Record<DemoSend['state'], string>> = {
        sent: `Newsletter sent to ${send.sent} recipients. It is a demo: nobody got any mail.`,
        cancelled: `The send was cancelled. ${so}`,
      }
      const message = messages[send.state] ?? `The send is paused. ${so}`
      return { sent: send.sent, failed: 0, unknown: 0, state: send.state, details: message, message }
    }),
    on(contract.getSendProgress, ({ params }) => progressOf(params.id)),
    on(contract.pauseSend, ({ params }) => control(params.id, 'paused')),
    on(contract.resumeSend, ({ params }) => control(params.id, 'sending')),
    on(contract.cancelSend, ({ params }) => control(params.id, 'cancelled')),
    on(contract.resendUnknown, () => ({ message: 'There are no uncertain mails.', resent: 0 })),
    on(contract.sendTestMail, ({ params, body }) => ({
      message: 'It is a demo: no mail was sent.',
      testEmail: body.testEmail,
      matchFound: partnerOf(company, find(params.id).pairingFile, body.testEmail) !== undefined,
    })),
    on(contract.previewMail, ({ params, body }) => {
      const newsletter = find(params.id)
      const partner = partnerOf(company, newsletter.pairingFile, body.recipientEmail)
      return {
        recipientEmail: body.recipientEmail,
        personalizedHtml: demoMail(newsletter, partner),
        matchInfo: {
          found: partner !== undefined,
          partner: partner
            ? { name: `${partner.firstName} ${partner.lastName}`, team: partner.department }
            : null,
        },
      }
    }),
  ]
}

const CSV_COLUMNS = ['user_email', 'match_email', 'send_status', 'timestamp', 'error_message'] as const

/** Who was refused in each of the last two months' logs, and takes part. */
function unreachable({ logs, people }: DemoCompany): mail.UnreachablePerson[] {
  const last = [...new Set(logs.map(({ month, year }) => `${month} ${year}`))].slice(0, 2)
  return people.flatMap((person) => {
    const refused = logs.filter(
      ({ month, year, entries }) =>
        last.includes(`${month} ${year}`) &&
        entries.some(
          ({ user_email, send_status }) => user_email === person.email && send_status === 'failed',
        ),
    )
    const isTold = refused.length >= 2 && person.participationStatus === 'active'
    const { id, email, firstName, lastName } = person
    const months = refused.map(({ sent_at }) => (sent_at ?? '').slice(0, 7)).sort()
    const lastAt = refused[0]?.sent_at ?? ''
    const reason = '550 5.1.1 No such mailbox'
    return isTold
      ? [{ id, email, firstName, lastName, problem: 'bounced' as const, months, lastAt, code: '550', reason }]
      : []
  })
}

/** Email logs of the demo. */
export function demoLogs(company: DemoCompany) {
  const listed = (isArchived: boolean, group: string | undefined) =>
    company.logs.filter(
      (log) =>
        log.isArchived === isArchived &&
        (!group || group === 'all' || (log.domain_group_id ?? 'unassigned') === group),
    )
  const csv = (logs: typeof company.logs) =>
    new FileText(
      [
        CSV_COLUMNS.join(','),
        ...logs.flatMap(({ entries }) =>
          entries.map((entry) => CSV_COLUMNS.map((column) => entry[column] ?? '').join(',')),
        ),
      ].join('\r\n'),
      'text/csv',
    )
  return [
    on(mail.getEmailLogs, ({ query }) => pageOf(listed(false, query.domainGroupId), query)),
    on(mail.getArchivedEmailLogs, ({ query }) => pageOf(listed(true, query.domainGroupId), query)),
    on(mail.getLogEntries, ({ params, query }) => {
      const wanted = (query.search ?? '').toLowerCase()
      const { entries } = oneOf(company.logs, params.id, 'log')
      return pageOf(
        entries.filter(
          ({ user_email, match_email, send_status }) =>
            `${user_email} ${match_email ?? ''}`.includes(wanted) &&
            (!query.status || send_status === query.status),
        ),
        query,
      )
    }),
    on(mail.getMonthCsv, ({ params }) =>
      csv(company.logs.filter(({ month, year }) => month === params.month && year === Number(params.year))),
    ),
    on(mail.getLogCsv, ({ params }) => csv([oneOf(company.logs, params.id, 'log')])),
    on(mail.previewSentMail, ({ body }) => {
      const log = company.logs.find(({ newsletter_id }) => newsletter_id === body.newsletterId)
      if (!log) throw new Refusal(404, 'Newsletter not found')
      if (log.purged_at) throw new Refusal(404, PURGED_MAIL)
      const newsletter = { ...starterNewsletter(company), title: log.newsletter_title }
      return { html: demoMail(newsletter, partnerOf(company, log.pairing_file, body.userEmail)) }
    }),
    on(mail.resendUnknownOfLog, () => ({ message: 'There are no uncertain mails.', resent: 0 })),
    on(mail.purgeLog, ({ params }) => {
      const log = oneOf(company.logs, params.id, 'log')
      if (!log.isArchived) throw new Refusal(409, 'It can be purged once it is archived, next month.')
      if (log.purged_at) throw new Refusal(409, 'This log has been purged already.')
      log.purged_at = new Date().toISOString()
      for (const entry of log.entries) Object.assign(entry, { match_email: null, error_message: null })
      note(company, 'log.purged', log.newsletter_title)
      return { message: `The personal content of "${log.newsletter_title}" is deleted.` }
    }),
    on(mail.getUnreachablePeople, ({ query }) => pageOf(unreachable(company), query)),
  ]
}

/** The gallery of the demo. */
export function demoGallery(company: DemoCompany) {
  const find = (name: string) => {
    const found = company.images.find(({ filename }) => filename === name)
    if (!found) throw new Refusal(404, 'This image does not exist any more.')
    return found
  }
  const analysed = (image: images.GalleryImage) => ({
    ...image,
    recommendation: image.compatibility === 'safe' ? 'Shows at once.' : 'Make an email-safe version.',
  })
  return [
    on(images.getImages, () => company.images),
    on(images.uploadImage, async ({ body }) => {
      const form: unknown = body
      const file = form instanceof FormData ? form.get('image') : null
      if (!(file instanceof File)) throw new Refusal(400, 'Please choose an image.')
      const address = await new Promise<string>((done) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : ''))
        reader.readAsDataURL(file)
      })
      const image = demoImage(
        'admin-uploaded',
        `${company.nextId()}-${file.name}`,
        file.name,
        file.size,
        address,
      )
      company.images.unshift(image)
      note(company, 'image.uploaded', file.name)
      return { message: `${file.name} is in the gallery, in this browser only.`, image }
    }),
    on(images.deleteImage, ({ params }) => {
      const image = find(params.filename)
      without(company.images, image)
      note(company, 'image.deleted', image.title)
      return { message: `${image.title} was deleted.` }
    }),
    on(images.copyImage, ({ params }) => {
      const image = find(params.filename)
      image.source = 'copied'
      note(company, 'image.copied', image.title)
      return { message: `${image.title} is in the gallery.`, image }
    }),
    on(images.makeImageEmailSafe, ({ params }) => {
      const { title, url } = find(params.filename)
      const image = demoImage(
        'admin-uploaded',
        `${company.nextId()}-small.svg`,
        `${title}, small`,
        150_000,
        url,
      )
      company.images.unshift(image)
      note(company, 'image.made_email_safe', title)
      return { message: `A version of ${title} under 200 KB is in the gallery.`, image }
    }),
    on(images.getImageCompatibility, () => {
      const all = company.images.map(analysed)
      const safe = all.filter(({ compatibility }) => compatibility === 'safe')
      return {
        summary: {
          emailSafe: safe.length,
          problematic: all.length - safe.length,
          total: all.length,
          recommendation: 'Keep images under 200 KB.',
        },
        recommendedDefault: safe[0] ?? null,
        emailSafeImages: safe,
        problematicImages: all.filter(({ compatibility }) => compatibility !== 'safe'),
      }
    }),
  ]
}
