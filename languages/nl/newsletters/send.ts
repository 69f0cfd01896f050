import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const recipients = (count: number) => `Verstuurd naar ${people(count)}`

export const send: Words['newsletters']['send'] = {
  toUsers: 'Versturen',
  toAll: 'Naar iedereen versturen',
  toOthers: (count) => `Naar de andere ${digits(count)} sturen`,
  sent: 'Nieuwsbrief verstuurd',
  paused: 'Het versturen is onderbroken',
  pending: 'Versturen… (kan 2 tot 3 minuten duren)',
  notLinked:
    'Verbind deze nieuwsbrief met een koppeling voor je hem verstuurt. Je kiest die bij het bewerken.',
  error: 'Niet verstuurd',
  failed: 'De nieuwsbrief kon niet worden verstuurd',
  failedSeeLogs: 'De nieuwsbrief kon niet worden verstuurd. Meer staat in het Verzendlogboek.',
  success: 'De nieuwsbrief is verstuurd',
  sentTo: recipients,
  still: {
    title: 'Nog bezig met versturen',
    text: 'Het versturen duurt langer dan verwacht, maar gaat misschien op de achtergrond door',
  },
  outcome: (all, sent, failed) => `${recipients(all)}. ${digits(sent)} gelukt, ${digits(failed)} mislukt.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `${recipients(all)}. ${digits(sent)} gelukt, ${digits(failed)} mislukt, ${digits(unknown)} onzeker.`,
  soFar: (sent, total) => `${digits(sent)} van ${digits(total)} verstuurd`,
  ask: {
    title: (title) => `‘${title}’ versturen?`,
    counting: 'Tellen wie hem krijgt.',
    countingShort: 'Tellen…',
    effect: (count) =>
      plural(count, {
        one: '# persoon krijgt een persoonlijke mail. Verstuurde mails kunnen niet worden teruggehaald.',
        other:
          '# mensen krijgen elk een persoonlijke mail. Verstuurde mails kunnen niet worden teruggehaald.',
      }),
    confirm: (count) => `Naar ${people(count)} sturen`,
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# persoon leest ${language} en krijgt ${first}.`,
        other: `# mensen lezen ${language} en krijgen ${first}.`,
      }),
    older: (language, first) => `De tekst in het ${language} is ouder dan die in het ${first}.`,
    mistake: 'Dit is waarschijnlijk een vergissing',
    override: (pairing) => `Wil je hem toch versturen? Typ dan de naam van de koppeling: ${pairing}`,
    wrongName: 'Typ de naam van de koppeling precies over',
    newsletter: 'Nieuwsbrief',
    newsletterFor: (title, month) => `${title}, voor ${month}`,
    pairing: 'Koppeling',
    pairingOf: (name, month) => `${name}, van ${month}`,
    group: 'Groep',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Wie hem krijgt',
    everyone: 'Iedereen heeft een match.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# persoon heeft', other: '# mensen hebben' })} een match; ${plural(unmatched, { one: '# persoon blijft zonder en leest', other: '# mensen blijven zonder en lezen' })} de vervangende tekst.`,
    already: 'Al verstuurd',
    haveIt: (count) =>
      plural(count, {
        one: '# persoon heeft hem van de afgebroken verzending en krijgt hem niet nog eens.',
        other: '# mensen hebben hem van de afgebroken verzending en krijgen hem niet nog eens.',
      }),
  },
  progress: {
    sending: (title) => `‘${title}’ wordt verstuurd`,
    paused: (title) => `Het versturen van ‘${title}’ is onderbroken`,
    figures: (sent, failed, unknown, total) =>
      `${digits(sent)} verstuurd, ${digits(failed)} mislukt, ${digits(unknown)} onzeker van ${digits(total)}`,
    byGroup: 'Per groep',
    preparing: 'De lijst met ontvangers wordt gemaakt',
    states: {
      queued: 'in de wachtrij',
      sending: 'bezig',
      paused: 'onderbroken',
      sent: 'verstuurd',
      cancelled: 'afgebroken',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Het versturen is afgebroken',
    resend: (count) =>
      plural(count, {
        one: '# onzekere mail opnieuw sturen',
        other: '# onzekere mails opnieuw sturen',
      }),
    resendTitle: (count) =>
      plural(count, {
        one: '# onzekere mail opnieuw sturen?',
        other: '# onzekere mails opnieuw sturen?',
      }),
    resendEffect:
      'De server stopte terwijl hij deze verstuurde, dus ze kunnen zijn aangekomen. Ze hebben dezelfde Message-ID, dus de meeste mailprogramma’s tonen elk maar één keer.',
    resendConfirm: 'Opnieuw sturen',
    resendFailed: 'De onzekere mails konden niet opnieuw worden gestuurd',
  },
  control: {
    failed: 'De verzending kon niet worden gewijzigd',
    one: { pause: 'Versturen onderbreken', resume: 'Versturen hervatten', cancel: 'Versturen afbreken' },
    all: { pause: 'Alles onderbreken', resume: 'Alles hervatten', cancel: 'Alles afbreken' },
    short: { pause: 'Onderbreken', resume: 'Hervatten', cancel: 'Afbreken' },
    toGroup: {
      pause: (group) => `Versturen naar ${group} onderbreken`,
      resume: (group) => `Versturen naar ${group} hervatten`,
      cancel: (group) => `Versturen naar ${group} afbreken`,
    },
    cancelTitle: (title) => `Het versturen van ‘${title}’ afbreken?`,
    cancelTitleForGroup: (title, group) => `Het versturen van ‘${title}’ naar ${group} afbreken?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# persoon heeft', other: '# mensen hebben' })} hem al. ${plural(left, { one: '# ander krijgt', other: '# anderen krijgen' })} hem niet.`,
    cancelConfirm: 'Versturen afbreken',
    keep: 'Blijven versturen',
    cancelling: 'Afbreken…',
  },
}
