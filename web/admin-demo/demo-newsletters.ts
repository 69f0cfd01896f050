/* oxlint-disable typescript/no-unsafe-type-assertion -- a copy of a typed value is taken through its text */
import * as contract from '../../shared/contract/newsletters'
import { getUsers } from '../../shared/contract/directory'
import { getPairingHistory } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { personName } from '../../shared/person-name'
import { demoMail } from './demo-mail'
import { FileText, on } from './demo-routes'
import type { DemoSends } from './demo-sends'
import { Refusal } from './refusal'
import { moveMonths, oneOf, type Sample, without } from './sample'

const NO_PICTURE =
  '<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><p>The demo shows no pictures of other sites.</p>'

/** Newsletters: writing, checking, approving. Their sending is played. */
export function demoNewsletters(sample: Sample, sends: DemoSends) {
  const list = () => sample.at(contract.getNewsletters)
  const find = (id: string) => oneOf(list(), id, 'newsletter')
  const months = sample.at(contract.getNewsletterMonths)
  const starter = JSON.stringify(list()[0])
  const unsent = (id: string) => {
    if (sends.isOpen(id)) throw new Refusal(409, 'This newsletter is being sent.')
    return find(id)
  }
  const touch = <T extends contract.Newsletter>(newsletter: T): T =>
    Object.assign(newsletter, { updatedAt: new Date().toISOString() })
  const validate = (files: string[]) => {
    const recorded = files.map((file) => {
      const found = sample.find(`validate ${file}`)
      if (found === undefined) throw new Refusal(404, 'This pairing does not exist any more.')
      return found as ResponseOf<typeof contract.validateNewsletter>
    })
    return recorded.reduce((all, one) => ({
      ...all,
      pairings: [...all.pairings, ...one.pairings],
      details: {
        ...all.details,
        totalUsers: all.details.totalUsers + one.details.totalUsers,
        usersWithMatches: all.details.usersWithMatches + one.details.usersWithMatches,
        usersWithoutMatches: all.details.usersWithoutMatches + one.details.usersWithoutMatches,
      },
    }))
  }

  return [
    on(contract.generateNewsletter, ({ body }) => {
      const ahead = months.findIndex(({ month, year }) => month === body?.month && year === body.year)
      const text = moveMonths(starter, Math.max(ahead, 0))
      const newsletter = touch({ ...(JSON.parse(text) as contract.Newsletter), id: sample.nextId() })
      list().unshift(newsletter)
      sample.note('newsletter.created', newsletter.title)
      return newsletter
    }),
    on(contract.duplicateNewsletter, ({ params }) => {
      const original = find(params.id)
      const unlinked = { pairings: [], pairingFiles: [], pairingFile: null, mailed: null }
      const newsletter = touch({
        ...original,
        ...unlinked,
        id: sample.nextId(),
        title: `Copy of ${original.title}`,
        status: 'draft' as const,
        sendState: null,
      })
      list().unshift(newsletter)
      sample.note('newsletter.created', newsletter.title)
      return newsletter
    }),
    on(contract.saveNewsletter, ({ params, body }) => {
      const newsletter = unsent(params.id)
      const { pairingFile, pairingFiles = pairingFile ? [pairingFile] : [] } = body
      const pairings = sample
        .at(getPairingHistory)
        .filter(({ fileName }) => pairingFiles.includes(fileName))
        .map(({ id, fileName, name, domainGroupName, totalPairs }) => ({
          id,
          fileName,
          name,
          group: domainGroupName ?? 'All Users',
          people: 2 * totalPairs,
        }))
      Object.assign(newsletter, body, { pairings, pairingFiles, pairingFile: pairingFiles[0] ?? null })
      touch(newsletter)
      sample.note('newsletter.saved', newsletter.title)
      if (!newsletter.pairingFile) return newsletter
      const { usersWithMatches } = validate(newsletter.pairingFiles).details
      return { ...newsletter, validationResult: { isValid: true, errors: [], summary: { usersWithMatches } } }
    }),
    on(contract.approveNewsletter, ({ params }) => {
      const newsletter = find(params.id)
      if (newsletter.status !== 'draft') throw new Refusal(409, 'This newsletter is approved already.')
      Object.assign(newsletter, { status: 'approved', approvedAt: new Date().toISOString() })
      sample.note('newsletter.approved', newsletter.title)
      return touch(newsletter)
    }),
    on(contract.deleteNewsletter, ({ params }) => {
      const newsletter = unsent(params.id)
      without(list(), newsletter)
      sample.note('newsletter.deleted', newsletter.title)
      return { message: `"${newsletter.title}" was deleted.` }
    }),
    on(contract.validateNewsletter, ({ params, body }) => {
      const validation = validate(body.pairingFiles ?? [body.pairingFile ?? ''])
      const alreadyMailed = find(params.id).mailed?.sent ?? 0
      return { ...validation, details: { ...validation.details, alreadyMailed } }
    }),
    on(contract.sendNewsletter, async ({ params }) => {
      const newsletter = find(params.id)
      if (!newsletter.pairingFile) throw new Refusal(409, 'Please link a pairing group first.')
      sample.note('newsletter.send_started', newsletter.title)
      return sends.begin(newsletter, validate(newsletter.pairingFiles).details.totalUsers)
    }),
    on(contract.getSendProgress, ({ params }) => sends.progressOf(params.id)),
    on(contract.pauseSend, ({ params }) => sends.control(find(params.id), 'paused')),
    on(contract.resumeSend, ({ params }) => sends.control(find(params.id), 'sending')),
    on(contract.cancelSend, ({ params }) => sends.control(find(params.id), 'cancelled')),
    on(contract.sendTestMail, ({ params, body }) => ({
      message: 'It is a demo: no mail was sent.',
      testEmail: body.testEmail,
      matchFound: sample.partnerOf(find(params.id).pairingFile, body.testEmail) !== undefined,
    })),
    on(contract.previewDraft, ({ params, body: { withMatch, ...texts } }) => {
      const draft = { ...find(params.id), ...texts }
      const partner = withMatch ? sample.at(getUsers)[0] : undefined
      return { subject: draft.subject, html: demoMail(draft, partner) }
    }),
    on(contract.showPreview, ({ params, query }) => {
      const newsletter = find(params.id)
      const partner = sample.partnerOf(newsletter.pairingFile, query.recipientEmail ?? '')
      return new FileText(demoMail(newsletter, partner), 'text/html')
    }),
    on(contract.showPicture, () => new FileText(NO_PICTURE, 'text/html')),
    on(contract.previewMail, ({ params, body }) => {
      const newsletter = find(params.id)
      const partner = sample.partnerOf(newsletter.pairingFile, body.recipientEmail)
      return {
        recipientEmail: body.recipientEmail,
        personalizedHtml: demoMail(newsletter, partner),
        matchInfo: {
          found: partner !== undefined,
          partner: partner ? { name: personName(partner), team: partner.department ?? '' } : null,
          third: null,
        },
      }
    }),
  ]
}
