import sharp from 'sharp'
import { HttpError } from '../http/errors'
import { imageTypeOf } from './image.rules'

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
export const PHOTO_SIDE = 512
/** At a time: each may need the memory above. */
const AT_ONCE = 2

export interface PreparedImage {
  content: Buffer
  mime: string
  width: number
  height: number
}

const notAnImage = () =>
  new HttpError(415, 'Please select an image file (JPG, PNG, GIF or WebP).', { code: 'invalid_image' })

/**
 * Makes a 512 px square JPEG (mail programs read no WebP) of a picture: turned upright, cropped to its middle, the first
 * frame of an animation, without metadata.
 * @throws HttpError 415 not one of the four formats, or broken; 413 too many pixels
 */
export async function preparePhoto(file: Buffer): Promise<PreparedImage> {
  if (!imageTypeOf(file)) throw notAnImage()
  const leave = await enter()
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (width * height > MOST_PIXELS)
      throw new HttpError(413, 'This image has too many pixels. Please select a smaller one.', {
        code: 'too_many_pixels',
      })
    const content = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover' })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality: 84 })
      .toBuffer()
    return { content, mime: 'image/jpeg', width: PHOTO_SIDE, height: PHOTO_SIDE }
  } catch (error) {
    // Whatever libvips finds wrong, the file is not a picture.
    throw error instanceof HttpError ? error : notAnImage()
  } finally {
    leave()
  }
}

let inside = 0
const waiting: (() => void)[] = []

async function enter(): Promise<() => void> {
  if (inside < AT_ONCE) inside += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  return () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
}
