import type { GalleryImage } from '../../shared/contract/images'

const KB = 1024

/** A small drawing as an address of its own, so that the demo asks no server for it. */
const drawing = (ground: string, cup: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360"><rect width="600" height="360" fill="${ground}"/><ellipse cx="290" cy="292" rx="150" ry="14" fill="#0002"/><path d="M180 130h220v70c0 60-40 92-80 92h-60c-40 0-80-32-80-92z" fill="${cup}"/><path d="M400 150h20a34 34 0 0 1 0 68h-24" fill="none" stroke="${cup}" stroke-width="18"/><path d="M250 104q-14-20 0-38t0-36M300 104q-14-20 0-38t0-36" fill="none" stroke="#fff8" stroke-width="9" stroke-linecap="round"/></svg>`,
  )}`

export const sizeInWords = (bytes: number): string =>
  bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

export const compatibilityOf = (bytes: number): GalleryImage['compatibility'] =>
  bytes < 200 * KB ? 'safe' : bytes <= 500 * KB ? 'risky' : 'broken'

export function demoImage(
  source: GalleryImage['source'],
  filename: string,
  title: string,
  size: number,
  url: string,
): GalleryImage {
  return {
    filename,
    source,
    title,
    url,
    publicUrl: url,
    mime: 'image/svg+xml',
    width: 600,
    height: 360,
    size,
    sizeFormatted: sizeInWords(size),
    compatibility: compatibilityOf(size),
    createdAt: source === 'attached-assets-available' ? null : new Date().toISOString(),
  }
}

export const demoImages = (): GalleryImage[] => [
  demoImage('admin-uploaded', 'morning-cup.svg', 'Morning cup', 84 * KB, drawing('#e9b872', '#9a4a22')),
  demoImage('admin-uploaded', 'late-roast.svg', 'Late roast', 320 * KB, drawing('#3a2f27', '#e39a6b')),
  demoImage(
    'attached-assets-available',
    'sage-break.svg',
    'A break in sage',
    61 * KB,
    drawing('#b9c9ae', '#4f6b4c'),
  ),
]
