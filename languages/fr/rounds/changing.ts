import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })

export const changing: Words['rounds']['changing'] = {
  title: 'Et si…',
  text: 'Rien ne change tant que tu n’appliques pas.',
  question: 'Que faut-il changer\u202f?',
  wishes: {
    apart: (one, other) => `Séparer\u202f: ${one} et ${other}`,
    out: (name) => `Laisser de côté ce mois-ci\u202f: ${name}`,
    together: (name) => `Réunir\u202f: ${name} et…`,
  },
  differently: 'Séparer',
  differentlyThese: (names) => `Séparer\u202f: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Séparer\u202f: ${one} et ${other}`,
    differently: 'Placer autrement',
    differentlyThese: (names) => `Placer autrement\u202f: ${listed(names)}`,
    with: (names) => `avec ${listed(names)}`,
    overruleHint: 'La table en gardera la marque.',
  },
  chosen: (name) => ['Avec ', name],
  choose: (name) => `Choisis avec qui réunir ${name}.`,
  chooseOther: 'Choisir quelqu’un d’autre',
  search: 'Chercher une personne de cette tournée',
  searchFailed: 'Impossible de charger les personnes',
  nobody: (search) => `Personne dans cette tournée ne correspond à «\u202f${search}\u202f».`,
  withWhom: 'Avec qui\u202f?',
  apply: (counts) => `Appliquer\u202f: ${counts}`,
  applying: 'Application…',
  failed: 'Impossible de modifier le tirage',
  undo: 'Annuler',
  undoFailed: 'Impossible d’annuler la modification',
  seen: 'Les rencontres sont déjà visibles. Si une rencontre change, la nouvelle se voit aussitôt. Aucun e-mail ne part.',
  counts: {
    nobody: 'rien ne change',
    made: (matches, changed) =>
      `${plural(matches, { one: '# nouvelle rencontre', many: '# de nouvelles rencontres', other: '# nouvelles rencontres' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# rencontre de moins', many: '# de rencontres de moins', other: '# rencontres de moins' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'C’est impossible',
    failed: 'Impossible de calculer la tournée modifiée',
    looking: 'Recherche de la meilleure tournée…',
    overrule: 'Le faire quand même, contre cette règle',
    overruleHint: 'Le binôme en gardera la marque.',
    against: (names) => `Contre une règle\u202f: ${listed(names)}`,
    cost: 'Ce que cela coûte',
    compared: 'Par rapport à la tournée d’origine',
    inWords: 'Ce qui change, en toutes lettres',
    whose: 'Pour qui la rencontre change',
    before: 'Avant',
    after: 'Après',
    more: (count) =>
      plural(count, {
        one: '# autre personne change\u202f: voir la liste ci-dessous.',
        many: '# d’autres personnes changent\u202f: voir la liste ci-dessous.',
        other: '# autres personnes changent\u202f: voir la liste ci-dessous.',
      }),
    wasAndIs: (was, is) => [`avant\u202f: ${was}, maintenant\u202f: `, is],
    with: (name) => `avec ${name}`,
    leftOut: 'sans rencontre',
    sitsOut: 'hors tournée',
  },
  since: {
    title: 'Modifications de cette tournée',
    count: (changes) =>
      plural(changes, {
        one: '# modification depuis le tirage',
        many: '# de modifications depuis le tirage',
        other: '# modifications depuis le tirage',
      }),
    label: 'Ce qui a été modifié',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Administration, ${moment}`,
    undo: 'Annuler',
    undoAll: 'Tout annuler',
    back: {
      title: 'Revenir à la tournée d’origine\u202f?',
      effect: (pairing, changes) =>
        `Chaque personne retrouve sa rencontre d’origine dans «\u202f${pairing}\u202f». ${plural(changes, { one: '# modification est annulée.', many: '# de modifications sont annulées.', other: '# modifications sont annulées.' })}`,
      confirm: 'Revenir',
      pending: 'Retour…',
      failed: 'Impossible d’annuler les modifications',
    },
  },
}
