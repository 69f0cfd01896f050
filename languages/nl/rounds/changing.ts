import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { listed, plural } = formatsOf('nl')

const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })

export const changing: Words['rounds']['changing'] = {
  title: 'Wat als…',
  text: 'Er verandert niets tot je het toepast.',
  question: 'Wat moet er anders?',
  wishes: {
    apart: (one, other) => `Anders koppelen: ${one} en ${other}`,
    out: (name) => `Deze maand weglaten: ${name}`,
    together: (name) => `Samenbrengen: ${name} met…`,
  },
  differently: 'Anders koppelen',
  differentlyThese: (names) => `Anders koppelen: ${listed(names)}`,
  atTables: {
    apart: (one, other) => `Apart zetten: ${one} en ${other}`,
    differently: 'Anders indelen',
    differentlyThese: (names) => `Anders indelen: ${listed(names)}`,
    with: (names) => `met ${listed(names)}`,
    overruleHint: 'Dat blijft bij de tafel staan.',
  },
  chosen: (name) => ['Met ', name],
  choose: (name) => `Kies wie ${name} moet ontmoeten.`,
  chooseOther: 'Iemand anders kiezen',
  search: 'Zoek een persoon in deze ronde',
  searchFailed: 'De mensen konden niet worden geladen',
  nobody: (search) => `Niemand in deze ronde past bij ‘${search}’.`,
  withWhom: 'Met wie?',
  apply: (counts) => `Toepassen: ${counts}`,
  applying: 'Toepassen…',
  failed: 'De koppeling kon niet worden gewijzigd',
  undo: 'Ongedaan maken',
  undoFailed: 'De wijziging kon niet ongedaan worden gemaakt',
  seen: 'Mensen zien hun match al. Verandert die, dan zien ze meteen de nieuwe. Er wordt geen mail verstuurd.',
  counts: {
    nobody: 'er verandert voor niemand iets',
    made: (matches, changed) =>
      `${plural(matches, { one: '# nieuwe match', other: '# nieuwe matches' })}, ${people(changed)}`,
    fewer: (matches, changed) =>
      `${plural(matches, { one: '# match minder', other: '# matches minder' })}, ${people(changed)}`,
  },
  preview: {
    impossible: 'Dit kan niet',
    failed: 'De gewijzigde ronde kon niet worden berekend',
    looking: 'De beste ronde zoeken…',
    overrule: 'Toch doen, tegen deze regel in',
    overruleHint: 'Dat blijft bij het paar staan.',
    against: (names) => `Tegen een regel: ${listed(names)}`,
    cost: 'Wat het kost',
    compared: 'Vergeleken met de oorspronkelijke ronde',
    inWords: 'Wat er verandert, in woorden',
    whose: 'Wiens match verandert',
    before: 'Voor',
    after: 'Na',
    more: (count) =>
      plural(count, {
        one: 'Voor nog # persoon verandert er iets: zie de lijst hieronder.',
        other: 'Voor nog # mensen verandert er iets: zie de lijst hieronder.',
      }),
    wasAndIs: (was, is) => [`was ${was}, nu `, is],
    with: (name) => `met ${name}`,
    leftOut: 'zonder match',
    sitsOut: 'slaat over',
  },
  since: {
    title: 'Wijzigingen in deze ronde',
    count: (changes) =>
      plural(changes, {
        one: '# wijziging sinds de ronde is gemaakt',
        other: '# wijzigingen sinds de ronde is gemaakt',
      }),
    label: 'Wat er is gewijzigd',
    by: (name, moment) => `${name}, ${moment}`,
    byAdministrator: (moment) => `Het beheer, ${moment}`,
    undo: 'Ongedaan maken',
    undoAll: 'Alles ongedaan maken',
    back: {
      title: 'Terug naar de oorspronkelijke ronde?',
      effect: (pairing, changes) =>
        `Iedereen krijgt de oorspronkelijke match in ‘${pairing}’ terug. ${plural(changes, { one: '# wijziging wordt ongedaan gemaakt.', other: '# wijzigingen worden ongedaan gemaakt.' })}`,
      confirm: 'Teruggaan',
      pending: 'Teruggaan…',
      failed: 'De wijzigingen konden niet ongedaan worden gemaakt',
    },
  },
}
