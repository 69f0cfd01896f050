import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('it')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Due caffè, un cornetto e un taccuino su un tavolo di legno',
    'corner-cafe': 'Un caffè d’angolo al tramonto, due persone parlano dietro la finestra',
    'mugs-on-the-shelf': 'Uno scaffale con una tazza per tutti, una fuma',
    'rainy-window': 'Due tazze sul davanzale, pioggia fuori, un gatto che dorme',
    'autumn-bench': 'Due caffè da asporto su una panchina in autunno',
  },
  advice: {
    broken: (most) =>
      `Oltre ${most}: quasi nessun programma di posta la mostra. Crea una versione adatta alle e-mail.`,
    risky: (from, to) =>
      `Tra ${from} e ${to}: alcuni programmi di posta la caricano tardi o per niente. Crea una versione adatta alle e-mail.`,
    narrow: (width, ofMails) =>
      `Abbastanza leggera. È larga solo ${width}\u00a0px; le e-mail ${ofMails}\u00a0px.`,
    upright:
      'Abbastanza leggera. Un’immagine verticale occupa molto spazio in un’e-mail; una orizzontale si legge meglio.',
    fine: 'Abbastanza leggera per tutti i programmi di posta.',
    all: {
      none: 'Non ci sono ancora immagini.',
      fine: 'Tutte le immagini sono abbastanza leggere per le e-mail.',
      tooLarge: (count) =>
        `${plural(count, { one: '# immagine è troppo pesante', many: '# di immagini sono troppo pesanti', other: '# immagini sono troppo pesanti' })} per le e-mail. Crea versioni adatte.`,
      untilThen: 'Fino ad allora, usane una adatta alle e-mail.',
    },
    wideEnough: 'abbastanza larga per un’e-mail',
    bestThereIs: 'la migliore che c’è',
    recommended: (size, width, height, why) => `Consigliata: ${size}, ${width} × ${height}\u00a0px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `«${title}» è nella galleria.`
      : `«${title}» è nella galleria. È di ${tooLarge}, troppo per le e-mail.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Nella galleria c’è una versione adatta alle e-mail, di ${size}. L’animazione era troppo grande; si vede la prima immagine.`
      : `Nella galleria c’è una versione adatta alle e-mail, di ${size}.`,
  notAnImage: 'Scegli un file immagine (JPG, PNG, GIF o WebP).',
  tooManyFrames: 'Per le sue dimensioni, questa animazione ha troppi fotogrammi. Scegline una più piccola.',
  tooManyPixels: 'Questa immagine ha troppi pixel. Scegline una più piccola.',
  inGallery: (name) => `${name} è già nella galleria.`,
  emailSafe: (size) => `Questa immagine è di ${size}; è già adatta alle e-mail.`,
  builtIn: 'Questa immagine fa parte di Cup of Joe e non si può eliminare.',
  inUse: (newsletter) => `Questa immagine è nella newsletter «${newsletter}». Scegline prima un’altra lì.`,
  deleted: (title) => `«${title}» è stata eliminata.`,
  copied: (title) => `«${title}» è stata copiata nella galleria.`,
}
