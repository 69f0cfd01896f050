import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWithoutSchemas } from './build/contract-without-schemas'
import { firstPaint } from './build/first-paint'
import { prerenderPages } from './build/prerender-pages'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? process.env.PORT ?? '3000'}`
/** The server's paths; web/api/*.ts are modules of ours and stay with Vite. */
const served = ['^/api/(?!.*\\.tsx?)', '/admin-images', '/outbox', '/completed_pairings']

export default defineConfig({
  root,
  plugins: [contractWithoutSchemas(), react(), tailwind(), firstPaint(), prerenderPages(root)],
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, { target: server }])) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser of this target knows modulepreload.
    modulePreload: { polyfill: false },
    // Fonts and images stay files of their own: a strict CSP allows no data: addresses for them.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: fileURLToPath(new URL('index.html', import.meta.url)) },
      output: {
        codeSplitting: {
          groups: [
            // React changes least: its file outlives most deployments.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // What every page needs is one file, not twenty; the rest is split by who uses it.
            { name: 'shell', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
