import type { FastifyInstance } from 'fastify'
import { serveImage } from '../../shared/contract/people'
import type { Context } from '../context'
import { notFound } from '../http/errors'
import { route } from '../http/route'
import { findImage } from './images.queries'

/** Serves stored images from every instance. A name stands for one content for ever, so it is its own ETag. */
export function imageRoutes(server: FastifyInstance, { db }: Context): void {
  route(server, serveImage, async ({ params: { filename }, request, reply }) => {
    const etag = `"${filename}"`
    const image = /^[\w.-]+$/.test(filename) ? await findImage(db, filename) : undefined
    if (!image) throw notFound('This image')
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
    return reply.type(image.mime).send(image.content)
  })
}
