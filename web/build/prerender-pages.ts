import { mkdir, readFile, writeFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite'
import type { Document, prerender } from '../prerender'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The texts of a document are attributes and text of it. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const withTexts = (html: string, { texts }: Document) =>
  html.replaceAll(/%(\w+)%/g, (mark, name: string) =>
    texts[name] === undefined ? mark : escaped(texts[name]),
  )

const prerenderOf = async (server: ViteDevServer) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is ours (prerender.tsx)
  ((await server.ssrLoadModule('/prerender.tsx')) as { prerender: typeof prerender }).prerender

/**
 * After the build, writes the pages that must be readable before any script runs as HTML files of their own
 * (`index.html` for `/`), and the empty shell that serves every other path as `app.html`; those of a language other than
 * English in its folder (`de/index.html`). Then compresses it all.
 */
export function prerenderPages(root: string): Plugin {
  let config: ResolvedConfig
  /** The file of each part of each dictionary: "de/landing" → "assets/landing-2L2seeG8.js". */
  const files = new Map<string, string>()
  /** What a page needs of its dictionary is loaded along with its script, not after it. */
  const preloads = (language: string, parts: readonly string[]) =>
    parts
      .map((part) => files.get(`${language}/${part}`))
      .map((file) =>
        file ? `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">` : '',
      )
      .join('')
  return {
    name: 'prerender-pages',
    configResolved(resolved) {
      config = resolved
    },
    async transformIndexHtml(html, { server }) {
      const [english] = server ? await (await prerenderOf(server))(['en']) : []
      return english ? withTexts(html, english) : html
    },
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const [, part] =
          /languages\/([^/]+\/[^/]+)\.ts$/.exec((file.type === 'chunk' && file.facadeModuleId) || '') ?? []
        if (part) files.set(part, file.fileName)
      }
    },
    async closeBundle() {
      if (config.command !== 'build') return
      const out = resolve(root, config.build.outDir)
      const shell = await readFile(join(out, 'index.html'), 'utf8')
      const server = await createServer({
        configFile: config.configFile,
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
      })
      try {
        for (const document of await (await prerenderOf(server))()) {
          const folder = document.language === 'en' ? out : join(out, document.language)
          await mkdir(folder, { recursive: true })
          const empty = withTexts(shell, document)
          const of = (html: string, parts: readonly string[]) =>
            html.replace('</head>', () => `${preloads(document.language, ['index', ...parts])}</head>`)
          await writeFile(join(folder, 'app.html'), of(empty, []))
          for (const page of document.pages) {
            const html = empty
              .replace(
                /<div id="root">.*?<\/div>/s,
                () => `<div id="root" data-path="${page.path}">${page.html}</div>`,
              )
              .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
            await writeFile(join(folder, page.file), of(html, page.parts))
          }
        }
      } finally {
        await server.close()
      }
      await precompress(out)
    },
  }
}

const TEXT = /\.(html|js|css|svg|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts the best compressed form (.br, .gz) next to every text file, so that the server has nothing to compress. */
async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
        await Promise.all([
          brotli(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
          zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        ])
      }),
  )
}
