/** Images. */
export const images = {
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
