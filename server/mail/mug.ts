import sharp from 'sharp'
import type { MailAttachment } from './mail'

export const MUG_CID = 'mug@cup-of-joe'

/** The product's mug, as it stands on the espresso band. */
const MUG_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="160" height="160">
<g fill="none" stroke="#E9B872" stroke-width="3.5" stroke-linecap="round"><path d="M26 24c-4-5 4-8 0-14"/><path d="M35 24c-4-6 4-10 0-18"/><path d="M44 24c-4-5 4-8 0-14"/></g>
<path d="M56 38h6a10 10 0 0 1 0 20h-8" fill="none" stroke="#FBF1E3" stroke-width="6"/>
<path d="M12 32h46v24a16 16 0 0 1-16 16H28a16 16 0 0 1-16-16z" fill="#FBF1E3"/>
<path d="M17 37h36v5c-6 5-11-2-18 1s-12 3-18-1z" fill="#C27A3E"/></svg>`

let mug: Promise<MailAttachment> | undefined

/** The mug as a picture inside the message: 56 px on screen, sharp on dense ones. */
export function mugAttachment(): Promise<MailAttachment> {
  mug ??= sharp(Buffer.from(MUG_SVG))
    .resize(168)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
    .then((content) => ({ filename: 'mug.png', content, contentType: 'image/png', cid: MUG_CID }))
  return mug
}
