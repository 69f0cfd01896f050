import type { MailWords } from '../../words'
import { ofMonth } from '../counted/months'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Newsletter ${ofMonth(month)}`,
  description: (month) => `Les rencontres, une humeur et un casse-tête pour ${month}.`,
  opening:
    'Envoie dès aujourd’hui un petit bonjour, et choisissez un moment qui convient à tout le monde. Si la première gorgée est silencieuse, voici de quoi commencer\u202f:',
  tips: (minutes) => [
    `Reste simple\u202f: ${minutes} minutes suffisent largement.`,
    'La curiosité aide\u202f: demande, écoute, et demande encore.',
    'Va au-delà des intitulés de poste\u202f: on est plus que son métier.',
  ],
  closing: 'Bon café, et bonne compagnie.\nL’équipe de Cup of Joe',
  months: [
    {
      mood: 'Une page blanche, une tasse pleine et rien de barré encore. Janvier aime les petits débuts, et une courte conversation, c’est la bonne taille pour en faire un.',
      quote: 'Le commencement est ce qu’il y a de plus important en toute œuvre.',
      source: 'Platon, La République',
      question:
        'La légende raconte qu’un gardien de chèvres nommé Kaldi découvrit le café quand ses chèvres se mirent à danser. Où\u202f?',
      choices: ['En Éthiopie', 'Au Yémen', 'Au Brésil', 'À Java'],
    },
    {
      mood: 'Des jours courts, des mains au chaud. Février est le mois de la deuxième tasse et des gens qui éclairent un matin gris.',
      quote: 'La seule façon d’avoir un ami, c’est d’en être un.',
      source: 'Ralph Waldo Emerson, L’Amitié',
      question: 'Quelle part d’une tasse de café filtre noir est de l’eau, à peu près\u202f?',
      choices: ['75\u202f%', '85\u202f%', '92\u202f%', '98\u202f%'],
    },
    {
      mood: 'Fenêtres ouvertes, veste ou pas veste. En mars, tout se met à pousser, les idées autour d’un café aussi.',
      quote: 'Aucun acte de bonté, si petit soit-il, n’est jamais perdu.',
      source: 'Ésope, Le Lion et le Rat',
      question:
        'J’ai des villes mais pas de maisons, des forêts mais pas d’arbres, de l’eau mais pas de poissons. Que suis-je\u202f?',
      choices: ['Un rêve', 'Une carte', 'Un poème', 'Un miroir'],
    },
    {
      mood: 'Soleil, pluie, et encore soleil avant la fin de la tasse. Avril réserve des surprises, et une bonne conversation aussi.',
      quote:
        'Avril aux mille couleurs, vêtu de ses plus beaux atours, a mis en toute chose un esprit de jeunesse.',
      source: 'William Shakespeare, Sonnet 98',
      question:
        'Dix collègues veulent se rencontrer, à deux chaque fois, jusqu’à ce que tout le monde ait vu tout le monde. Combien de cafés cela fait-il\u202f?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Tout est en feuilles et les tables sont de retour dehors. Mai donne envie d’une tasse en plein air et d’un nouveau visage en face.',
      quote: 'Si tu veux aller vite, marche seul\u202f; si tu veux aller loin, marchons ensemble.',
      source: 'Proverbe',
      question: 'Comment appelle-t-on le fruit du caféier\u202f?',
      choices: ['La fève', 'La gousse', 'La cerise', 'La drupelle'],
    },
    {
      mood: 'Longues soirées, glaçons partout. Avec juin, l’année est à moitié passée\u202f: un bon moment pour lever les yeux de l’écran.',
      quote:
        'Et quoi de plus rare qu’un jour de juin\u202f? C’est alors, ou jamais, que viennent les jours parfaits.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Plus tu en fais, plus tu en laisses derrière toi. Qu’est-ce que c’est\u202f?',
      choices: ['Des pas', 'Des photos', 'Des respirations', 'Des notes'],
    },
    {
      mood: 'Le bureau est à moitié vide et la machine à glaçons fait des heures sup. Juillet est fait pour parler sans se presser.',
      quote:
        'J’avais trois chaises dans ma maison\u202f: une pour la solitude, deux pour l’amitié, trois pour la société.',
      source: 'Henry David Thoreau, Walden',
      question: 'Que dit du café le mot italien «\u202fespresso\u202f»\u202f?',
      choices: ['Qu’il est rapide', 'Qu’il est fort', 'Qu’il est petit', 'Qu’on l’extrait en pressant'],
    },
    {
      mood: 'Fin d’été, lumière lente. Août sert à finir la limonade et à imaginer la suite avec quelqu’un que tu ne connais pas encore.',
      quote:
        'Pourquoi vivons-nous, si ce n’est pour nous rendre la vie moins difficile les uns aux autres\u202f?',
      source: 'George Eliot, Middlemarch',
      question:
        'Six personnes s’assoient à une table et chacune serre une fois la main de chaque autre. Combien de poignées de main\u202f?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Cahiers neufs, crayons taillés, premières écharpes. Septembre a un goût de rentrée, même longtemps après l’école.',
      quote: 'À plusieurs mains, l’ouvrage avance.',
      source: 'Proverbe',
      question: 'Dans quel pays boit-on le plus de café par habitant\u202f?',
      choices: ['En Italie', 'En Turquie', 'En Finlande', 'En Colombie'],
    },
    {
      mood: 'Feuilles qui craquent, cannelle partout. Octobre est la saison de la tasse chaude que l’on tient à deux mains.',
      quote: 'Je suis si heureuse de vivre dans un monde où il y a des mois d’octobre.',
      source: 'L. M. Montgomery, Anne, la maison aux pignons verts',
      question:
        'Quel compositeur a écrit une cantate comique sur une jeune femme qui refuse de renoncer à son café\u202f?',
      choices: ['Mozart', 'Bach', 'Haendel', 'Haydn'],
    },
    {
      mood: 'Du brouillard dehors, de la vapeur dedans. Novembre est le mois des mercis, et des gens derrière les noms de ta messagerie.',
      quote:
        'La gratitude n’est pas seulement la plus grande des vertus, c’est la mère de toutes les autres.',
      source: 'Cicéron, Pour Plancius',
      question: 'Que peux-tu tenir après l’avoir donné à quelqu’un\u202f?',
      choices: ['Un secret', 'Ta parole', 'Un cadeau', 'La monnaie'],
    },
    {
      mood: 'Des lumières aux fenêtres et les dernières listes de l’année. Pose-en une, prends une tasse, et finis l’année sur une bonne conversation.',
      quote: 'Il n’est rien au monde d’aussi irrésistiblement contagieux que le rire et la bonne humeur.',
      source: 'Charles Dickens, Un chant de Noël',
      question:
        'Un café et un biscuit coûtent 5,50 ensemble. Le café coûte 5,00 de plus que le biscuit. Combien coûte le biscuit\u202f?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
