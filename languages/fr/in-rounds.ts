import { formatsOf } from '../../shared/languages/formats'
import type { InRounds } from '../words'
import { inWordsFirst } from './counted/small-numbers'
import { someQuoted } from './month'

const { digits, listed, period, plural } = formatsOf('fr')
const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })

export const inRounds: InRounds = {
  mail: {
    frame: {
      cantMakeIt: {
        dontWait: 'Ce n’est la faute de personne, et pas besoin d’attendre la prochaine tournée.',
      },
    },
    reminders: {
      didYouMeet: {
        paired: (who) => ['Lors de cette tournée, nous t’avons proposé un café avec ', who, '.'],
      },
      join: {
        preheader: 'Régulièrement, avec quelqu’un que tu n’as peut-être jamais croisé.',
        text: (minutes) =>
          `Régulièrement, deux collègues prennent un café ensemble, souvent pour faire connaissance. Nous te trouvons quelqu’un et vous écrivons à vous deux\u202f; le reste, c’est un café de ${minutes} minutes.`,
      },
      asked: {
        once: 'Un clic, et nous ne te le redemandons plus. Grâce à ta réponse, tu rencontreras quelqu’un de nouveau la prochaine fois.',
      },
      organiser: {
        preheader: 'C’est toi qui la proposes cette fois-ci. Un clic la réserve.',
        notBooked: (who) => [
          'Ton café avec ',
          who,
          ' n’est pas encore réservé. C’est toi qui proposes l’heure cette fois-ci.',
        ],
      },
    },
    newsletter: {
      preheader: {
        match: (day, name, department) =>
          `Ta rencontre de la tournée du ${day}\u202f: ${name}, ${department}.`,
        sittingOut: (day, why) => `Pas de rencontre à la tournée du ${day}. ${why}`,
      },
      match: { label: 'Ta rencontre' },
      noMatch: {
        youJoinedLater:
          'Ton inscription est arrivée après le tirage de cette tournée. Tu participes à la prochaine.',
        sittingOut: 'Pas de rencontre cette fois-ci',
      },
      mood: 'L’humeur de cette tournée',
      buzzer: { label: 'Le casse-tête' },
      after: {
        text: 'Un clic nous dit comment cela s’est passé. Ainsi, la prochaine fois, tu rencontreras quelqu’un de nouveau.',
      },
    },
    draft: {
      title: (day, product) => `${product} - Newsletter du ${day}`,
      description: (day) => `Les rencontres, une humeur et un casse-tête pour le ${day}.`,
    },
    summary: { nobody: { subject: 'Cup of Joe\u202f: personne n’a de rencontre à cette tournée' } },
    meetings: {
      calendar: { ofTheMonth: 'Ta pause café de cette tournée.' },
      changes: {
        rematched: {
          said: (who, when) => [
            'Ton café avec ',
            who,
            ' le ',
            when,
            ' est annulé, car ta rencontre de cette tournée a changé.',
          ],
        },
      },
      invitation: {
        needsLink: (who, link) => [
          `Vous n’êtes pas dans le même fuseau horaire, et il n’y a pas encore de lien vidéo. C’est toi qui proposes l’heure cette fois-ci\u202f: envoie donc un lien à ${who}. Ajoute le tien à `,
          link('ton profil'),
          ', et chaque invitation l’indiquera.',
        ],
      },
      plan: {
        youSuggest: 'Cette fois-ci, c’est toi qui proposes l’heure.',
        suggests: (name) => `Cette fois-ci, c’est ${name} qui propose l’heure.`,
      },
    },
    why: { three: 'Vous êtes trois à cette tournée, pour que personne ne reste de côté.' },
    matching: {
      scarce: {
        within: ({ people: some, department, colleagues }) =>
          `${inWordsFirst(some)} personnes du service ${department} ne veulent que leur propre service et ne peuvent pas se rencontrer entre elles à cette tournée. Il reste seulement ${colleagues} pour elles.`,
        open: ({ people: some, department, colleagues }) =>
          `${inWordsFirst(some)} personnes du service ${department} ne peuvent pas se rencontrer entre elles à cette tournée. Il reste seulement ${colleagues} pour elles.`,
      },
      refused: { barred: 'Ces deux personnes ne peuvent pas être réunies à cette tournée.' },
    },
  },
  month: {
    pairing: {
      unseen: (periods, count) =>
        `Rencontres jamais envoyées (${plural(periods.length, { one: 'tournée', many: 'tournées', other: 'tournées' })} du ${listed(periods.map(period))})\u202f: ${plural(count, { one: '# binôme ne les a pas vues', many: '# de binômes ne les ont pas vues', other: '# binômes ne les ont pas vues' })}.`,
      completes: (names, more, now) =>
        `Cela termine ${someQuoted(names, more)}, et fait le tirage de la tournée du ${period(now)} pour toutes les personnes prêtes.`,
      completeAndBegin: () => 'Terminer et commencer une tournée',
    },
    completed: { text: 'Clôt la tournée et l’archive.' },
  },
  responses: {
    month: {
      outcome: {
        steppedOut: (_, partner) =>
          `Ton désistement de cette tournée est noté. Nous avons prévenu ${partner}.`,
        wasMatched: (partner) => `Tu avais rendez-vous avec ${partner} dans cette tournée.`,
        notShownYet: () =>
          'Les rencontres de cette tournée ne sont pas encore montrées. Elles arrivent avec la newsletter.',
        leftOut: (_, why) => `Pas de rencontre pour toi dans cette tournée\u202f: ${why}`,
        calledOff: () => 'Ta rencontre de cette tournée a été annulée, car tu ne pouvais pas venir.',
        noRound: () => 'Cette tournée n’a pas encore eu lieu.',
        beforeYou: () => 'Cette tournée a eu lieu avant ton arrivée.',
        noMatch: () => 'Pas de rencontre pour toi dans cette tournée, car tu ne pouvais pas participer.',
      },
    },
    people: {
      madeWithoutYou: (day) =>
        `La tournée du ${day} s’est faite sans toi. Tu participes automatiquement à la prochaine.`,
    },
    pairings: {
      pairedAlready: (count, scope, toldOn) =>
        `${people(count)} (${scope}) ${plural(count, { one: 'a', many: 'ont', other: 'ont' })} déjà une rencontre à cette tournée${toldOn ? `, annoncée par une newsletter le ${toldOn}` : ''}. Un second tirage en donnerait une autre.`,
      inAnotherRound: {
        ofNow: (count, scope) =>
          `${people(count)} (${scope}) ${plural(count, { one: 'a', many: 'ont', other: 'ont' })} déjà une rencontre dans un autre tirage en cours de cette tournée.`,
      },
      stillActive: {
        ofNow: (name, count) =>
          `«\u202f${name}\u202f» est encore en cours${count > 0 ? ` (avec ${digits(count)} de ces personnes)` : ''}. C’est le tirage de la tournée actuelle\u202f: pour en faire un autre, supprime-le d’abord.`,
      },
      monthCompleted: 'Cette tournée est terminée, ta réponse ne peut donc plus être changée.',
    },
    meetings: {
      nobodyToInvite:
        'L’autre personne est partie, il n’y a donc personne à inviter. Il y aura toujours la prochaine tournée.',
    },
    newsletters: {
      dangers: {
        otherMonth: (day, pairing, ofDay) =>
          `La newsletter est pour la tournée du ${period(day)}, mais «\u202f${pairing}\u202f» est un tirage du ${period(ofDay)}\u202f: elle annoncerait à tout le monde la rencontre de cette tournée-là.`,
      },
      otherMonth: (day, pairing) =>
        `Les tirages liés doivent tous être du ${period(day)}, et «\u202f${pairing}\u202f» ne l’est pas.`,
    },
    replies: { notMet: 'C’est noté. Il y aura toujours la prochaine tournée.' },
  },
}
