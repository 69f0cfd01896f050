import type { Responses } from '../../words'

export const replies: Responses['replies'] = {
  pausedFor: {
    1: 'Você está em pausa por um mês. Depois você volta automaticamente.',
    3: 'Você está em pausa por três meses. Depois você volta automaticamente.',
  },
  invalid: 'Este link não vale mais. Entre para fazer o mesmo na sua página.',
  expired: 'Este link expirou. Entre para fazer o mesmo na sua página.',
  met: 'Que bom. Anotamos que vocês se encontraram.',
  notMet: 'Anotado. No mês que vem tem mais.',
  staysPaused: 'Você está em pausa e continua assim até ela terminar. Nada mudou.',
  staysOut: 'Você não participa e continua assim até voltar. Nada mudou.',
  in: 'Que bom. Você participa da próxima rodada.',
  saidIn: 'Você participa. Contamos quem você encontra assim que a rodada for feita.',
  saidNotIn: 'Desfeito. Esta rodada acontece sem você.',
  skipped: 'Anotado. Você pula a próxima rodada e depois volta automaticamente.',
  noMoreInvitations: 'Anotado. Não perguntamos mais. Você pode entrar quando quiser.',
  optedOut: 'Você não participa mais: sem novos encontros e sem newsletter, até voltar.',
  optedOutAlready: 'Você já não participa e continua assim até voltar.',
  pausedLonger: 'Sua pausa já é mais longa. Ela fica como está.',
  otherLink: 'Este link serve para outra coisa.',
  matchGone: 'A rodada mudou depois deste e-mail. Sua página mostra quem você encontra agora.',
}
