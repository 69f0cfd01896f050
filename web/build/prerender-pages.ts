import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'
import { precompress } from './precompress'

interface PrerenderedPage {
  path: string
  file: string
  title: string
  html: string
}

/**
 * After the build, writes the pages that must be readable before any script runs as HTML files of their own
 * (`index.html` for `/`), and the empty shell that serves every other path as `app.html`; then compresses it all.
 */
export function prerenderPages(root: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
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
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module is ours (prerender.tsx)
        const entry = (await server.ssrLoadModule('/prerender.tsx')) as {
          prerender: () => Promise<PrerenderedPage[]>
        }
        await writeFile(join(out, 'app.html'), shell)
        for (const page of await entry.prerender()) {
          const html = shell
            .replace(
              /<div id="root">.*?<\/div>/s,
              () => `<div id="root" data-path="${page.path}">${page.html}</div>`,
            )
            .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
          await writeFile(join(out, page.file), html)
        }
      } finally {
        await server.close()
      }
      await precompress(out)
    },
  }
}
