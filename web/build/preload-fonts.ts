import type { Plugin } from 'vite'

const FIRST_PAINT = [/fraunces-latin-wght-normal/, /instrument-sans-latin-wght-normal/]

/** Preloads the two font files every page needs, under the hashed names the build gave them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => FIRST_PAINT.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          }))
      },
    },
  }
}
