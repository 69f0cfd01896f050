import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('nl')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Twee koppen koffie, een croissant en een notitieboek op een houten tafel',
    'corner-cafe': 'Een hoekcafé in de schemering, achter het raam praten twee mensen',
    'mugs-on-the-shelf': 'Een plank met een mok voor iedereen, één ervan dampt',
    'rainy-window': 'Twee mokken in de vensterbank, regen buiten, een slapende kat',
    'autumn-bench': 'Twee koffie om mee te nemen op een parkbank in de herfst',
  },
  advice: {
    broken: (most) =>
      `Groter dan ${most}: de meeste mailprogramma’s tonen zo’n afbeelding niet. Maak een versie die veilig is in mail.`,
    risky: (from, to) =>
      `Tussen ${from} en ${to}: sommige mailprogramma’s laden zo’n afbeelding laat of niet. Maak een versie die veilig is in mail.`,
    narrow: (width, ofMails) =>
      `Klein genoeg, maar slechts ${width} px breed. Mails zijn ${ofMails} px breed.`,
    upright: 'Klein genoeg, maar hoog voor een mail. Een brede afbeelding leest prettiger.',
    fine: 'Klein genoeg voor elk mailprogramma.',
    all: {
      none: 'Er zijn nog geen afbeeldingen.',
      fine: 'Alle afbeeldingen zijn klein genoeg voor mail.',
      tooLarge: (count) =>
        `${plural(count, { one: '# afbeelding is', other: '# afbeeldingen zijn' })} te groot voor mail. Maak versies die veilig zijn in mail.`,
      untilThen: 'Gebruik tot dan een die veilig is in mail.',
    },
    wideEnough: 'breed genoeg voor een mail',
    bestThereIs: 'de beste die er is',
    recommended: (size, width, height, why) => `Aanbevolen: ${size}, ${width} × ${height} px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `‘${title}’ is aan de galerij toegevoegd.`
      : `‘${title}’ is aan de galerij toegevoegd. Met ${tooLarge} is de afbeelding te groot voor mail.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Een versie van ${size} die veilig is in mail, is aan de galerij toegevoegd. De animatie was te groot, dus alleen het eerste beeld is te zien.`
      : `Een versie van ${size} die veilig is in mail, is aan de galerij toegevoegd.`,
  notAnImage: 'Kies een afbeelding (JPG, PNG, GIF of WebP).',
  tooManyFrames: 'Deze animatie heeft te veel beelden voor die grootte. Kies een kleinere.',
  tooManyPixels: 'Deze afbeelding heeft te veel pixels. Kies een kleinere.',
  inGallery: (name) => `${name} staat al in de galerij.`,
  emailSafe: (size) => `Met ${size} is deze afbeelding al veilig in mail.`,
  builtIn: 'Deze afbeelding hoort bij Cup of Joe en kan niet worden verwijderd.',
  inUse: (newsletter) => `De nieuwsbrief ‘${newsletter}’ toont deze afbeelding. Kies daar eerst een andere.`,
  deleted: (title) => `‘${title}’ is verwijderd.`,
  copied: (title) => `‘${title}’ is overgenomen in de galerij.`,
}
