import { EMAIL_RISKY_BYTES, EMAIL_SAFE_BYTES } from '../../shared/limits'

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
