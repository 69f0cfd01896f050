import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  ATTRIBUTE_SOURCES,
  type Attribute,
  attributeName,
  onceEach,
  READY_MADE,
} from '../../shared/attributes'
import {
  addAttribute,
  changeAttribute,
  deleteAttribute,
  getAttributeList,
  type ListedAttribute,
} from '../../shared/contract/people'
import type { Language } from '../../shared/languages/languages'
import { MOST } from '../../shared/limits'
import { ATTRIBUTE } from '../../shared/text-rules'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { faultIn } from '../kit/forms/faults'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { LanguageField } from '../kit/language-field'
import { Loaded } from '../kit/loaded'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Checkbox } from '../ui/choice'
import { ConfirmTrigger } from '../ui/dialog'
import { Choices, Field, Input, Select, Textarea } from '../ui/input'
import { currentLanguage, words } from '../words'

/** What divides people beside their departments: each attribute with its form, and those that are offered. */
export default function Attributes() {
  const list = useQuery(queryOf(getAttributeList))
  const [language, setLanguage] = useState(currentLanguage())
  const [begun, setBegun] = useState<Begun | null>(null)
  const texts = words.tools.attributes
  const offered = (all: readonly Attribute[]): [Begun, string][] => [
    ...READY_MADE.filter(({ id }) => !all.some((one) => one.id === id)).map((one): [Begun, string] => [
      { ...one, name: texts.ready[one.id] },
      texts.addReady(texts.ready[one.id]),
    ]),
    [{ shown: false, name: '' }, texts.add],
  ]
  return (
    <Card title={words.dashboard.sections.attributes}>
      <p className="mb-5 max-w-prose text-muted">{texts.text}</p>
      <Loaded query={list} otherwise={texts.failed}>
        {(all) => (
          <div className="flex flex-col gap-5">
            {all.length > 0 && (
              <LanguageField
                label={texts.language}
                value={language}
                onChange={(event) => setLanguage(event.target.value as Language)}
              />
            )}
            {all.length === 0 && !begun && <p className="text-muted">{texts.none}</p>}
            <ul className="flex flex-col gap-4">
              {all.map((one) => (
                <li key={`${one.id} ${language}`} className="rounded-card border border-line bg-raised p-4">
                  <AttributeForm attribute={one} language={language} />
                </li>
              ))}
              {begun && (
                <li className="rounded-card border border-line bg-raised p-4">
                  <AttributeForm begun={begun} language={language} onDone={() => setBegun(null)} />
                </li>
              )}
            </ul>
            {!begun && all.length < MOST.attributes && (
              <div className="flex flex-wrap gap-2">
                {offered(all).map(([one, label]) => (
                  <Button key={label} icon={Plus} variant="secondary" onClick={() => setBegun(one)}>
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

/** A new attribute, as it is offered. */
interface Begun {
  id?: string
  name: string
  shown: boolean
}

interface Values extends Pick<Attribute, 'source' | 'from' | 'shown'> {
  name: string
  /** One on each line. */
  values: string
}

type AttributeFormProps = { language: Language } & (
  | { attribute: ListedAttribute; begun?: undefined; onDone?: undefined }
  | { attribute?: undefined; begun: Begun; onDone: () => void }
)

/** One attribute: its name in a language, where its values come from, and who sees them. */
function AttributeForm({ attribute, begun, language, onDone }: AttributeFormProps) {
  const texts = words.tools.attributes
  const { buttons } = words.dashboard
  const form = useForm<Values>({
    values: {
      name: attribute ? (attribute.names[language] ?? '') : begun.name,
      source: attribute?.source ?? 'import',
      from: attribute ? attribute.from : begun.name,
      shown: attribute?.shown ?? begun?.shown ?? false,
      values: (attribute?.values ?? []).join('\n'),
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, formState, handleSubmit, control } = form
  const source = useWatch({ control, name: 'source' })
  const title = attribute ? attributeName(attribute.names, language) : begun.name
  const save = useAction({
    run: ({ name, values, ...decided }: Values) => {
      const { [language]: _, ...others } = attribute?.names ?? {}
      const body = {
        ...decided,
        names: name.trim() === '' ? others : { ...others, [language]: name },
        ...(decided.source === 'own' && { values: onceEach(values.split('\n')) }),
      }
      return attribute
        ? call(changeAttribute, { params: { id: attribute.id }, body })
        : call(addAttribute, { body: { ...body, ...(begun.id && { id: begun.id }) } })
    },
    done: () => {
      onDone?.()
      return texts.saved
    },
    failed: texts.notSaved,
    form,
  })
  const remove = useAction({
    run: () => call(deleteAttribute, { params: { id: attribute?.id ?? '' } }),
    done: ({ message }) => message,
    failed: texts.notDeleted,
  })
  useLeaveGuard(formState.isDirty && !save.isSuccess)
  const submit = handleSubmit((values) => save.mutate(values))
  const { errors } = formState
  return (
    <form
      noValidate
      aria-label={title || texts.add}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={texts.name} error={errors.name?.message}>
          <Input
            dir="auto"
            placeholder={title}
            {...register('name', {
              validate: (name) =>
                name.trim() === '' && attribute && !(Object.keys(attribute.names).join() === language)
                  ? undefined
                  : faultIn(ATTRIBUTE.name)(name),
            })}
          />
        </Field>
        <Field label={texts.source}>
          <Select {...register('source')}>
            <Choices of={ATTRIBUTE_SOURCES} called={(one) => texts.sources[one]} />
          </Select>
        </Field>
        {source !== 'own' && (
          <Field
            label={source === 'import' ? texts.column : texts.path}
            hint={source === 'scim' ? texts.pathHint : undefined}
            error={errors.from?.message}
          >
            <Input
              dir="auto"
              spellCheck={false}
              {...register('from', { validate: faultIn(ATTRIBUTE.from) })}
            />
          </Field>
        )}
      </div>
      {source === 'own' ? (
        <Field label={texts.values} hint={texts.valuesHint} error={errors.values?.message}>
          <Textarea rows={5} dir="auto" {...register('values')} />
        </Field>
      ) : (
        <p className="text-muted">
          {attribute && attribute.values.length > 0 ? texts.count(attribute.values.length) : texts.found}
        </p>
      )}
      <Checkbox label={texts.shown} {...register('shown')} />
      <div className="flex flex-wrap gap-2">
        {attribute ? (
          <ConfirmTrigger
            title={texts.question(title)}
            effect={texts.effect}
            confirm={texts.remove(title)}
            onConfirm={() => remove.settle()}
          >
            <Button icon={Trash2} variant="ghost">
              {texts.remove(title)}
            </Button>
          </ConfirmTrigger>
        ) : (
          <Button variant="secondary" onClick={onDone}>
            {words.shell.cancel}
          </Button>
        )}
        <Button
          type="submit"
          disabled={attribute && !formState.isDirty}
          pending={save.isPending}
          pendingLabel={buttons.saving}
        >
          {buttons.save}
        </Button>
      </div>
    </form>
  )
}
