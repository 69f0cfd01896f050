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
    broken: (most: string) =>
      `Over ${most}: most mail programs will not show it. Make an e-mail-safe version.`,
    risky: (from: string, to: string) =>
      `Between ${from} and ${to}: some mail programs load it late or not at all. Make an e-mail-safe version.`,
    narrow: (width: number, ofMails: number) =>
      `Small enough. It is only ${width} px wide; mails are ${ofMails} px wide.`,
    upright: 'Small enough. An upright image takes a lot of room in a mail; a wide one reads better.',
    fine: 'Small enough for every mail program.',
    all: {
      none: 'There are no images yet.',
      fine: 'All images are small enough for mails.',
      tooLarge: (count: number) =>
        `${plural(count, { one: '# image is', other: '# images are' })} too large for mails. Make e-mail-safe versions.`,
      untilThen: 'Until then, use one of the e-mail-safe ones.',
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
      : `"${title}" was added to the gallery. It has ${tooLarge}, too much for mails.`,
  /** @param isStill whether an animation became a picture */
  madeSafe: (size: string, isStill: boolean) =>
    isStill
      ? `An e-mail-safe version of ${size} was added to the gallery. The animation was too large; it shows the first picture.`
      : `An e-mail-safe version of ${size} was added to the gallery.`,
  notAnImage: 'Please select an image file (JPG, PNG, GIF or WebP).',
  tooManyFrames: 'This animation has too many frames for its size. Please select a smaller one.',
  tooManyPixels: 'This image has too many pixels. Please select a smaller one.',
  inGallery: (name: string) => `${name} is already in the gallery.`,
  emailSafe: (size: string) => `This image has ${size}; it is already email-safe.`,
  builtIn: 'This image ships with Cup of Joe and cannot be deleted.',
  inUse: (newsletter: string) =>
    `The newsletter "${newsletter}" shows this image. Choose another image there first.`,
  deleted: (title: string) => `"${title}" was deleted.`,
  copied: (title: string) => `"${title}" was copied to the gallery.`,
}
