import { Bean } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { giveFeedback, type OwnMatch } from '../../../shared/contract/pairings'
import { BEANS, LONGEST } from '../../../shared/limits'
import { FEEDBACK } from '../../../shared/text-rules'
import { call } from '../../api/call'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/choice'
import { Input, Field, FieldError } from '../../ui/input'
import { matchWords } from '../../kit/words.rules'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'
import { useAction } from '../../kit/use-action'

const CHOICES = Array.from({ length: BEANS.most }, (_, index) => index + BEANS.least)

interface GiveFeedbackProps {
  match: OwnMatch
  /** Asks at once, instead of by a link. */
  isAsking?: boolean
  /** What names the match to a screen reader, by its id. */
  describedBy?: string
}

/** What the person gave after they met, and the way to give or change it; nothing before they said that they met. */
export function GiveFeedback({ match, isAsking = false, describedBy }: GiveFeedbackProps) {
  const { feedback, canGiveFeedback } = match
  const [isOpen, setOpen] = useState(isAsking && !feedback)
  if (isOpen && canGiveFeedback) return <FeedbackForm match={match} onClose={() => setOpen(false)} />
  if (!feedback && !canGiveFeedback) return null
  return (
    <div className="mt-2">
      {feedback && (
        <p className="wrap-anywhere">
          <Beans count={feedback.beans} />
          {feedback.line && <q className="ms-2 [unicode-bidi:isolate]">{feedback.line}</q>}
        </p>
      )}
      {canGiveFeedback && (
        <Button
          variant="quiet"
          className="-ms-4"
          aria-describedby={describedBy}
          onClick={() => setOpen(true)}
        >
          {feedback ? words.member.feedback.change : words.member.feedback.question}
        </Button>
      )}
    </div>
  )
}

function FeedbackForm({ match, onClose }: { match: OwnMatch; onClose: () => void }) {
  const id = useId()
  const { feedback: texts } = matchWords(match)
  const form = useForm({
    defaultValues: {
      beans: String(match.feedback?.beans ?? ''),
      line: match.feedback?.line ?? '',
      mayBeQuoted: match.feedback?.mayBeQuoted ?? false,
    },
  })
  const { errors } = form.formState
  const chosen = Number(useWatch({ control: form.control, name: 'beans' }))
  const give = useAction({
    run: ({ beans, ...rest }: { beans: string; line: string; mayBeQuoted: boolean }) =>
      call(giveFeedback, { params: { id: match.id }, body: { beans: Number(beans), ...rest } }),
    done: () => texts.given,
    failed: texts.failed,
    form,
  })
  const save = form.handleSubmit((values) => give.mutate(values, { onSuccess: onClose }))
  return (
    <form noValidate className="mt-4 grid max-w-xl gap-4" onSubmit={(event) => void save(event)}>
      <fieldset aria-describedby={errors.beans ? `${id}-error` : undefined}>
        <legend className="font-semibold">{texts.question}</legend>
        <div className="-ms-2 mt-1 flex">
          {CHOICES.map((count) => (
            <label
              key={count}
              className="grid size-11 cursor-pointer place-items-center rounded-control transition-colors hover:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                value={count}
                className="sr-only"
                {...form.register('beans', { required: texts.choose })}
              />
              <OneBean isGiven={count <= chosen} className="size-7" />
              <span className="sr-only">{words.member.feedback.beans(count)}</span>
            </label>
          ))}
        </div>
        {errors.beans && <FieldError id={`${id}-error`}>{errors.beans.message}</FieldError>}
      </fieldset>
      <Field label={texts.line} optional hint={texts.hint} error={errors.line?.message}>
        <Input
          maxLength={LONGEST.feedback}
          autoComplete="off"
          {...form.register('line', { validate: faultIn(FEEDBACK.line) })}
        />
      </Field>
      <Checkbox label={texts.quote} {...form.register('mayBeQuoted')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" pending={give.isPending}>
          {chosen ? texts.give(chosen) : texts.giveSome}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.notNow}
        </Button>
      </div>
    </form>
  )
}

/** Beans that were given, of five. */
export function Beans({ count }: { count: number }) {
  return (
    <span className="inline-flex align-[-0.2em]">
      <span className="sr-only">{words.member.feedback.beans(count)}</span>
      {CHOICES.map((one) => (
        <OneBean key={one} isGiven={one <= count} className="size-5" />
      ))}
    </span>
  )
}

const OneBean = ({ isGiven, className }: { isGiven: boolean; className: string }) => (
  <Bean
    aria-hidden
    className={`${className} ${isGiven ? 'fill-primary-soft text-primary' : 'text-control'}`}
    strokeWidth={isGiven ? 2 : 1.5}
  />
)
