import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks'
import { contractWithoutSchemas } from './build/contract-without-schemas'
import { firstPaint } from './build/first-paint'
import { prerenderPages } from './build/prerender-pages'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? process.env.PORT ?? '3000'}`
/** What packages do that the content policy refuses, we do in another way. */
const allowedByPolicy = [
  {
    find: /^react-style-singleton$/,
    replacement: fileURLToPath(new URL('ui/scroll-lock-style.ts', import.meta.url)),
  },
]
/** The server's paths; web/api/*.ts are modules of ours and stay with Vite. */
const served = ['^/api/(?!.*\\.tsx?)', '/admin-images', '/outbox', '/completed_pairings']

export default defineConfig({
  root,
  plugins: [contractWithoutSchemas(), react(), tailwind(), firstPaint(), prerenderPages(root)],
  resolve: { alias: allowedByPolicy },
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
      // "use client" says nothing here.
      checks: { moduleLevelDirective: false },
      input: { index: fileURLToPath(new URL('index.html', import.meta.url)) },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
