import type { Responses } from '../../languages/words'
import type { AnalysedImage, GalleryImage, getImageCompatibility } from '../../shared/contract/images'
import type { ResponseOf } from '../../shared/endpoint'
import { EMAIL_RISKY_BYTES, EMAIL_SAFE_BYTES, IMAGE_SIZES } from '../../shared/limits'

export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp'

/** What a file is by its first bytes, whatever its name and content type say; null if it is not one of the four we accept. */
export function imageTypeOf(content: Buffer): ImageType | null {
  const ascii = (from: number, to: number) => content.toString('latin1', from, to)
  if (content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff) return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  return null
}

/** Where a stored image is served. */
export const imageUrl = (filename: string): string => `/admin-images/${filename}`

/**
 * Whether a client has a version, by its header If-None-Match. Split at the commas alone: to look for the spaces around them takes
 * half a second where there are as many as a header may have.
 */
export const hasVersion = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === etag) ?? false

/** "152 KB", "1.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** How mail programs take an image of this size: under 200 KB safe, to 500 KB risky, above that likely broken. */
export const compatibilityOf = (bytes: number): 'safe' | 'risky' | 'broken' =>
  bytes < EMAIL_SAFE_BYTES ? 'safe' : bytes <= EMAIL_RISKY_BYTES ? 'risky' : 'broken'

/** A file's name without folder and ending, as one line of at most 80 characters. */
export function titleOf(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, '')
  const line = base
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  // Cutting may leave half a character, which the database refuses.
  return (
    line
      .slice(0, 80)
      .replace(/\p{Surrogate}/gu, '')
      .trim() || 'Image'
  )
}

/** The readable part of a generated name. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'image'

/** Mails are this wide. */
const MAIL_WIDTH = 600

type Texts = Responses['images']['advice']

/** What to do with an image before it is used in a mail. */
function recommendationFor({ compatibility, width, height }: GalleryImage, texts: Texts): string {
  if (compatibility === 'broken') return texts.broken(IMAGE_SIZES.emailRisky)
  if (compatibility === 'risky') return texts.risky(IMAGE_SIZES.emailSafe, IMAGE_SIZES.emailRisky)
  if (width < MAIL_WIDTH) return texts.narrow(width, MAIL_WIDTH)
  return height > width ? texts.upright : texts.fine
}

/** Sorts the images by the 200 and 500 KB rules, and names the one that suits a newsletter best. */
export function analyseImages(
  images: GalleryImage[],
  { advice }: Responses['images'],
): ResponseOf<typeof getImageCompatibility> {
  const analysed = images.map((image) => ({ ...image, recommendation: recommendationFor(image, advice) }))
  const emailSafeImages = analysed.filter(({ compatibility }) => compatibility === 'safe')
  const problematicImages = analysed
    .filter(({ compatibility }) => compatibility !== 'safe')
    .sort((one, other) => other.size - one.size)
  return {
    summary: {
      emailSafe: emailSafeImages.length,
      problematic: problematicImages.length,
      total: analysed.length,
      recommendation: inAll(emailSafeImages.length, problematicImages.length, advice),
    },
    recommendedDefault: bestFor(emailSafeImages, advice),
    emailSafeImages,
    problematicImages,
  }
}

function inAll(safe: number, problematic: number, { all }: Texts): string {
  if (safe + problematic === 0) return all.none
  if (problematic === 0) return all.fine
  return safe === 0 ? all.tooLarge(problematic) : `${all.tooLarge(problematic)} ${all.untilThen}`
}

/** Wide enough for a mail and lying rather than upright, own images before attached ones, the newest first. */
function bestFor(safe: AnalysedImage[], texts: Texts): AnalysedImage | null {
  const isFit = ({ width, height }: AnalysedImage) => width >= MAIL_WIDTH && width > height
  const best = safe.find(isFit) ?? safe[0]
  if (!best) return null
  const why = isFit(best) ? texts.wideEnough : texts.bestThereIs
  return { ...best, recommendation: texts.recommended(best.sizeFormatted, best.width, best.height, why) }
}
