import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { plural } = formatsOf('nl')

const have = (count: number) => plural(count, { one: '# persoon heeft', other: '# mensen hebben' })

export const newsletters: Words['newsletters'] = {
  title: 'Nieuwsbrieven',
  loadFailed: 'De nieuwsbrieven konden niet worden geladen.',
  none: {
    title: 'Nog geen nieuwsbrieven',
    text: 'Maak er een. Hij begint met een stemming, een citaat, een hersenkraker en tips, die je allemaal kunt bewerken.',
  },
  wasSent: {
    title: (round, people) =>
      `De nieuwsbrief van ${round} is verstuurd aan ${plural(people, { one: '# persoon', other: '# mensen' })}`,
    text: 'De mails staan in het Verzendlogboek.',
  },
  search: 'Zoeken in nieuwsbrieven',
  status: { draft: 'concept', approved: 'goedgekeurd', sent: 'verstuurd' },
  created: (day) => `Gemaakt op ${day}`,
  noPairing: 'Niet verbonden met een koppeling',
  edit: { action: 'Bewerken', of: (title) => `${title} bewerken` },
  sendOf: (label, title) => `${label}: ${title}`,
  more: (title) => `Meer voor ${title}`,
  create: {
    month: 'Maand van de nieuwe nieuwsbrief',
    action: 'Nieuwsbrief maken',
    pending: 'Maken…',
    done: 'Nieuwsbrief gemaakt',
    text: (title) => `‘${title}’ is een concept met teksten om mee te beginnen.`,
    textLinked: (title, pairings) =>
      `‘${title}’ is een concept met teksten om mee te beginnen, verbonden met ${pairings.join(', ')}.`,
    edit: 'Nu bewerken',
    failed: 'De nieuwsbrief kon niet worden gemaakt',
  },
  approve: {
    action: 'Goedkeuren',
    of: (title) => `${title} goedkeuren`,
    pending: 'Goedkeuren…',
    done: (title) => `‘${title}’ is goedgekeurd. Hij kan nu worden verstuurd.`,
    failed: 'De nieuwsbrief kon niet worden goedgekeurd',
  },
  duplicate: {
    action: 'Dupliceren',
    done: (title) =>
      `‘${title}’ is een concept met dezelfde teksten. Verbind hem met de koppeling van een andere groep.`,
    failed: 'De nieuwsbrief kon niet worden gedupliceerd',
  },
  delete: {
    action: 'Verwijderen',
    title: (title) => `‘${title}’ verwijderen?`,
    confirm: 'Nieuwsbrief verwijderen',
    pending: 'Verwijderen…',
    failed: 'De nieuwsbrief kon niet worden verwijderd',
    failedTitle: 'Niet verwijderd',
    unsent: 'Er is geen mail van verstuurd. De teksten worden voorgoed verwijderd.',
    sent: (sent) => `${have(sent)} hem al. De teksten worden voorgoed verwijderd.`,
    sentAndUncertain: (sent, uncertain) =>
      `${have(sent)} hem al, ${plural(uncertain, { one: 'en # heeft hem misschien', other: 'en # hebben hem misschien' })}. De teksten worden voorgoed verwijderd.`,
  },
  editor,
  linking,
  validation,
  send,
}
