import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pl')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Dwie kawy, croissant i notes na drewnianym stole',
    'corner-cafe': 'Kawiarnia na rogu o zmierzchu, za oknem rozmawiają dwie osoby',
    'mugs-on-the-shelf': 'Półka z kubkiem dla każdego, jeden paruje',
    'rainy-window': 'Dwa kubki na parapecie, za oknem deszcz, śpiący kot',
    'autumn-bench': 'Dwie kawy na wynos na ławce w parku, jesienią',
  },
  advice: {
    broken: (most) =>
      `Powyżej ${most}: większość programów pocztowych go nie pokaże. Utwórz wersję bezpieczną w e-mailach.`,
    risky: (from, to) =>
      `Od ${from} do ${to}: niektóre programy pocztowe wczytują go późno albo wcale. Utwórz wersję bezpieczną w e-mailach.`,
    narrow: (width, ofMails) =>
      `Wystarczająco mały, ale ma tylko ${width} px szerokości. E-maile mają ${ofMails} px.`,
    upright: 'Wystarczająco mały, ale za wysoki na e-mail. Szeroki obraz czyta się lepiej.',
    fine: 'Wystarczająco mały dla każdego programu pocztowego.',
    all: {
      none: 'Nie ma jeszcze obrazów.',
      fine: 'Wszystkie obrazy są wystarczająco małe do e-maili.',
      tooLarge: (count) =>
        `${plural(count, { one: '# obraz jest za duży', few: '# obrazy są za duże', many: '# obrazów jest za dużych', other: '# obrazu jest za duże' })} do e-maili. Utwórz wersje bezpieczne w e-mailach.`,
      untilThen: 'Do tego czasu użyj jednego z bezpiecznych.',
    },
    wideEnough: 'szerokość wystarcza do e-maila',
    bestThereIs: 'najlepszy z dostępnych',
    recommended: (size, width, height, why) => `Zalecany: ${size}, ${width} × ${height} px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `„${title}” jest w galerii.`
      : `„${title}” jest w galerii. Ma ${tooLarge}, za dużo do e-maili.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Wersja bezpieczna w e-mailach (${size}) jest w galerii. Animacja była za duża, więc widać tylko pierwszą klatkę.`
      : `Wersja bezpieczna w e-mailach (${size}) jest w galerii.`,
  notAnImage: 'Wybierz plik obrazu (JPG, PNG, GIF lub WebP).',
  tooManyFrames: 'Ta animacja ma za dużo klatek jak na swój rozmiar. Wybierz mniejszą.',
  tooManyPixels: 'Ten obraz ma za dużo pikseli. Wybierz mniejszy.',
  inGallery: (name) => `${name} jest już w galerii.`,
  emailSafe: (size) => `Ten obraz ma ${size}; jest już bezpieczny w e-mailach.`,
  builtIn: 'Ten obraz jest częścią Cup of Joe i nie można go usunąć.',
  inUse: (newsletter) => `Ten obraz jest w newsletterze „${newsletter}”. Najpierw wybierz tam inny.`,
  deleted: (title) => `Usunięto „${title}”.`,
  copied: (title) => `„${title}”: skopiowano do galerii.`,
}
