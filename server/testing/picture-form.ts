import sharp from 'sharp'

/** A form with a large picture in this field, as a browser uploads it. */
export async function pictureForm(field: string): Promise<FormData> {
  const pixels = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'white',
    },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(pixels)]), 'Party.png')
  return form
}
