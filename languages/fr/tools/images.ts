import type { Words } from '../../words'

export const images: Words['tools']['images'] = {
  gallery: 'Galerie',
  searchGallery: 'Chercher dans la galerie',
  ready: 'Prêtes à copier',
  searchReady: 'Chercher parmi les images prêtes à copier',
  checkSizes: 'Vérifier les tailles',
  failed: 'Impossible de charger les images.',
  none: 'Aucune image pour l’instant. Ajoute la première ci-dessus.',
  upload: {
    title: 'Ajouter une image',
    choose: 'Choisis une image',
    hint: (largest, emailSafe) =>
      `${largest} au plus\u202f; moins de ${emailSafe}, c’est sûr dans les e-mails.`,
    wrongKind: 'Choisis une image JPEG, PNG, GIF ou WebP.',
    tooLarge: (largest) => `Choisis une image de ${largest} au plus.`,
    action: 'Ajouter l’image',
    uploading: 'Envoi…',
    done: 'Image ajoutée',
    failed: 'Impossible d’ajouter l’image',
    failedTitle: 'L’ajout a échoué',
  },
  sources: {
    'attached-assets-available': 'Disponible',
    'admin-uploaded': 'Ajoutée',
    copied: 'Copiée',
  },
  sizes: {
    safe: 'sûre en e-mail',
    risky: 'risquée en e-mail',
    broken: 'sans doute illisible en e-mail',
  },
  copy: {
    action: 'Copier dans la galerie',
    one: (title) => `Copier dans la galerie\u202f: ${title}`,
    copying: 'Copie…',
    done: 'Image copiée',
    failed: 'Impossible de copier l’image',
  },
  url: {
    of: (title) => `URL publique de ${title}`,
    copy: 'Copier l’URL',
    copyOf: (title) => `Copier l’URL de ${title}`,
    copied: 'URL copiée',
  },
  view: 'Voir',
  viewOne: (title) => `Voir ${title} dans un nouvel onglet`,
  remove: {
    title: (image) => `Supprimer «\u202f${image}\u202f»\u202f?`,
    effect: 'Les e-mails déjà envoyés qui y renvoient ne la montreront plus. C’est irréversible.',
    confirm: 'Supprimer l’image',
    done: 'Image supprimée',
    failed: 'Impossible de supprimer l’image',
  },
  shrink: {
    action: 'Alléger pour l’e-mail',
    one: (title) => `Alléger pour l’e-mail\u202f: ${title}`,
    shrinking: 'Allègement…',
    failed: 'Impossible de créer la version allégée',
  },
  picker: {
    title: 'Choisir dans la galerie',
    choose: (title) => `Choisir ${title}`,
    none: {
      title: 'La galerie est vide',
      text: 'Ajoute une image, ou copie l’une des nôtres, sous «\u202fGalerie d’images\u202f».',
    },
  },
  report: {
    text: 'Comment les images de la galerie passent dans les e-mails.',
    again: 'Refaire l’analyse',
    analysing: 'Analyse…',
    loading: 'Analyse des images…',
    failed: 'Impossible de charger les données des images',
    retry: 'Réessayer',
    facts: {
      emailSafe: 'Sûres',
      problematic: 'À problème',
      total: 'En tout',
      limit: 'Taille limite',
    },
    recommended: 'Image conseillée par défaut',
    emailSafe: 'Images sûres en e-mail',
    noneSafe: (limit) => `Aucune image ne fait moins de ${limit}.`,
    problematic: 'Images à problème',
    noneProblematic: 'Aucune. Toutes les images passent dans les e-mails.',
    guidelines: {
      title: 'Repères',
      safe: (limit) =>
        `Moins de ${limit}\u202f: tous les logiciels de messagerie courants la montrent aussitôt.`,
      risky: (from, to) =>
        `De ${from} à ${to}\u202f: risqué. Certains logiciels de messagerie la coupent, ou demandent d’abord.`,
      broken: (limit) => `Plus de ${limit}\u202f: sans doute illisible. Un clic crée une version allégée.`,
      kinds: 'JPEG pour les photos, PNG pour les dessins\u202f; 1\u202f200 pixels de large suffisent.',
    },
  },
}
