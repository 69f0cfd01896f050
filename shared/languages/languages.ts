/** The languages of the product, by their BCP 47 tags, each with its own name for itself. A new one: this line, and its folder in `languages/`. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  ja: '日本語',
  ar: 'العربية',
} as const
export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]]

/** What a native speaker has read; menus say of the others that nobody has reviewed them. */
export const REVIEWED: readonly Language[] = ['en']

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** What anybody sends is looked at up to here: longer headers name no more languages than people have. */
const LONGEST_HEADER = 500
const MOST_TAGS = 20

/** Our language for a tag: itself, else one of the same first part ("de-AT" is German, "pt" Brazilian Portuguese). */
export function languageOf(tag: string, ours: readonly Language[] = LANGUAGES): Language | undefined {
  const wanted = tag.trim().replaceAll('_', '-').toLowerCase()
  const first = (text: string) => text.split('-')[0]
  return (
    ours.find((language) => language.toLowerCase() === wanted) ??
    ours.find((language) => first(language.toLowerCase()) === first(wanted))
  )
}

/** The first of our languages that an Accept-Language header (RFC 9110, 12.5.4) names, the most wanted first; undefined if it names none. */
export function languageOfHeader(
  header: string | undefined,
  ours?: readonly Language[],
): Language | undefined {
  return (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',', MOST_TAGS)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => languageOf(tag, ours))
    .find(Boolean)
}
