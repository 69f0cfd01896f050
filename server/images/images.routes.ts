import type { FastifyInstance } from 'fastify'
import * as calls from '../../shared/contract/images'
import type { GalleryImage } from '../../shared/contract/images'
import { serveImage } from '../../shared/contract/people'
import type { Context } from '../platform/context/context'
import { ENGLISH, HttpError, notFound } from '../platform/http/errors'
import { route } from '../platform/http/route'
import { uploadedNamedFile } from '../platform/http/upload'
import {
  analyseImages,
  compatibilityOf,
  hasVersion,
  imageUrl,
  sizeInWords,
  slugOf,
  titleOf,
} from './image.rules'
import {
  deleteGalleryImage,
  findGalleryImage,
  findImage,
  galleryImages,
  type GalleryRow,
  hasCopy,
  insertCopy,
  insertImage,
  unsentNewslettersShowing,
} from './images.queries'
import { createHash, randomBytes } from 'node:crypto'
import type { Responses } from '../../languages/words'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { AuditAction } from '../../shared/contract/audit'
import type { Transaction } from '../platform/database/database'
import type { PreparedImage } from './decoder'
import { prepareGalleryImage, shrinkForMail } from './prepare-images'
import { readFile } from 'node:fs/promises'

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

const IMAGE = 'image'

/** A name that says what it is and cannot be guessed. */
const newName = (title: string, mime: string) =>
  `${slugOf(title)}-${randomBytes(16).toString('hex')}.${mime === 'image/jpeg' ? 'jpg' : mime.slice(6)}`

/** Adds an uploaded file to the gallery, re-encoded. @throws 415, 413 */
async function addUpload(
  context: Context,
  file: { content: Buffer; name: string },
  actor: Actor,
): Promise<GalleryImage> {
  const image = await prepareGalleryImage(file.content)
  const title = titleOf(file.name)
  return addToGallery(context, actor, 'image.uploaded', {
    filename: newName(title, image.mime),
    title,
    ...image,
  })
}

/** Stores an image of the gallery, with its entry in the audit log. */
const addToGallery = (
  context: Context,
  actor: Actor,
  action: AuditAction,
  image: PreparedImage & { filename: string; title: string },
): Promise<GalleryImage> =>
  context.db.transaction(async (tx) => {
    await insertImage(tx, { ...image, source: 'admin-uploaded', createdAt: context.clock.now() })
    return recorded(context, tx, actor, action, image.filename)
  })

/** Copies an attached asset to the gallery, titled in the words of the copier. @throws 404; 409 it is there already */
async function copyAsset(
  context: Context,
  name: string,
  actor: Actor,
  { ours }: Responses['images'],
): Promise<GalleryImage> {
  const asset = (await attachedAssets()).get(name)
  if (!asset) throw notFound(IMAGE)
  const { mime, width, height, content } = asset
  const title = ours[asset.name]
  const filename = newName(name.slice(0, name.lastIndexOf('.')), mime)
  return context.db.transaction(async (tx) => {
    const image = { filename, title, mime, width, height, content, createdAt: context.clock.now() }
    const isNew = await insertCopy(tx, { ...image, source: 'copied', copiedFrom: name })
    if (!isNew) {
      if (await hasCopy(tx, name))
        throw new HttpError(409, 'already_exists', (w) => w.images.inGallery(w.isolated(name)))
      // The copy is in the gallery of another group, of which a manager does not know.
      await insertImage(tx, { ...image, source: 'admin-uploaded' })
    }
    return recorded(context, tx, actor, 'image.copied', filename)
  })
}

/**
 * Adds a version of an image that mail programs take; the image itself stays, since mails that were sent may show it.
 * @throws 404; 409 it is small enough already
 */
async function addEmailSafeVersion(
  context: Context,
  filename: string,
  actor: Actor,
): Promise<{ image: GalleryImage; isStill: boolean }> {
  const original = await findGalleryImage(context.db, filename)
  const stored = original && (await findImage(context.db, filename))
  if (!original || !stored) throw notFound(IMAGE)
  if (compatibilityOf(original.size) === 'safe')
    throw new HttpError(409, 'already_done', (w) => w.images.emailSafe(sizeInWords(original.size)))
  const { isStill, ...made } = await shrinkForMail(stored.content)
  const image = await addToGallery(context, actor, 'image.made_email_safe', {
    filename: newName(`${original.title} mail`, made.mime),
    title: original.title,
    ...made,
  })
  return { image, isStill }
}

/** Deletes an image of the gallery. @throws 404; 409 a newsletter that is still to be sent shows it */
async function removeImage(context: Context, filename: string, actor: Actor): Promise<string> {
  return context.db.transaction(async (tx) => {
    const row = await findGalleryImage(tx, filename)
    if (!row) {
      const isAsset = (await attachedAssets()).has(filename)
      throw isAsset ? new HttpError(409, 'built_in_image', (w) => w.images.builtIn) : notFound(IMAGE)
    }
    const [newsletter] = await unsentNewslettersShowing(tx, imageUrl(filename))
    if (newsletter !== undefined)
      throw new HttpError(409, 'image_in_use', (w) => w.images.inUse(w.isolated(newsletter)))
    await deleteGalleryImage(tx, filename)
    await recordAudit(tx, context, actor, {
      action: 'image.deleted',
      id: filename,
      label: row.title,
      before: factsOf(fromRow(context, row)),
    })
    return row.title
  })
}

/** The image as it is stored now, with its entry in the audit log. */
async function recorded(
  context: Context,
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  filename: string,
): Promise<GalleryImage> {
  const row = await findGalleryImage(tx, filename)
  if (!row) throw notFound(IMAGE)
  const image = fromRow(context, row)
  await recordAudit(tx, context, actor, {
    action,
    id: filename,
    label: image.title,
    after: factsOf(image),
  })
  return image
}

const factsOf = ({ source, mime, width, height, size }: GalleryImage) => ({
  source,
  mime,
  width,
  height,
  size,
})

/** An image as the administrator sees it. */
function toGalleryImage(
  { config }: Pick<Context, 'config'>,
  facts: Omit<GalleryImage, 'url' | 'publicUrl' | 'sizeFormatted' | 'compatibility'>,
): GalleryImage {
  const url = imageUrl(facts.filename)
  return {
    ...facts,
    url,
    publicUrl: new URL(url, config.appUrl).href,
    sizeFormatted: sizeInWords(facts.size),
    compatibility: compatibilityOf(facts.size),
  }
}

/** A stored image of the gallery as the administrator sees it; profile photos are never listed. */
function fromRow(context: Context, { source, createdAt, ...row }: GalleryRow): GalleryImage {
  return toGalleryImage(context, {
    ...row,
    source: source === 'copied' ? 'copied' : 'admin-uploaded',
    createdAt: createdAt.toISOString(),
  })
}

/** The gallery, newest first, then the attached assets that are not in it yet. */
async function readGallery(context: Context, { ours }: Responses['images']): Promise<GalleryImage[]> {
  const [rows, assets] = await Promise.all([galleryImages(context.db), attachedAssets()])
  const copied = new Set(rows.map((row) => row.copiedFrom))
  const available = [...assets.values()].filter(({ filename }) => !copied.has(filename))
  return [
    ...rows.map((row) => fromRow(context, row)),
    ...available.map(({ content, etag: _, name, ...asset }) =>
      toGalleryImage(context, {
        ...asset,
        title: ours[name],
        source: 'attached-assets-available',
        size: content.length,
        createdAt: null,
      }),
    ),
  ]
}

/** Drawn for this product; scripts/draw-images.mjs makes them from the drawings next to them. The dictionaries say what each shows. */
const { ours } = ENGLISH.responses.images
const ASSETS = Object.keys(ours) as (keyof typeof ours)[]

let assets: ReturnType<typeof read> | undefined

/** The images that ship with the product, by file name; read once. They are next to the bundle, as they are next to the sources. */
export function attachedAssets() {
  assets ??= read().catch((error: unknown) => {
    assets = undefined
    throw error
  })
  return assets
}

async function read() {
  const all = await Promise.all(
    ASSETS.map(async (name) => {
      const filename = `${name}.png`
      const content = await readFile(new URL(`./assets/${filename}`, import.meta.url))
      // Changes with the picture: a later version of the product may draw it again under the same name.
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`
      return { filename, name, mime: 'image/png', width: 1200, height: 600, content, etag }
    }),
  )
  return new Map(all.map((asset) => [asset.filename, asset]))
}
