import sharp, { type Sharp } from 'sharp'
import { HttpError } from '../platform/http/errors'
import { takingTurns } from '../platform/process/turns'
import { type ImageType, imageTypeOf } from './image.rules'

// libvips reads dozens of formats, SVG and PDF among them; in this process it reads four.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** Width times height; a 48-megapixel phone photo passes. Decoded, this is 200 MB at most. */
const MOST_PIXELS = 50_000_000
/** Of all frames of an animation: to encode so many takes some five seconds. */
const MOST_ANIMATED_PIXELS = 20_000_000
/** At a time: each may need the memory above. */
const AT_ONCE = 2

/** A picture ready to be stored. */
export interface PreparedImage {
  content: Buffer
  mime: string
  width: number
  height: number
}

/** A picture that may be decoded: one of the four formats, and not too large. */
export interface Decodable {
  type: ImageType
  /** More than one for an animation. */
  frames: number
  hasAlpha: boolean
  /** A new pipeline from the file, of the first frame unless animated; its pixels are bounded. */
  open(animated?: boolean): Sharp
}

const notAnImage = () => new HttpError(415, 'invalid_image', (w) => w.images.notAnImage)

/**
 * Hands a picture to `work`, few at a time. Its pixels are counted before any is decoded: those of all frames where the
 * animation is to be kept, else of the first.
 * @throws HttpError 415 not one of the four formats, or broken; 413 too many pixels
 */
export async function decoding<Result>(
  file: Buffer,
  options: { keepsAnimation: boolean },
  work: (image: Decodable) => Promise<Result>,
): Promise<Result> {
  const type = imageTypeOf(file)
  if (!type) throw notAnImage()
  return inTurn(async () => {
    try {
      const {
        width,
        height,
        pages = 1,
        hasAlpha,
      } = await sharp(file, {
        limitInputPixels: false,
        failOn: 'error',
      }).metadata()
      const frames = options.keepsAnimation ? pages : 1
      if (width * height * frames > (frames > 1 ? MOST_ANIMATED_PIXELS : MOST_PIXELS))
        throw tooManyPixels(frames > 1)
      const open = (animated = false) =>
        sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated })
      return await work({ type, frames, hasAlpha, open })
    } catch (error) {
      // Whatever libvips finds wrong, the file is not a picture.
      throw error instanceof HttpError ? error : notAnImage()
    }
  })
}

const inTurn = takingTurns(AT_ONCE)

const tooManyPixels = (isAnimation: boolean) =>
  new HttpError(
    413,
    'too_many_pixels',
    isAnimation ? (w) => w.images.tooManyFrames : (w) => w.images.tooManyPixels,
  )
