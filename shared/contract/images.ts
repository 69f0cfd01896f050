import { z } from 'zod'
import { endpoint } from '../endpoint'
import { GALLERY_SOURCES, IMAGE_SIZES, LONGEST } from '../limits'
import { instant, messageAnswer } from './common'

export const imageSource = z.enum([...GALLERY_SOURCES, 'attached-assets-available'])
export const imageCompatibility = z.enum(['safe', 'risky', 'broken'])

const galleryImage = z.object({
  filename: z.string(),
  source: imageSource,
  /** What the image shows, or the name of the uploaded file: a first alternative text. */
  title: z.string(),
  /** Path on this server. */
  url: z.string(),
  /** The address with APP_URL in front, for mails. */
  publicUrl: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Bytes. */
  size: z.number().int(),
  sizeFormatted: z.string(),
  compatibility: imageCompatibility,
  /** null for attached assets. */
  createdAt: instant.nullable(),
})
export type GalleryImage = z.infer<typeof galleryImage>

const filenameParams = z.object({ filename: z.string().max(LONGEST.imageFile) })
const imageAnswer = z.object({ message: z.string(), image: galleryImage })

export const getImages = endpoint('GET /api/admin/images', {
  access: 'manager',
  summary: 'The gallery, newest first, then the attached assets that are not in it yet.',
  response: z.array(galleryImage),
})

export const uploadImage = endpoint('POST /api/admin/images/upload', {
  access: 'manager',
  upload: 'image',
  summary: `Multipart, field image: JPEG, PNG, GIF or WebP of at most ${IMAGE_SIZES.largest}; stored re-encoded.`,
  response: imageAnswer,
})

export const deleteImage = endpoint('DELETE /api/admin/images/:filename', {
  access: 'manager',
  summary: 'Deletes an image of the gallery that no unsent newsletter shows.',
  params: filenameParams,
  response: messageAnswer,
})

export const copyImage = endpoint('POST /api/admin/images/copy/:filename', {
  access: 'manager',
  summary: 'Copies an attached asset to the gallery.',
  params: filenameParams,
  response: imageAnswer,
})

export const makeImageEmailSafe = endpoint('POST /api/admin/images/:filename/email-safe', {
  access: 'manager',
  summary: `Adds a version under ${IMAGE_SIZES.emailSafe} to the gallery; the original stays.`,
  params: filenameParams,
  response: imageAnswer,
})

const analysedImage = galleryImage.extend({
  /** What to do with it, in words. */
  recommendation: z.string(),
})
export type AnalysedImage = z.infer<typeof analysedImage>

export const getImageCompatibility = endpoint('GET /api/admin/image-compatibility', {
  access: 'manager',
  summary: 'Which images are small enough for mails, and which one suits a newsletter best.',
  response: z.object({
    summary: z.object({
      emailSafe: z.number().int(),
      problematic: z.number().int(),
      total: z.number().int(),
      recommendation: z.string(),
    }),
    /** The best image for a newsletter, with the reason; null when none is e-mail-safe. */
    recommendedDefault: analysedImage.nullable(),
    emailSafeImages: z.array(analysedImage),
    problematicImages: z.array(analysedImage),
  }),
})
