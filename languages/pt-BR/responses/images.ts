import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pt-BR')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Dois cafés, um croissant e um caderno em uma mesa de madeira',
    'corner-cafe': 'Um café de esquina ao anoitecer, duas pessoas conversam atrás da janela',
    'mugs-on-the-shelf': 'Uma prateleira com uma caneca para cada pessoa, uma delas fumegando',
    'rainy-window': 'Duas canecas no parapeito, chuva lá fora, um gato dormindo',
    'autumn-bench': 'Dois cafés para viagem em um banco de praça no outono',
  },
  advice: {
    broken: (most) =>
      `Mais de ${most}: a maioria dos programas de e-mail não mostra. Faça uma versão segura para e-mail.`,
    risky: (from, to) =>
      `Entre ${from} e ${to}: alguns programas de e-mail carregam tarde ou não carregam. Faça uma versão segura para e-mail.`,
    narrow: (width, ofMails) =>
      `Pequena o bastante. Tem só ${width} px de largura; os e-mails têm ${ofMails} px.`,
    upright:
      'Pequena o bastante. Uma imagem vertical ocupa muito espaço em um e-mail; uma larga fica melhor de ler.',
    fine: 'Pequena o bastante para todos os programas de e-mail.',
    all: {
      none: 'Ainda não há imagens.',
      fine: 'Todas as imagens são pequenas o bastante para e-mails.',
      tooLarge: (count) =>
        `${plural(count, { one: '# imagem é grande', many: '# de imagens são grandes', other: '# imagens são grandes' })} demais para e-mails. Faça versões seguras para e-mail.`,
      untilThen: 'Até lá, use uma das que são seguras para e-mail.',
    },
    wideEnough: 'larga o bastante para um e-mail',
    bestThereIs: 'a melhor que há',
    recommended: (size, width, height, why) => `Recomendada: ${size}, ${width} × ${height} px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `“${title}” foi adicionada à galeria.`
      : `“${title}” foi adicionada à galeria. Ela tem ${tooLarge}, demais para e-mails.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Uma versão segura para e-mail, de ${size}, foi adicionada à galeria. A animação era grande demais; a versão mostra a primeira imagem.`
      : `Uma versão segura para e-mail, de ${size}, foi adicionada à galeria.`,
  notAnImage: 'Escolha um arquivo de imagem (JPG, PNG, GIF ou WebP).',
  tooManyFrames: 'Esta animação tem quadros demais para o seu tamanho. Escolha uma menor.',
  tooManyPixels: 'Esta imagem tem pixels demais. Escolha uma menor.',
  inGallery: (name) => `${name} já está na galeria.`,
  emailSafe: (size) => `Esta imagem tem ${size}; já é segura para e-mail.`,
  builtIn: 'Esta imagem vem com o Cup of Joe e não pode ser excluída.',
  inUse: (newsletter) => `A newsletter “${newsletter}” mostra esta imagem. Escolha outra lá primeiro.`,
  deleted: (title) => `“${title}” foi excluída.`,
  copied: (title) => `“${title}” foi copiada para a galeria.`,
}
