import { API_KEY_NAME, WEBHOOK_ADDRESS } from '../../shared/text-rules'
import { faultIn } from '../kit/forms/faults'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { words } from '../words'

/** Who is told of what happens: a program, or a channel of a chat. */
interface Receiver {
  name: string
  url: string
}

export const NO_RECEIVER: Receiver = { name: '', url: '' }

const faultsIn = ({ name, url }: Receiver) => ({
  name: faultIn(API_KEY_NAME)(name),
  url: faultIn(WEBHOOK_ADDRESS)(url),
})

export const isWhole = (receiver: Receiver): boolean =>
  Object.values(faultsIn(receiver)).every((fault) => !fault)

interface ReceiverFieldsProps {
  label: string
  value: Receiver
  onChange: (receiver: Receiver) => void
  /** From the first try on, what is wrong is said. */
  isTried: boolean
}

/** Its name and its address. */
export function ReceiverFields({ label, value, onChange, isTried }: ReceiverFieldsProps) {
  const faults = faultsIn(value)
  return (
    <>
      <Field label={label} error={isTried ? faults.name : undefined} className="min-w-0 flex-1 basis-44">
        <Input
          autoComplete="off"
          value={value.name}
          onChange={({ target }) => onChange({ ...value, name: target.value })}
        />
      </Field>
      <Field
        label={words.tools.webhooks.address}
        error={isTried ? faults.url : undefined}
        className="min-w-0 flex-1 basis-60"
      >
        <Input
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          value={value.url}
          onChange={({ target }) => onChange({ ...value, url: target.value })}
        />
      </Field>
    </>
  )
}
