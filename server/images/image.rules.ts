export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp'

/** What a file is by its first bytes, whatever its name and content type say; null: none of the four we take. */
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
