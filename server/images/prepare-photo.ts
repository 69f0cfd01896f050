import { decoding, type PreparedImage } from './decoder'

export const PHOTO_SIDE = 512

/**
 * Makes a 512 px square JPEG (mail programs read no WebP) of a picture: turned upright, cropped to its middle, the first
 * frame of an animation, without metadata.
 * @throws HttpError 415 not one of the four formats, or broken; 413 too many pixels
 */
export function preparePhoto(file: Buffer): Promise<PreparedImage> {
  return decoding(file, { keepsAnimation: false }, async (image) => {
    const content = await image
      .open()
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality: 84 })
      .toBuffer()
    return { content, mime: 'image/jpeg', width: PHOTO_SIDE, height: PHOTO_SIDE }
  })
}
