import type { Sharp } from 'sharp'
import { EMAIL_SAFE_BYTES } from '../../shared/limits'
import { type Decodable, decoding, type PreparedImage } from './decoder'

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

/** Mails are 600 px wide; more than twice that only costs time on the way. */
const LONGEST_SIDE = 1600

/**
 * Re-encodes a picture for the gallery: upright, without metadata, at most 1600 px a side. Formats that mail programs
 * show: WebP becomes JPEG, or PNG where it is transparent; animations stay, as GIF.
 * @throws HttpError 415 not one of the four formats, or broken; 413 too many pixels
 */
export function prepareGalleryImage(file: Buffer): Promise<PreparedImage> {
  return decoding(file, { keepsAnimation: true }, async (image) => {
    if (image.frames > 1) return encode(gif(fitted(image.open(true), LONGEST_SIDE)), 'image/gif')
    const upright = fitted(image.open(), LONGEST_SIDE)
    const keepsPng = image.type === 'png' || image.hasAlpha || image.type === 'gif'
    if (keepsPng) return encode(upright.png({ compressionLevel: 9, adaptiveFiltering: true }), 'image/png')
    return encode(upright.jpeg({ quality: 85, mozjpeg: true }), 'image/jpeg')
  })
}

/** Width in pixels and quality in percent, the best that may do first; the last one always does. */
const JPEG_TRIES = [
  [1200, 84],
  [1200, 74],
  [1000, 76],
  [800, 74],
  [700, 64],
  [600, 60],
  [480, 50],
  [320, 40],
] as const
const PNG_TRIES = [1200, 900, 600] as const
/** An animation is tried twice at most, since each try costs seconds: as wide as a mail, then as wide as will fit. */
const WIDEST_ANIMATION = 600
const NARROWEST_ANIMATION = 200

/**
 * Makes a version under 200 KB: smaller and plainer step by step, until it fits. Transparency and animation stay if they
 * can; a picture that does not fit with them becomes a still one on white.
 */
export function shrinkForMail(file: Buffer): Promise<PreparedImage & { isStill: boolean }> {
  return decoding(file, { keepsAnimation: true }, async (image) => {
    const kept = await shrinkAsItIs(image)
    if (kept) return { ...kept, isStill: false }
    const isStill = image.frames > 1
    let last: PreparedImage | undefined
    for (const [width, quality] of JPEG_TRIES) {
      const still = fitted(image.open(), width).flatten({ background: '#FFFFFF' })
      last = await encode(still.jpeg({ quality, mozjpeg: true }), 'image/jpeg')
      if (fits(last)) break
    }
    if (!last) throw new Error('No way to encode was tried.')
    return { ...last, isStill }
  })
}

async function shrinkAsItIs(image: Decodable): Promise<PreparedImage | undefined> {
  if (image.frames > 1) {
    const wide = await encode(gif(fitted(image.open(true), WIDEST_ANIMATION), 64), 'image/gif')
    if (fits(wide)) return wide
    // The size goes with the number of pixels, a little slower.
    const width = Math.floor(wide.width * 0.85 * Math.sqrt(EMAIL_SAFE_BYTES / wide.content.length))
    if (width < NARROWEST_ANIMATION) return undefined
    const narrow = await encode(gif(fitted(image.open(true), width), 32), 'image/gif')
    if (fits(narrow)) return narrow
  } else if (image.hasAlpha && !(await image.open().stats()).isOpaque) {
    for (const width of PNG_TRIES) {
      const made = await encode(fitted(image.open(), width).png({ palette: true, effort: 8 }), 'image/png')
      if (fits(made)) return made
    }
  }
  return undefined
}

const fits = ({ content }: PreparedImage) => content.length < EMAIL_SAFE_BYTES

const fitted = (picture: Sharp, side: number) =>
  picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

const gif = (picture: Sharp, colours = 256) =>
  picture.gif({ colours, effort: 2, interFrameMaxError: 6, interPaletteMaxError: 6 })

async function encode(picture: Sharp, mime: string): Promise<PreparedImage> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  // The frames of an animation are one above the other.
  return { content: data, mime, width: info.width, height: info.pageHeight ?? info.height }
}
