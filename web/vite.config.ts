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
/** What packages do that the content policy refuses, or that every page would load for nothing, we do in another way. */
const instead = [
  {
    find: /^react-style-singleton$/,
    replacement: fileURLToPath(new URL('ui/scroll-lock-style.ts', import.meta.url)),
  },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('kit/draw-icon.ts', import.meta.url)),
  },
  // For a React that does not have it.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
]
/** The server's paths; web/api/*.ts are modules of ours and stay with Vite. */
const served = ['^/api/(?!.*\\.tsx?)', '/admin-images', '/outbox', '/completed_pairings']

export default defineConfig({
  root,
  plugins: [contractWithoutSchemas(), react(), tailwind(), firstPaint(), prerenderPages(root)],
  resolve: { alias: instead },
  // Prerendered pages have the same icons.
  ssr: { noExternal: ['lucide-react'] },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, { target: server }])) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      // Every browser of this target knows it.
      polyfill: false,
      // The first file is there already, and its styles.
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/index-')),
    },
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
