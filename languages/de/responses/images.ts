import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Zwei Tassen Kaffee, ein Croissant und ein Notizbuch auf einem Holztisch',
    'corner-cafe': 'Ein Eckcafé in der Dämmerung, hinter dem Fenster unterhalten sich zwei',
    'mugs-on-the-shelf': 'Ein Regal mit einem Becher für alle, einer dampft',
    'rainy-window': 'Zwei Becher auf dem Fensterbrett, draußen Regen, eine schlafende Katze',
    'autumn-bench': 'Zwei Kaffee zum Mitnehmen auf einer Parkbank im Herbst',
  },
  advice: {
    broken: (most) =>
      `Über ${most}: Die meisten E-Mail-Programme zeigen es nicht. Verkleinere es für E-Mails.`,
    risky: (from, to) =>
      `Zwischen ${from} und ${to}: Manche E-Mail-Programme laden es spät oder gar nicht. Verkleinere es für E-Mails.`,
    narrow: (width, ofMails) => `Klein genug, aber nur ${width} px breit. E-Mails sind ${ofMails} px breit.`,
    upright: 'Klein genug, aber hoch für eine E-Mail. Ein breites Bild liest sich besser.',
    fine: 'Klein genug für jedes E-Mail-Programm.',
    all: {
      none: 'Noch gibt es keine Bilder.',
      fine: 'Alle Bilder sind klein genug für E-Mails.',
      tooLarge: (count) =>
        `${plural(count, { one: '# Bild ist', other: '# Bilder sind' })} zu groß für E-Mails. Verkleinere sie.`,
      untilThen: 'Nimm bis dahin eines, das in E-Mails sicher ist.',
    },
    wideEnough: 'breit genug für eine E-Mail',
    bestThereIs: 'das beste, das es gibt',
    recommended: (size, width, height, why) => `Empfohlen: ${size}, ${width} × ${height} px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `„${title}“ ist in der Galerie.`
      : `„${title}“ ist in der Galerie. Mit ${tooLarge} ist es zu groß für E-Mails.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `Eine kleinere Fassung mit ${size} ist in der Galerie. Die Animation war zu groß, deshalb zeigt sie nur das erste Bild.`
      : `Eine kleinere Fassung mit ${size} ist in der Galerie.`,
  notAnImage: 'Bitte wähle eine Bilddatei (JPG, PNG, GIF oder WebP).',
  tooManyFrames: 'Diese Animation hat zu viele Einzelbilder für ihre Größe. Bitte wähle eine kleinere.',
  tooManyPixels: 'Dieses Bild hat zu viele Pixel. Bitte wähle ein kleineres.',
  inGallery: (name) => `${name} ist schon in der Galerie.`,
  emailSafe: (size) => `Mit ${size} ist dieses Bild in E-Mails schon sicher.`,
  builtIn: 'Dieses Bild gehört zu Cup of Joe und lässt sich nicht löschen.',
  inUse: (newsletter) => `Der Newsletter „${newsletter}“ zeigt dieses Bild. Wähl dort zuerst ein anderes.`,
  deleted: (title) => `„${title}“ ist gelöscht.`,
  copied: (title) => `„${title}“ ist in die Galerie übernommen.`,
}
