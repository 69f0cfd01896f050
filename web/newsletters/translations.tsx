import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Newsletter, startTranslation } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { call } from '../api/call'
import { LanguageOptions, useLanguages } from '../kit/languages'
import { useAction } from '../kit/use-action'
import { languageInWords } from '../kit/words.rules'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Alert } from '../ui/feedback'
import { Select } from '../ui/input'
import { Tabs } from '../ui/tabs'
import { words } from '../words'
import { InTranslation } from './newsletter-fields'
import { type NewsletterForm, translationForm } from './newsletter.rules'

interface InLanguagesProps {
  newsletter: Newsletter
  /** The one that is looked at: its texts, or the first if there are none in it. */
  language: Language | undefined
  onLanguage: (language: Language | undefined) => void
  /** The fields of the first texts (undefined), or of a translation. */
  children: (translation: Language | undefined) => ReactNode
}

/** A tab for each language of a newsletter, where there are several to choose from; with one, only the fields. */
export function InLanguages({ newsletter, language, onLanguage, children }: InLanguagesProps) {
  const its = words.newsletters.editor.translations
  const { control, formState, setValue, unregister } = useFormContext<NewsletterForm>()
  // Edits that a tab has kept from before an update have none.
  const translations = useWatch({ control, name: 'translations' }) ?? {}
  const languages = useLanguages()
  const { language: first } = newsletter
  const add = useAction({
    run: async (wanted: Language[]) => {
      const begun = wanted.map(async (one) => {
        const texts = await call(startTranslation, { params: { id: newsletter.id, language: one } })
        return [one, translationForm(texts)] as const
      })
      const added = Object.fromEntries(await Promise.all(begun))
      setValue('translations', { ...translations, ...added }, { shouldDirty: true })
      if (wanted[0]) onLanguage(wanted[0])
    },
    done: () => its.added(languageInWords(first)),
    failed: its.addFailed,
  })
  const remove = (gone: Language) => {
    const { [gone]: _, ...others } = translations
    onLanguage(undefined)
    unregister(`translations.${gone}`, { keepDefaultValue: true, keepDirty: true })
    setValue('translations', others, { shouldDirty: true })
  }
  // What the server refused may be in another tab.
  const { translations: ofTranslations = {}, ...ofFirst } = formState.errors
  const faulty = (Object.keys(ofTranslations)[0] ?? Object.keys(ofFirst).map(() => first)[0]) as
    | Language
    | undefined
  useEffect(() => {
    if (faulty) onLanguage(faulty === first ? undefined : faulty)
  }, [faulty, first, onLanguage])
  if (languages.length < 2) return children(undefined)
  const isWritten = ({ code }: { code: Language }) => code === first || code in translations
  const missing = languages.filter((one) => !isWritten(one))
  const shown = language && isWritten({ code: language }) ? language : first
  const isMissing = language && shown !== language
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {isMissing && (
          <Button icon={Plus} data-first pending={add.isPending} onClick={() => add.mutate([language])}>
            {its.addOne(languageInWords(language))}
          </Button>
        )}
        {missing.length > 0 && (
          <Select
            aria-label={its.add}
            data-aside
            className="w-52"
            value=""
            disabled={add.isPending}
            onChange={({ target }) => add.mutate([target.value as Language])}
          >
            <option value="">{its.choose}</option>
            <LanguageOptions languages={missing} />
          </Select>
        )}
        {missing.length > 1 && (
          <Button
            icon={Plus}
            variant="ghost"
            pending={add.isPending}
            onClick={() => add.mutate(missing.map(({ code }) => code))}
          >
            {its.addAll(missing.length)}
          </Button>
        )}
        {shown !== first && (
          <Button icon={Trash2} variant="ghost" onClick={() => remove(shown)}>
            {its.remove(languageInWords(shown))}
          </Button>
        )}
      </div>
      <Tabs
        label={its.label}
        value={shown}
        onValueChange={(value) => onLanguage(value === first ? undefined : (value as Language))}
        items={languages.filter(isWritten).map(({ code, name }) => {
          const translation = code === first ? undefined : code
          const isOlder = translation && translations[translation]?.isOlder
          return {
            value: code,
            label: (
              <>
                <span lang={code}>{name}</span> {isOlder && <Badge tone="warning">{its.older}</Badge>}
              </>
            ),
            content: (
              <InTranslation value={translation}>
                <div className="flex flex-col gap-6">
                  {isOlder && (
                    <Alert tone="warning" title={its.olderThan(languageInWords(first))}>
                      <Button
                        variant="secondary"
                        className="mt-2"
                        onClick={() =>
                          setValue(`translations.${translation}.isOlder`, false, { shouldDirty: true })
                        }
                      >
                        {its.stillFits}
                      </Button>
                    </Alert>
                  )}
                  {children(translation)}
                </div>
              </InTranslation>
            ),
          }
        })}
      />
    </div>
  )
}

/** The language of a preview: the reader's own (undefined), or another; nothing where there is only one. */
export function PreviewLanguage({
  value,
  onChange,
}: {
  value: Language | undefined
  onChange: (language: Language | undefined) => void
}) {
  const its = words.newsletters.editor.translations
  const languages = useLanguages()
  if (languages.length < 2) return null
  return (
    <fieldset className="flex min-w-0 shrink-0 gap-x-0.5 overflow-x-auto p-1">
      <legend className="sr-only">{its.preview}</legend>
      {[{ code: undefined, name: its.own }, ...languages].map(({ code, name }) => (
        <Button
          key={name}
          size="small"
          variant={value === code ? 'secondary' : 'ghost'}
          aria-pressed={value === code}
          lang={code}
          onClick={() => onChange(code)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
