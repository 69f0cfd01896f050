import { getEmailLogs } from '../../shared/contract/mail'
import { getNewsletters, type Newsletter, type SendProgress } from '../../shared/contract/newsletters'
import { getPairingHistory } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { Refusal } from './refusal'
import { type Sample, without } from './sample'

const TICK_MS = 150
/** A send of the demo takes about six seconds, whatever its size. */
const TICKS = 40

/** Plays the sending of newsletters: nothing is mailed. */
export class DemoSends {
  private readonly sends = new Map<string, SendProgress>()

  constructor(private readonly sample: Sample) {}

  isOpen(id: string): boolean {
    return ['queued', 'sending', 'paused'].includes(this.sends.get(id)?.state ?? '')
  }

  find(id: string): SendProgress | undefined {
    return this.sends.get(id)
  }

  progressOf(id: string): SendProgress {
    const send = this.sends.get(id)
    if (!send) throw new Refusal(404, 'This newsletter was not sent yet.')
    return send
  }

  /** Begins a send, and waits until it is over or held, as the real call does. */
  async begin(newsletter: Newsletter, total: number) {
    // After a cancelled send only the others get it.
    const others = total - (newsletter.mailed?.sent ?? 0)
    const send: SendProgress = {
      sent: 0,
      failed: 0,
      unknown: 0,
      total: others,
      state: 'queued',
      reason: null,
      parts: [],
    }
    this.sends.set(newsletter.id, send)
    await this.play(newsletter, send)
    const message = {
      sent: `Newsletter sent to ${send.sent} recipients. It is a demo: nobody got any mail.`,
      cancelled: `The send was cancelled. ${send.sent} of ${others} recipients so far.`,
      paused: `The send is paused. ${send.sent} of ${others} recipients so far.`,
    }[send.state as 'sent' | 'cancelled' | 'paused']
    return { ...send, details: message, message }
  }

  /** Pauses, resumes or cancels a send. */
  control(newsletter: Newsletter, state: SendProgress['state']): SendProgress {
    const send = this.progressOf(newsletter.id)
    if (!this.isOpen(newsletter.id)) throw new Refusal(409, 'This send is over.')
    const wasPaused = send.state === 'paused'
    Object.assign(send, { state, reason: state === 'paused' ? 'You paused it.' : null })
    newsletter.sendState = state
    if (state === 'cancelled') {
      const before = newsletter.mailed?.sent ?? 0
      newsletter.mailed = { total: before + send.total, sent: before + send.sent, unknown: 0, handingOver: 0 }
    }
    if (wasPaused && state === 'sending') void this.play(newsletter, send)
    return send
  }

  private async play(newsletter: Newsletter, send: SendProgress): Promise<void> {
    const isGoingOn = () => send.state === 'queued' || send.state === 'sending'
    newsletter.sendState = send.state
    for (;;) {
      await new Promise((done) => setTimeout(done, TICK_MS))
      if (!isGoingOn()) return
      newsletter.sendState = send.state = 'sending'
      send.sent = Math.min(send.total, send.sent + Math.max(1, Math.ceil(send.total / TICKS)))
      if (send.sent < send.total) continue
      send.state = 'sent'
      this.log(newsletter)
      return
    }
  }

  private log(newsletter: Newsletter): void {
    const { sample } = this
    without(sample.at(getNewsletters), newsletter)
    for (const pairing of sample.at(getPairingHistory))
      if (newsletter.pairingFiles.includes(pairing.fileName)) this.logOf(newsletter, pairing)
  }

  private logOf(newsletter: Newsletter, pairing: ResponseOf<typeof getPairingHistory>[number]): void {
    const { sample } = this
    const now = new Date().toISOString()
    const entries = sample.entriesOf(pairing.fileName, now)
    sample.at(getEmailLogs).unshift({
      id: sample.nextId(),
      kind: 'newsletter',
      newsletter_id: newsletter.id,
      newsletter_title: newsletter.title,
      month: newsletter.month,
      year: newsletter.year,
      sent_at: now,
      state: 'sent',
      purged_at: null,
      pairing_file: pairing.fileName,
      pairing_name: pairing.name,
      archive_filename: `newsletter-${pairing.month}-sent.json`,
      domain_group_id: pairing.domainGroupId,
      domain_group_name: pairing.domainGroupName,
      total_recipients: entries.length,
      successful_sends: entries.length,
      failed_sends: 0,
      cancelled_sends: 0,
      unknown_sends: 0,
      match_validation_summary: {
        total_matches: pairing.totalPairs,
        validated_matches: pairing.totalPairs,
        mismatches: 0,
      },
      entries,
    })
  }
}
