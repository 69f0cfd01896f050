import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Masz przerwę na jeden miesiąc. Potem wracasz automatycznie.',
    3: 'Masz przerwę na trzy miesiące. Potem wracasz automatycznie.',
  },
  invalid: 'Ten link już nie działa. Zaloguj się, żeby zrobić to samo na swojej stronie.',
  expired: 'Ten link stracił ważność. Zaloguj się, żeby zrobić to samo na swojej stronie.',
  met: 'Świetnie. Zapisaliśmy, że spotkanie się odbyło.',
  notMet: 'Zapisane. Za miesiąc będzie kolejna okazja.',
  staysPaused: 'Masz przerwę, dopóki się nie skończy. Nic się nie zmieniło.',
  staysOut: 'Nie bierzesz udziału, dopóki nie wrócisz. Nic się nie zmieniło.',
  in: 'Świetnie. Bierzesz udział w następnej rundzie.',
  saidIn: 'Bierzesz udział. Kogo spotkasz, napiszemy zaraz po utworzeniu rundy.',
  saidNotIn: 'Cofnięte. Ta runda odbędzie się bez Ciebie.',
  skipped: 'Zapisane. Opuszczasz następną rundę, a potem wracasz automatycznie.',
  noMoreInvitations: 'Zapisane. Więcej nie pytamy. Zapraszamy, kiedy tylko się zalogujesz.',
  optedOut: 'Nie bierzesz już udziału: bez nowych spotkań i newsletterów, dopóki nie wrócisz.',
  optedOutAlready: 'Już nie bierzesz udziału i tak zostaje, dopóki nie wrócisz.',
  pausedLonger: 'Masz już dłuższą przerwę. Tak zostaje.',
  otherLink: 'Ten link jest do czegoś innego.',
  matchGone: 'Od czasu tego e-maila runda się zmieniła. Na swojej stronie zobaczysz, kogo teraz spotkasz.',
}
