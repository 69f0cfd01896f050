import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/images'
import { serveImage } from '../../shared/contract/people'
import type { Context } from '../platform/context/context'
import { notFound } from '../platform/http/errors'
import { route } from '../platform/http/route'
import { uploadedNamedFile } from '../platform/http/upload'
import { analyseImages, hasVersion } from './image.rules'
import {
  addEmailSafeVersion,
  addUpload,
  copyAsset,
  removeImage,
  readGallery,
  attachedAssets,
} from './images.actions'
import { findImage } from './images.queries'

/** Images: served to everyone by their generated names, kept by the administrators in a gallery. */
export function imageRoutes(server: FastifyInstance, context: Context): void {
  serving(server, context)

  route(server, calls.getImages, ({ words }) => readGallery(context, words.responses.images))

  route(server, calls.uploadImage, async ({ request, caller }) => {
    const image = await addUpload(context, await uploadedNamedFile(request, 'image'), caller)
    const isSafe = image.compatibility === 'safe'
    return {
      message: (w) => w.images.added(w.isolated(image.title), isSafe ? null : image.sizeFormatted),
      image,
    }
  })

  route(server, calls.deleteImage, async ({ params, caller }) => {
    const title = await removeImage(context, params.filename, caller)
    return { message: (w) => w.images.deleted(w.isolated(title)) }
  })

  route(server, calls.copyImage, async ({ params, caller, words }) => {
    const image = await copyAsset(context, params.filename, caller, words.responses.images)
    return { message: (w) => w.images.copied(w.isolated(image.title)), image }
  })

  route(server, calls.makeImageEmailSafe, async ({ params, caller }) => {
    const { image, isStill } = await addEmailSafeVersion(context, params.filename, caller)
    return { message: (w) => w.images.madeSafe(image.sizeFormatted, isStill), image }
  })

  route(server, calls.getImageCompatibility, async ({ words }) =>
    analyseImages(await readGallery(context, words.responses.images), words.responses.images),
  )
}

/** From every instance. The content behind a generated name never changes, so the name is the ETag. */
function serving(server: FastifyInstance, { db }: Context): void {
  route(server, serveImage, async ({ params: { filename }, request, reply }) => {
    const asset = (await attachedAssets()).get(filename)
    const image: { mime: string; content: Buffer; source?: string } | undefined =
      asset ?? (/^[\w.-]+$/.test(filename) ? await findImage(db, filename) : undefined)
    if (!image) throw notFound('image')
    const etag = asset?.etag ?? `"${filename}"`
    reply
      .header('cache-control', cacheFor(image))
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (hasVersion(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(image.mime).send(image.content)
  })
}

/** A photo is asked for again at every look: it may have been removed. */
function cacheFor({ source }: { source?: string }): string {
  if (source === 'profile') return 'private, no-cache'
  return source === undefined ? 'public, max-age=86400' : 'public, max-age=31536000, immutable'
}
