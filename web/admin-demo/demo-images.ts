import * as contract from '../../shared/contract/images'
import { EMAIL_RISKY_BYTES, EMAIL_SAFE_BYTES } from '../../shared/limits'
import { on } from './demo-routes'
import { Refusal } from './refusal'
import { type Sample, without } from './sample'

/** The gallery: pictures stay in this browser. */
export function demoImages(sample: Sample) {
  const images = () => sample.at(contract.getImages)
  const find = (name: string) => {
    const found = images().find(({ filename }) => filename === name)
    if (!found) throw new Refusal(404, 'This image does not exist any more.')
    return found
  }
  return [
    on(contract.uploadImage, ({ body }) => {
      const form: unknown = body
      const file = form instanceof FormData ? form.get('image') : null
      if (!(file instanceof File)) throw new Refusal(400, 'Please choose an image.')
      const url = URL.createObjectURL(file)
      const image: contract.GalleryImage = {
        filename: `${sample.nextId()}-${file.name}`,
        source: 'admin-uploaded',
        title: file.name,
        url,
        publicUrl: url,
        mime: file.type,
        width: 600,
        height: 360,
        size: file.size,
        sizeFormatted: `${Math.ceil(file.size / 1024)} KB`,
        compatibility:
          file.size < EMAIL_SAFE_BYTES ? 'safe' : file.size <= EMAIL_RISKY_BYTES ? 'risky' : 'broken',
        createdAt: new Date().toISOString(),
      }
      images().unshift(image)
      sample.note('image.uploaded', file.name)
      return { message: `${file.name} is in the gallery, in this browser only.`, image }
    }),
    on(contract.deleteImage, ({ params }) => {
      const image = find(params.filename)
      without(images(), image)
      sample.note('image.deleted', image.title)
      return { message: `${image.title} was deleted.` }
    }),
    on(contract.copyImage, ({ params }) => {
      const image = find(params.filename)
      image.source = 'copied'
      sample.note('image.copied', image.title)
      return { message: `${image.title} is in the gallery.`, image }
    }),
  ]
}
