import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Images. */
export const images = {
  /** What our own pictures show, by the name of their file. */
  ours: {
    'table-for-two': 'Two coffees, a croissant and a notebook on a wooden table',
    'corner-cafe': 'A café on a corner at dusk, two people talking behind the window',
    'mugs-on-the-shelf': 'A shelf with a mug for everyone, one of them steaming',
    'rainy-window': 'Two mugs on a window sill, rain outside, a cat asleep',
    'autumn-bench': 'Two coffees to go on a park bench in autumn',
  },
  /** How an image suits mails. */
  advice: {
    broken: (most: string) => `Over ${most}: most mail programs won’t show it. Make an email-safe version.`,
    risky: (from: string, to: string) =>
      `Between ${from} and ${to}: some mail programs load it late or not at all. Make an email-safe version.`,
    narrow: (width: number, ofMails: number) =>
      `Small enough, but only ${width} px wide. Mails are ${ofMails} px wide.`,
    upright: 'Small enough, but tall for a mail. A wide image reads better.',
    fine: 'Small enough for every mail program.',
    all: {
      none: 'There are no images yet.',
      fine: 'All images are small enough for mails.',
      tooLarge: (count: number) =>
        `${plural(count, { one: '# image is', other: '# images are' })} too large for mails. Make email-safe versions.`,
      untilThen: 'Until then, use one of the email-safe ones.',
    },
    wideEnough: 'wide enough for a mail',
    bestThereIs: 'the best there is',
    recommended: (size: string, width: number, height: number, why: string) =>
      `Recommended: ${size}, ${width} × ${height} px, ${why}.`,
  },
  /** @param tooLarge its size, if it is too much for mails */
  added: (title: string, tooLarge: string | null) =>
    tooLarge === null
      ? `"${title}" was added to the gallery.`
      : `"${title}" was added to the gallery. At ${tooLarge} it is too large for mails.`,
  /** @param isStill whether an animation became a picture */
  madeSafe: (size: string, isStill: boolean) =>
    isStill
      ? `An email-safe version of ${size} was added to the gallery. The animation was too large, so it shows the first picture only.`
      : `An email-safe version of ${size} was added to the gallery.`,
  notAnImage: 'Please select an image file (JPG, PNG, GIF or WebP).',
  tooManyFrames: 'This animation has too many frames for its size. Please select a smaller one.',
  tooManyPixels: 'This image has too many pixels. Please select a smaller one.',
  inGallery: (name: string) => `${name} is already in the gallery.`,
  emailSafe: (size: string) => `At ${size} this image is already email-safe.`,
  builtIn: 'This image comes with Cup of Joe and can’t be deleted.',
  inUse: (newsletter: string) =>
    `The newsletter "${newsletter}" shows this image. Choose another image there first.`,
  deleted: (title: string) => `"${title}" was deleted.`,
  copied: (title: string) => `"${title}" was copied to the gallery.`,
}
