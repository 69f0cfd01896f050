import type { Plugin } from 'vite'

const FONTS = [/fraunces-latin-wght-normal/, /instrument-sans-latin-wght-normal/]

/**
 * What the first paint needs comes first: the two font files every page uses are preloaded, under the hashed names the
 * build gave them, and scripts wait behind them and the styles, since the pages that matter are readable without any.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => FONTS.some((font) => font.test(file)))
        return {
          html: html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"'),
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
        }
      },
    },
  }
}
