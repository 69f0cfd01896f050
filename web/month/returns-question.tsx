import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { answerReturns, getReturns } from '../../shared/contract/directory'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { FormDialog } from '../kit/forms/form-dialog'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { Input, Field } from '../ui/input'
import { formats, words } from '../words'

/** Asks whether people who came back with new ids are the same ones; nothing when nobody did. */
export function ReturnsQuestion() {
  const { returns: texts } = words.rounds.thisMonth
  const { data } = useQuery(queryOf(getReturns))
  if (!data?.since) return null
  const { people, since } = data
  return (
    <Alert tone="warning" title={texts.question(people)}>
      <p>{texts.text(formats().shortDate(since))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {[true, false].map((same) => (
          <DialogTrigger
            key={String(same)}
            renderDialog={(close) => <Answer same={same} people={people} onClose={close} />}
          >
            <Button variant="secondary" size="small">
              {same ? texts.same.action : texts.other.action}
            </Button>
          </DialogTrigger>
        ))}
      </div>
    </Alert>
  )
}

/** Says what an answer does; that which erases accounts needs their number. */
function Answer({ same, people, onClose }: { same: boolean; people: number; onClose: () => void }) {
  const { returns: texts } = words.rounds.thisMonth
  const form = useForm({ defaultValues: { people: '' } })
  const answer = useAction({
    run: (_: { people: string }) => call(answerReturns, { body: { same, people } }),
    done: ({ message }) => message,
    failed: texts.failed,
  })
  const its = same ? texts.same : texts.other
  return (
    <FormDialog
      title={its.title(people)}
      description={its.effect(people)}
      form={form}
      action={answer}
      submit={its.action}
      pendingLabel={texts.pending}
      danger={!same}
      onClose={onClose}
    >
      {!same && (
        <Field label={texts.number(people)} required error={form.formState.errors.people?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            {...form.register('people', {
              validate: (typed) => typed.trim() === String(people) || texts.otherNumber,
            })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
