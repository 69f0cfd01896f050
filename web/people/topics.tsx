import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { getTopicList, putTopicList } from '../../shared/contract/topics'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '../../shared/languages/languages'
import { MOST } from '../../shared/limits'
import { TOPIC } from '../../shared/text-rules'
import { type Topic, topicIn, type TopicText } from '../../shared/topics'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { faultIn } from '../kit/forms/faults'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { LanguageField } from '../kit/language-field'
import { Loaded } from '../kit/loaded'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Field, Input } from '../ui/input'
import { currentLanguage, words } from '../words'

/** What people can pick to like to talk about: the list, edited in one language at a time. */
export default function Topics() {
  const list = useQuery(queryOf(getTopicList))
  const [language, setLanguage] = useState(currentLanguage())
  const texts = words.tools.topics
  return (
    <Card title={words.dashboard.sections.topics}>
      <p className="mb-5 max-w-prose text-muted">{texts.text}</p>
      <Loaded query={list} otherwise={texts.failed}>
        {(topics) => (
          <TopicsForm
            key={`${language} ${list.dataUpdatedAt}`}
            topics={topics}
            language={language}
            onLanguage={setLanguage}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** The texts of a topic in a language; while it has none there, the first name stands in the box as a hint. */
const EMPTY: TopicText = { name: '', question: '' }

interface TopicsFormProps {
  topics: Topic[]
  language: Language
  onLanguage: (language: Language) => void
}

function TopicsForm({ topics, language, onLanguage }: TopicsFormProps) {
  const texts = words.tools.topics
  const { buttons } = words.dashboard
  const form = useForm({
    defaultValues: {
      topics: topics.map((topic) => ({ topic, ...(topic.texts[language] ?? EMPTY) })),
    },
  })
  const { control, register, formState, handleSubmit } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'topics' })
  const save = useAction({
    run: (rows: { topic: Topic; name: string; question: string }[]) =>
      call(putTopicList, {
        body: rows.map(({ topic, name, question }) => {
          const { [language]: _, ...others } = topic.texts
          return {
            ...(topic.id && { id: topic.id }),
            texts: name.trim() === '' ? others : { ...others, [language]: { name, question } },
          }
        }),
      }),
    done: () => texts.saved,
    failed: texts.notSaved,
  })
  useLeaveGuard(formState.isDirty && !save.isSuccess)
  const submit = handleSubmit((values) => save.mutate(values.topics))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <LanguageField
        label={texts.language}
        value={language}
        disabled={formState.isDirty}
        onChange={(event) => onLanguage(event.target.value as Language)}
      />
      <ul className="divide-y divide-line">
        {fields.map(({ id, topic }, at) => {
          const elsewhere = topicIn(topic.texts, language)
          const needsName = elsewhere.name === '' || Object.keys(topic.texts).join() === language
          const error = formState.errors.topics?.[at]
          return (
            <li key={id} className="grid items-start gap-3 py-3 sm:grid-cols-[1fr_2fr_auto]">
              <Field label={texts.name} error={error?.name?.message}>
                <Input
                  dir="auto"
                  placeholder={elsewhere.name}
                  {...register(`topics.${at}.name`, {
                    validate: (name) => (name === '' && !needsName ? undefined : faultIn(TOPIC.name)(name)),
                  })}
                />
              </Field>
              <Field label={texts.question} error={error?.question?.message}>
                <Input
                  dir="auto"
                  placeholder={elsewhere.question || texts.questionHint}
                  {...register(`topics.${at}.question`, { validate: faultIn(TOPIC.question) })}
                />
              </Field>
              <Button
                icon={Trash2}
                variant="ghost"
                size="small"
                className="sm:mt-7"
                aria-label={texts.remove(elsewhere.name)}
                onClick={() => remove(at)}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Plus}
          variant="secondary"
          disabled={fields.length >= MOST.topics}
          onClick={() => append({ topic: { id: '', texts: {} }, ...EMPTY })}
        >
          {texts.add}
        </Button>
        <Button type="submit" pending={save.isPending} pendingLabel={buttons.saving}>
          {buttons.save}
        </Button>
      </div>
    </form>
  )
}
