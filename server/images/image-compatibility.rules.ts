import { counted } from '../../shared/counted'
import type { AnalysedImage, GalleryImage, getImageCompatibility } from '../../shared/contract/images'
import type { ResponseOf } from '../../shared/endpoint'
import { IMAGE_SIZES } from '../../shared/limits'

/** Mails are this wide. */
const MAIL_WIDTH = 600

/** What to do with an image before it is used in a mail. */
function recommendationFor({ compatibility, width, height }: GalleryImage): string {
  if (compatibility === 'broken')
    return `Over ${IMAGE_SIZES.emailRisky}: most mail programs will not show it. Make an e-mail-safe version.`
  if (compatibility === 'risky')
    return `Between ${IMAGE_SIZES.emailSafe} and ${IMAGE_SIZES.emailRisky}: some mail programs load it late or not at all. Make an e-mail-safe version.`
  if (width < MAIL_WIDTH) return `Small enough. It is only ${width} px wide; mails are ${MAIL_WIDTH} px wide.`
  if (height > width)
    return 'Small enough. An upright image takes a lot of room in a mail; a wide one reads better.'
  return 'Small enough for every mail program.'
}

/** Sorts the images by the 200 and 500 KB rules, and names the one that suits a newsletter best. */
export function analyseImages(images: GalleryImage[]): ResponseOf<typeof getImageCompatibility> {
  const analysed = images.map((image) => ({ ...image, recommendation: recommendationFor(image) }))
  const emailSafeImages = analysed.filter(({ compatibility }) => compatibility === 'safe')
  const problematicImages = analysed
    .filter(({ compatibility }) => compatibility !== 'safe')
    .sort((one, other) => other.size - one.size)
  return {
    summary: {
      emailSafe: emailSafeImages.length,
      problematic: problematicImages.length,
      total: analysed.length,
      recommendation: inAll(emailSafeImages.length, problematicImages.length),
    },
    recommendedDefault: bestFor(emailSafeImages),
    emailSafeImages,
    problematicImages,
  }
}

function inAll(safe: number, problematic: number): string {
  if (safe + problematic === 0) return 'There are no images yet.'
  if (problematic === 0) return 'All images are small enough for mails.'
  const those = counted(problematic, 'image is', 'images are')
  const instead = safe === 0 ? '' : ' Until then, use one of the e-mail-safe ones.'
  return `${those} too large for mails. Make e-mail-safe versions.${instead}`
}

/** Wide enough for a mail and lying rather than upright, own images before attached ones, the newest first. */
function bestFor(safe: AnalysedImage[]): AnalysedImage | null {
  const isFit = ({ width, height }: AnalysedImage) => width >= MAIL_WIDTH && width > height
  const best = safe.find(isFit) ?? safe[0]
  if (!best) return null
  const why = isFit(best) ? 'wide enough for a mail' : 'the best there is'
  return {
    ...best,
    recommendation: `Recommended: ${best.sizeFormatted}, ${best.width} × ${best.height} px, ${why}.`,
  }
}
