import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('fr')

const ignore =
  'Si ce n’est pas toi qui l’as demandé, quelqu’un a saisi ton adresse par erreur. Tu peux ignorer cet e-mail\u202f: il ne se passera rien.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Ton lien de connexion à Cup of Joe',
    title: 'Ton lien de connexion',
    preheader: 'Valable 24 heures, et une seule fois.',
    open: 'Ouvre ce lien dans le navigateur où tu l’as demandé, puis appuie sur «\u202fSe connecter\u202f»\u202f:',
    button: 'Se connecter à Cup of Joe',
    elsewhere: 'Dans un autre navigateur, ou sur ton téléphone, la page demande aussi ce code\u202f:',
    once: 'Le lien est valable 24 heures et sert une seule fois, tout comme les deux liens précédents. Ne donne le code à personne.',
    ignore,
  },
  code: {
    preheader: 'Six chiffres, valables 15 minutes.',
    once: 'Le code est valable 15 minutes et sert une seule fois. Ne le donne à personne.',
    for: {
      code: {
        title: 'Ton code de connexion',
        intro: 'Saisis-le dans le navigateur où tu l’as demandé\u202f:',
        subject: 'Ton code Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Confirme ton adresse',
        intro: 'Saisis ce code pour confirmer ton adresse\u202f:',
        subject: 'Confirme ton adresse pour Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Supprimer ton compte',
        intro:
          'Saisis ce code pour supprimer définitivement ton compte et tout ce que nous gardons à ton sujet\u202f:',
        subject: 'Supprimer ton compte Cup of Joe',
        ignore:
          'Si ce n’est pas toi qui l’as demandé, quelqu’un d’autre utilise ton compte. Rien n’est supprimé sans le code. Garde-le pour toi, et déconnecte tous les autres appareils sur ton profil.',
      },
    },
  },
  deleted: {
    subject: 'Ton compte Cup of Joe est supprimé',
    title: 'Ton compte est supprimé',
    preheader: 'Nous ne t’écrirons plus.',
    what: 'Ton compte Cup of Joe est supprimé, avec ton profil, ta photo, tes connexions et les e-mails qui t’étaient adressés. Dans l’historique des autres, tu es désormais «\u202fEx-collègue\u202f».',
    last: 'C’est le dernier e-mail que tu reçois de Cup of Joe. Les anciennes sauvegardes contiennent encore tes données, jusqu’à ce que les personnes qui gèrent Cup of Joe les suppriment.',
    notYou: (contact) => `Si ce n’est pas toi, écris à ${contact}.`,
  },
  moved: {
    title: 'Ton adresse dans Cup of Joe a changé',
    intro:
      'Ton compte Cup of Joe a une nouvelle adresse. Toutes tes sessions sont fermées\u202f: connecte-toi avec la nouvelle adresse. Ton historique et tout le reste sont conservés.',
    before: 'Avant',
    now: 'Maintenant',
    wrong:
      'C’est une erreur, ou la nouvelle adresse n’est pas la tienne\u202f? Réponds à cet e-mail pour joindre les personnes qui gèrent Cup of Joe.',
  },
  manager: {
    subject: (group) => `Tu es maintenant responsable de ${group} dans Cup of Joe`,
    title: (group) => `Tu es maintenant responsable de ${group}`,
    intro: (group) =>
      `L’administration t’a confié ${group} dans Cup of Joe. Tu t’occupes de ses membres, de ses tournées, de ses newsletters et de ses chiffres.`,
    noPassword:
      'Pas besoin de mot de passe\u202f: connecte-toi avec cette adresse, puis ouvre l’administration. Elle ne montre que tes groupes.',
  },
  openDashboard: 'Ouvrir le tableau de bord',
  inquiry: {
    subject: (company) => `Cup of Joe\u202f: demande de ${company}`,
    title: 'Une entreprise s’intéresse à Cup of Joe',
    preheader: (company, people) => `${company}, ${people} personnes`,
    footer:
      'Tu reçois cet e-mail parce que les demandes sont envoyées à cette adresse. Ta réponse va à l’entreprise.',
    company: 'Entreprise',
    contact: 'Contact',
    users: 'Nombre de personnes prévu',
    more: 'Informations complémentaires',
    none: 'aucune',
    write: 'Répondre',
  },
  notice: {
    wasYou: 'Si c’était toi, tu n’as rien à faire.',
    what: 'Quoi',
    when: 'Quand',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Nouvel appareil connecté à Cup of Joe',
    title: 'Un nouvel appareil s’est connecté',
    intro:
      'Quelqu’un s’est connecté à ton compte d’administration depuis un navigateur que tu n’as encore jamais utilisé.',
    device: 'Appareil',
    how: 'Comment',
    ip: 'Adresse IP',
    notYou:
      'Sinon, ouvre «\u202fTon compte\u202f», déconnecte tous les autres appareils et change ton mot de passe. Préviens ensuite les personnes qui gèrent le serveur.',
    unknown: 'Un navigateur inconnu',
    browserOn: (browser, system) => `${browser} sur ${system}`,
    ways: {
      magic_link: 'Par un lien reçu par e-mail',
      code: 'Par un code reçu par e-mail',
      validation: 'Par le code qui confirme l’adresse',
      password: 'Par mot de passe',
      passkey: 'Par clé d’accès',
      single_sign_on: 'Par authentification unique',
      test_access: 'Par accès de test',
    },
  },
  secondFactor: {
    subject: 'Ton second facteur pour Cup of Joe a changé',
    title: 'Ton second facteur a changé',
    intro: 'La seconde étape de ta connexion a changé.',
    notYou:
      'Sinon, préviens tout de suite les personnes qui gèrent le serveur\u202f: «\u202fnpm run admin -- reset-second-factor\u202f» retire le second facteur de ton compte et ferme toutes tes sessions.',
    what: {
      passkeyAdded: (name) => `La clé d’accès «\u202f${name}\u202f» a été ajoutée`,
      passkeyRemoved: (name) => `La clé d’accès «\u202f${name}\u202f» a été retirée`,
      appAdded: 'Une application d’authentification a été configurée',
      appRemoved: 'L’application d’authentification a été retirée',
      newCodes: 'De nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus',
      codeUsed: 'Un code de secours a été utilisé',
      allRemoved: 'Les personnes qui gèrent le serveur ont tout retiré',
    },
  },
  wrongCodes: {
    subject: 'Beaucoup de codes de connexion erronés dans Cup of Joe',
    title: 'Beaucoup de codes de connexion erronés',
    intro: (count) =>
      plural(count, {
        one: 'En dix minutes, # code de connexion erroné a été saisi. Quelqu’un cherche peut-être à entrer dans un compte en devinant le code.',
        many: 'En dix minutes, # de codes de connexion erronés ont été saisis. Quelqu’un cherche peut-être à entrer dans un compte en devinant le code.',
        other:
          'En dix minutes, # codes de connexion erronés ont été saisis. Quelqu’un cherche peut-être à entrer dans un compte en devinant le code.',
      }),
    limits:
      'Cup of Joe limite les essais, et personne n’est bloqué. Les liens envoyés par e-mail fonctionnent, les navigateurs connus ne sont pas ralentis, et tout autre navigateur a droit à au moins un essai par minute.',
    whatToDo:
      'Si tes collègues se connectent par centaines en ce moment, ce sont peut-être leurs fautes de frappe. Sinon, demande aux personnes qui gèrent le serveur de chercher dans son journal les adresses d’où viennent les appels refusés, et de les bloquer.',
    onceADay: 'Tu reçois cet e-mail une fois par jour au plus.',
  },
}
