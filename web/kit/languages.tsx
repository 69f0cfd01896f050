import { type Language, LANGUAGE_NAMES, LANGUAGES, REVIEWED } from '../../shared/languages/languages'
import { usePublicSettings } from './use-public-settings'
import { currentLanguage, words } from '../words'

/** The languages to choose from; an empty list while they are not known. One alone is no choice: then no menu is shown. */
export const useLanguages = () => usePublicSettings()?.languages ?? []

/** Options of a Select, each in its own language. */
export function LanguageOptions({ languages }: { languages: ReturnType<typeof useLanguages> }) {
  return languages.map(({ code, name }) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ))
}

/**
 * The languages; those that no native speaker has read stand apart, under words that say so. One that was switched off is shown
 * where it is stored, and can't be chosen.
 */
export function ReviewedLanguageOptions({ languages }: { languages: ReturnType<typeof useLanguages> }) {
  const isReviewed = ({ code }: (typeof languages)[number]) => REVIEWED.includes(code)
  const others = languages.filter((one) => !isReviewed(one))
  return (
    <>
      <LanguageOptions languages={languages.filter(isReviewed)} />
      {others.length > 0 && (
        <optgroup label={words.shell.notReviewed}>
          <LanguageOptions languages={others} />
        </optgroup>
      )}
      {LANGUAGES.filter((code) => !languages.some((one) => one.code === code)).map((code) => (
        <option key={code} value={code} lang={code} disabled hidden>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </>
  )
}

const YEAR_S = 365 * 86_400

/** Reads the page again in another language, which this browser keeps. Does nothing if it has that language, or was refused it. */
export function readPageIn(language: Language): void {
  const cookie = `language=${language}`
  if (language === currentLanguage() || document.cookie.split('; ').includes(cookie)) return
  document.cookie = `${cookie}; path=/; max-age=${YEAR_S}; samesite=lax`
  window.location.reload()
}

/** The menu of a visitor. Its own select: what forms need is not loaded for it. */
export function LanguageMenu() {
  const languages = useLanguages()
  if (languages.length < 2) return null
  return (
    <label className="flex items-center gap-2 text-muted">
      {words.shell.language}
      <select
        className="min-h-11 rounded-control border border-control bg-surface px-2 text-text"
        value={currentLanguage()}
        onChange={(event) => readPageIn(event.target.value as Language)}
      >
        <LanguageOptions languages={languages} />
      </select>
    </label>
  )
}
