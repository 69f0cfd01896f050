import type { ServerWords } from '../words'

export const perRound: ServerWords['perRound'] = {
  mail: {
    'frame.cantMakeIt.dontWait':
      'Daar kan niemand iets aan doen, en je hoeft niet te wachten tot de volgende ronde.',
    'meetings.calendar.ofTheMonth': 'Jouw koffie van deze ronde.',
    'meetings.changes.rematched.said': (who, when) => [
      'Je koffie met ',
      who,
      ' op ',
      when,
      ' gaat niet door, want je match van deze ronde is veranderd.',
    ],
    'meetings.invitation.needsLink': (who, link) => [
      `Jullie zitten in verschillende tijdzones en er is nog geen videolink. Jij stelt in deze ronde de tijd voor, dus stuur ${who} een link. Zet je de jouwe op `,
      link('je profiel'),
      ', dan staat hij in elke uitnodiging.',
    ],
    'meetings.plan.youSuggest': 'Jij stelt in deze ronde de tijd voor.',
    'meetings.plan.suggests': (name) => `${name} stelt in deze ronde de tijd voor.`,
    'reminders.didYouMeet.paired': (who) => ['In deze ronde hebben we je gekoppeld aan ', who, '.'],
    'reminders.join.preheader': 'Elke ronde met iemand die je misschien nog nooit hebt ontmoet.',
    'reminders.join.text':
      'Elke ronde drinken twee collega’s die elkaar misschien nog nooit hebben ontmoet samen koffie. We zoeken iemand voor je en schrijven jullie allebei; de rest is een half uur praten.',
    'reminders.asked.once':
      'Eén klik is genoeg en niemand vraagt het nog eens. Door je antwoord ontmoet je de volgende keer iemand nieuws.',
    'reminders.organiser.preheader': 'Jij stelt hem in deze ronde voor. Eén klik legt hem vast.',
    'reminders.organiser.notBooked': (who) => [
      'Je koffie met ',
      who,
      ' staat nog niet vast, en jij stelt in deze ronde de tijd voor.',
    ],
    'newsletter.preheader.match': (day, name, department) =>
      `Je koffiematch van de ronde van ${day}: ${name}, ${department}.`,
    'newsletter.preheader.sittingOut': (day, why) => `Geen match in de ronde van ${day}. ${why}`,
    'newsletter.match.label': 'Je koffiematch',
    'newsletter.match.labelOfTwo': 'In deze ronde heb je twee matches',
    'newsletter.noMatch.youJoinedLater':
      'Je kwam erbij toen de paren van deze ronde al gemaakt waren. De volgende ronde doe je mee.',
    'newsletter.noMatch.sittingOut': 'In deze ronde geen match',
    'newsletter.mood': 'De stemming van deze ronde',
    'newsletter.buzzer.label': 'De hersenkraker',
    'newsletter.after.text':
      'Eén klik vertelt ons hoe het ging, zodat je de volgende keer iemand nieuws ontmoet.',
    'why.three': 'Jullie zijn in deze ronde met zijn drieën, zodat niemand overblijft.',
    'summary.nobody.subject': 'Cup of Joe: in deze ronde is er niemand gekoppeld',
  },
}
