import { useFormContext } from 'react-hook-form'
import { API_KEY_NAME, EVENTS_ADDRESS } from '../../../shared/text-rules'
import { faultIn } from '../../../web/kit/forms/faults'
import { Input, Field } from '../../../web/ui/input'
import { words } from '../../../web/words'

/** A program, or a channel of a chat, that is told of what happens. */
interface Receiver {
  name: string
  url: string
}

export const NO_RECEIVER: Receiver = { name: '', url: '' }

/** Its name and its address, in a MakeForm. */
export function ReceiverFields({ label }: { label: string }) {
  const { register, formState } = useFormContext<Receiver>()
  const { name, url } = formState.errors
  return (
    <>
      <Field label={label} error={name?.message} className="min-w-0 flex-1 basis-44">
        <Input autoComplete="off" {...register('name', { validate: faultIn(API_KEY_NAME) })} />
      </Field>
      <Field label={words.webhooks.webhooks.address} error={url?.message} className="min-w-0 flex-1 basis-60">
        <Input
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          {...register('url', { validate: faultIn(EVENTS_ADDRESS) })}
        />
      </Field>
    </>
  )
}
