import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { EMAIL, INQUIRY, INCOMPLETE_INQUIRY } from '../../shared/text-rules'
import { EXPECTED_USERS, type ExpectedUsers } from '../../shared/limits'
import { submitInquiry } from '../../shared/contract/inquiries'
import { call, messageOf } from '../api/call'
import { Button, LinkButton } from '../ui/button'
import { Card } from '../ui/card'
import { Choices, EmailInput, Input, Select, Textarea, Field } from '../ui/input'
import { Mug } from '../ui/mug'
import { toast } from '../ui/toast'
import { useEffect, useRef } from 'react'
import { OutboxHint } from '../sign-in/link-sent'
import { sentence, words } from '../words'
import { faultIn, showErrors } from '../kit/forms/faults'

interface InquiryValues {
  companyName: string
  contactEmail: string
  expectedUsers: ExpectedUsers | ''
  additionalInfo: string
}

/** /company-inquiry: a company asks about Cup of Joe for its people. */
export default function CompanyInquiryPage() {
  const { inquiry } = words.visitor
  const form = useForm<InquiryValues>({
    defaultValues: { companyName: '', contactEmail: '', expectedUsers: '', additionalInfo: '' },
  })
  const {
    register,
    formState: { errors },
  } = form
  const send = useMutation({
    mutationFn: ({ expectedUsers, ...rest }: InquiryValues & { expectedUsers: ExpectedUsers }) =>
      call(submitInquiry, { body: { ...rest, expectedUsers } }),
    onSuccess: (answer) =>
      toast({ title: inquiry.sent.notice, description: answer.message, tone: 'success' }),
    onError: (error) => {
      showErrors(form, error)
      toast({
        title: inquiry.failed,
        description: messageOf(error, inquiry.tryAgain),
        tone: 'danger',
      })
    },
  })
  const submit = form.handleSubmit(
    ({ expectedUsers, ...rest }) => {
      if (expectedUsers) send.mutate({ ...rest, expectedUsers })
    },
    () => {
      const complaint = inquiryComplaint(form.getValues())
      if (complaint) toast({ ...complaint, tone: 'danger' })
    },
  )
  if (send.isSuccess)
    return (
      <InquirySent
        email={send.variables.contactEmail}
        onAgain={() => {
          form.reset()
          send.reset()
        }}
      />
    )
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.15fr] lg:pt-8">
      <div>
        <h1 className="text-4xl sm:text-5xl">{inquiry.title}</h1>
        <p className="mt-3 max-w-md text-lg text-muted">{inquiry.text}</p>
        <Mug level={100} steam className="mt-12 hidden w-40 lg:block" />
      </div>
      <Card>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
          <Field label={inquiry.company} required error={errors.companyName?.message}>
            <Input
              autoComplete="organization"
              {...register('companyName', {
                validate: (text) => (text.trim() ? faultIn(INQUIRY.companyName)(text) : inquiry.noCompany),
              })}
            />
          </Field>
          <Field label={inquiry.address} required error={errors.contactEmail?.message}>
            <EmailInput
              autoComplete="email"
              {...register('contactEmail', {
                validate: (text) =>
                  text.trim() ? faultIn(INQUIRY.contactEmail)(text) : EMAIL.missing?.(words.rules),
              })}
            />
          </Field>
          <Field label={inquiry.users} required error={errors.expectedUsers?.message}>
            <Select {...register('expectedUsers', { required: inquiry.noUsers })}>
              <option value="">{inquiry.chooseUsers}</option>
              <Choices of={EXPECTED_USERS} />
            </Select>
          </Field>
          <Field label={inquiry.more} optional error={errors.additionalInfo?.message}>
            <Textarea
              rows={4}
              {...register('additionalInfo', { validate: faultIn(INQUIRY.additionalInfo) })}
            />
          </Field>
          <Button type="submit" size="large" wide pending={send.isPending} pendingLabel={inquiry.sending}>
            {inquiry.send}
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** After an inquiry was sent: that it arrived, and what to do until the reply. */
function InquirySent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { sent } = words.visitor.inquiry
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card className="rise-in mx-auto mt-6 flex max-w-md flex-col items-center py-10 text-center">
      <Mug level={100} steam className="w-24" />
      <h1 ref={title} tabIndex={-1} className="mt-6 text-3xl outline-none">
        {sent.title}
      </h1>
      <p className="mt-2 text-muted">
        {sentence(sent.text(<strong className="wrap-anywhere text-text">{email.trim()}</strong>))}
      </p>
      <div className="mt-3">
        <OutboxHint className="text-center" />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <LinkButton href="/demo">{sent.demo}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {sent.again}
        </Button>
      </div>
    </Card>
  )
}

interface Inquiry {
  companyName: string
  contactEmail: string
  expectedUsers: string
}

/**
 * Why an inquiry can't be sent, as a toast: something is missing, or the address is not one. null for what only its field
 * says, such as a text that is too long.
 */
export function inquiryComplaint({ companyName, contactEmail, expectedUsers }: Inquiry) {
  if (!companyName.trim() || !contactEmail.trim() || !expectedUsers)
    return { title: words.visitor.inquiry.incomplete, description: INCOMPLETE_INQUIRY(words.rules) }
  const description = faultIn(INQUIRY.contactEmail)(contactEmail)
  return description === undefined ? null : { title: words.visitor.inquiry.invalidAddress, description }
}
