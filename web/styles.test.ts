import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8')

/** The colour of a token, as [lightness, chroma, hue]. */
function token(name: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`\\s--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`No token ${name}`)
  const colours = [...value.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)/g)]
  const [, lightness, chroma, hue] = (theme === 'dark' ? colours.at(-1) : colours[0]) ?? []
  return [Number(lightness) / 100, Number(chroma), Number(hue)]
}

const clip = (value: number) => Math.min(1, Math.max(0, value))

/** Relative luminance (WCAG 2.2) of an OKLCH colour, by the matrices of CSS Color 4, clipped to sRGB. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(token(one, theme)), luminance(token(other, theme))].sort(
    (x, y) => x - y,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['background', 'surface', 'raised', 'sunken', 'primary-soft']
const tones = ['success', 'warning', 'danger', 'info']

const readable: [string, string][] = [
  ...grounds.flatMap((ground) =>
    ['text', 'muted', 'primary', 'primary-strong', ...tones].map((ink): [string, string] => [ink, ground]),
  ),
  ...tones.flatMap((tone) => [tone, 'text', 'muted'].map((ink): [string, string] => [ink, `${tone}-soft`])),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['background', 'text'],
]

const visible: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['control', ground]),
  ...grounds.map((ground): [string, string] => ['cup-edge', ground]),
  ['primary', 'line'],
]

describe.each<Theme>(['light', 'dark'])('In the %s theme', (theme) => {
  it.each(readable)('%s can be read on %s (4.5 : 1)', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(visible)('%s can be seen on %s (3 : 1)', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

const folder = fileURLToPath(new URL('.', import.meta.url))
// The browser looks into the chord diagram, whose departments have hues of their own (`npm test -- all`).
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.tsx$/.test(file) && file !== join('metrics', 'chord-diagram.tsx'),
)

describe('Components', () => {
  it.each(components)('%s uses no colour of its own, and none half-way to another', (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).not.toMatch(/\b(?:oklch|rgba?|hsla?)\(|["'[( ]#[0-9a-f]{6}\b/i)
    expect(text).not.toMatch(/\b(?:bg|text)-[a-z-]+\/\d/)
    expect(text).not.toMatch(
      /\b(?:bg|text|border|fill|stroke)-(?:white|black|(?:gray|red|green|blue|amber)-\d)/,
    )
  })
  it('know both themes of every token', () => {
    const names = [...css.matchAll(/--color-([\w-]+): var\(--([\w-]+)\)/g)].map(([, name, of]) => [name, of])
    expect(names.length).toBeGreaterThan(25)
    for (const [name, of] of names) {
      expect(name).toBe(of)
      expect(css).toMatch(new RegExp(`\\s--${of}: (light-dark\\(|oklch\\()`))
    }
  })
})
