import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../shared/languages/languages'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { Copied, MakeForm } from '../../../web/kit/make-form'
import { RowAction } from '../../../web/kit/row-button'
import { Rows } from '../../../web/kit/rows'
import { Button, LinkButton } from '../../../web/ui/button'
import { Dialog, DialogTrigger } from '../../../web/ui/dialog'
import { Alert } from '../../../web/ui/feedback'
import { Choices, Field, Select } from '../../../web/ui/input'
import { ListRow } from '../../../web/ui/lists/list-row'
import { currentLanguage, formats, words } from '../../../web/words'
import { getReportLinks, makeReportLink, MOST_MONTHS, type ReportLink, revokeReportLink } from '../contract'

/** 'Report': makes links to a page of figures, and revokes them. */
export default function ReportButton() {
  return (
    <DialogTrigger renderDialog={(onClose) => <ReportDialog onClose={onClose} />}>
      <Button icon={FileText} variant="secondary">
        {words.report.open}
      </Button>
    </DialogTrigger>
  )
}

/** The running month and the eleven before, the newest first. */
const lastMonths = (): string[] => {
  const now = new Date()
  return Array.from({ length: MOST_MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  )
}

function ReportDialog({ onClose }: { onClose: () => void }) {
  const texts = words.report
  const links = useQuery(queryOf(getReportLinks))
  const [url, setUrl] = useState('')
  const months = lastMonths()
  const form = useForm({
    defaultValues: { last: months[0] ?? '', months: MOST_MONTHS, language: currentLanguage() },
  })
  return (
    <Dialog width="medium" title={texts.title} description={texts.text} onClose={onClose}>
      <MakeForm
        form={form}
        run={(values: { last: string; months: number; language: Language }) =>
          call(makeReportLink, { body: values })
        }
        onMade={(made) => setUrl(made.url)}
        anew={{}}
        failed={texts.notMade}
        submit={texts.make}
        pendingLabel={texts.making}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={texts.last}>
            <Select {...form.register('last')}>
              <Choices of={months} called={formats().month} />
            </Select>
          </Field>
          <Field label={texts.months}>
            <Select {...form.register('months', { valueAsNumber: true })}>
              <Choices
                of={Array.from({ length: MOST_MONTHS }, (_, index) => index + 1)}
                called={formats().digits}
              />
            </Select>
          </Field>
          <Field label={texts.language}>
            <Select {...form.register('language')}>
              <Choices of={LANGUAGES} called={(language) => LANGUAGE_NAMES[language]} />
            </Select>
          </Field>
        </div>
      </MakeForm>
      {url && (
        <Alert tone="info" className="mt-5">
          <p className="mb-3 font-semibold">{texts.ready}</p>
          <p className="mb-3">{texts.once}</p>
          <Copied label={texts.link} text={url} />
          <LinkButton className="mt-3" variant="secondary" href={url} target="_blank" rel="noreferrer">
            {texts.show}
          </LinkButton>
        </Alert>
      )}
      <h3 className="mt-6 mb-1 font-semibold">{texts.links}</h3>
      <Rows query={links} otherwise={texts.failed} lines={2} none={texts.none}>
        {(link) => <Link key={link.id} of={link} />}
      </Rows>
    </Dialog>
  )
}

function Link({ of: { id, programme, months, last, language, expiresAt } }: { of: ReportLink }) {
  const texts = words.report
  const name = texts.of(programme ?? texts.allProgrammes, months, formats().month(last))
  return (
    <ListRow
      title={name}
      action={
        <RowAction
          name={`${texts.revoke}: ${name}`}
          ask={{ title: name, effect: texts.effect }}
          run={() => call(revokeReportLink, { params: { id } })}
          failed={texts.notRevoked}
        >
          {texts.revoke}
        </RowAction>
      }
    >
      {LANGUAGE_NAMES[language]} · {texts.until(formats().shortDate(expiresAt))}
    </ListRow>
  )
}
