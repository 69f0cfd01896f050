import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Deux cafés, un croissant et un carnet sur une table en bois',
    'corner-cafe': 'Un café d’angle au crépuscule, deux personnes parlent derrière la vitre',
    'mugs-on-the-shelf': 'Une étagère de tasses, une par personne, dont l’une fume',
    'rainy-window': 'Deux tasses sur un rebord de fenêtre, la pluie dehors, un chat endormi',
    'autumn-bench': 'Deux cafés à emporter sur un banc en automne',
  },
  advice: {
    broken: (most) =>
      `Plus de ${most}\u202f: la plupart des logiciels de messagerie ne la montreront pas. Crée une version allégée.`,
    risky: (from, to) =>
      `Entre ${from} et ${to}\u202f: certains logiciels de messagerie la chargent tard ou pas du tout. Crée une version allégée.`,
    narrow: (width, ofMails) =>
      `Assez légère, mais ${width}\u00a0px de large seulement. Les e-mails en font ${ofMails}.`,
    upright: 'Assez légère, mais haute pour un e-mail. Une image large passe mieux.',
    fine: 'Assez légère pour tous les logiciels de messagerie.',
    all: {
      none: 'Il n’y a pas encore d’image.',
      fine: 'Toutes les images sont assez légères pour les e-mails.',
      tooLarge: (count) =>
        `${plural(count, { one: '# image est trop lourde', many: '# d’images sont trop lourdes', other: '# images sont trop lourdes' })} pour les e-mails. Crée des versions allégées.`,
      untilThen: 'D’ici là, utilise une image sûre.',
    },
    wideEnough: 'assez large pour un e-mail',
    bestThereIs: 'la meilleure disponible',
    recommended: (size, width, height, why) =>
      `Conseillée\u202f: ${size}, ${width} × ${height}\u00a0px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `«\u202f${title}\u202f» est dans la galerie.`
      : `«\u202f${title}\u202f» est dans la galerie. Avec ${tooLarge}, elle est trop lourde pour un e-mail.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Une version allégée de ${size} est dans la galerie. L’animation était trop lourde, seule la première image reste.`
      : `Une version allégée de ${size} est dans la galerie.`,
  notAnImage: 'Choisis un fichier image (JPG, PNG, GIF ou WebP).',
  tooManyFrames: 'Cette animation a trop d’images pour sa taille. Choisis-en une plus petite.',
  tooManyPixels: 'Cette image a trop de pixels. Choisis-en une plus petite.',
  inGallery: (name) => `${name} est déjà dans la galerie.`,
  emailSafe: (size) => `Avec ${size}, cette image est déjà sûre en e-mail.`,
  builtIn: 'Cette image est fournie avec Cup of Joe et ne peut pas être supprimée.',
  inUse: (newsletter) =>
    `La newsletter «\u202f${newsletter}\u202f» montre cette image. Choisis-y d’abord une autre image.`,
  deleted: (title) => `«\u202f${title}\u202f» est supprimée.`,
  copied: (title) => `«\u202f${title}\u202f» est copiée dans la galerie.`,
}
