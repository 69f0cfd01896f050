import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Settings2 } from 'lucide-react'
import {
  createDomainGroup,
  deleteDomainGroup,
  type DomainGroup,
  getDomainGroups,
  updateDomainGroup,
} from '../../shared/contract/directory'
import { changeProgramme } from '../../shared/contract/programme'
import type { SETTINGS } from '../../shared/programme'
import { More } from '../kit/fold'
import { Rows } from '../kit/rows'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { DialogTrigger } from '../ui/dialog'
import { RowButton } from '../kit/row-button'
import { ColourDot } from '../ui/badge'
import { ScopeChoice } from '../kit/who-meets-whom'
import { useProgrammes } from './by-programme'
import { ManageGroupDialog } from './manage-group-dialog'
import { May, useMay } from '../sign-in/may'
import { useForm } from 'react-hook-form'
import { LANGUAGES } from '../../shared/languages/languages'
import { DEFAULT_GROUP_COLOR } from '../../shared/limits'
import { DOMAIN_GROUP } from '../../shared/text-rules'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { FormDialog } from '../kit/forms/form-dialog'
import { Input, Field } from '../ui/input'
import { LanguageField } from '../kit/language-field'
import { words } from '../words'
import { faultIn } from '../kit/forms/faults'

/** 'Domain Groups': the groups that people are paired within, each with its colour. */
export function DomainGroups() {
  const texts = words.tools.groups
  const groups = useQuery(queryOf(getDomainGroups))
  return (
    <Card
      title={texts.title}
      actions={
        <May call={createDomainGroup}>
          <DialogTrigger renderDialog={(close) => <AddGroupDialog onClose={close} />}>
            <Button icon={Plus} size="small" variant="secondary">
              {texts.add}
            </Button>
          </DialogTrigger>
        </May>
      }
    >
      {groups.data && groups.data.length > 0 && <WhoMeetsWhom />}
      <Rows
        query={groups}
        otherwise={texts.failed}
        none={texts.none}
        find={{
          label: texts.search,
          wordsOf: ({ displayName, name, description }) => [displayName, name, description],
        }}
      >
        {(group) => (
          <li
            key={group.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <ColourDot color={group.color} />
            <div className="min-w-40 flex-1">
              <h3 className="break-words font-sans font-semibold text-base">{group.displayName}</h3>
              <p className="break-words text-muted text-sm">{group.description || group.name}</p>
            </div>
            <div className="ms-auto flex items-center gap-1">
              <May call={updateDomainGroup}>
                <DialogTrigger renderDialog={(close) => <AddGroupDialog group={group} onClose={close} />}>
                  <Button
                    icon={Pencil}
                    variant="ghost"
                    size="icon-small"
                    aria-label={words.dashboard.buttons.of.rename(group.displayName)}
                  />
                </DialogTrigger>
              </May>
              <May call={deleteDomainGroup}>
                <DialogTrigger renderDialog={(close) => <ManageGroupDialog group={group} onClose={close} />}>
                  <RowButton icon={Settings2} variant="secondary" name={texts.manageOne(group.displayName)}>
                    {texts.manage}
                  </RowButton>
                </DialogTrigger>
              </May>
            </div>
          </li>
        )}
      </Rows>
    </Card>
  )
}

/** Asked where groups are made, and in Programme; of several programmes each has its own answer, and is asked only there. */
function WhoMeetsWhom() {
  const { programmes: [only, ...others] = [] } = useProgrammes()
  const { saved, saveFailed } = words.rounds.programme
  const save = useAction({
    run: (scope: (typeof SETTINGS.scope.values)[number]) => call(changeProgramme, { body: { scope } }),
    done: () => saved,
    failed: saveFailed,
  })
  const may = useMay()
  if (!only || others.length > 0 || !may(changeProgramme)) return null
  return (
    <More title={words.rounds.programme.settings.scope.label} className="mb-5">
      <ScopeChoice
        name="scope"
        value={save.isPending ? save.variables : only.scope}
        onChoose={save.mutate}
        disabled={save.isPending}
      />
    </More>
  )
}

const empty = { name: '', displayName: '', description: '', color: DEFAULT_GROUP_COLOR, language: '' }

/** A new domain group, which begins with one department, Other; or another name and colour for one. */
function AddGroupDialog({ group, onClose }: { group?: DomainGroup; onClose: () => void }) {
  const texts = words.tools.groups
  const { buttons } = words.dashboard
  const form = useForm({ defaultValues: { ...empty, ...group, language: group?.language ?? '' } })
  const { errors } = form.formState
  const create = useAction({
    run: ({ name, displayName, description, color, language: chosen }: typeof empty) => {
      const language = LANGUAGES.find((code) => code === chosen) ?? null
      const body = { displayName, description, color, language }
      return group
        ? call(updateDomainGroup, { params: { id: group.id }, body })
        : call(createDomainGroup, { body: { name, ...body } })
    },
    done: ({ displayName }) => (group ? texts.changed(displayName) : texts.created(displayName)),
    failed: group ? texts.notChanged : texts.notCreated,
  })
  return (
    <FormDialog
      title={group ? buttons.of.rename(group.displayName) : texts.add}
      description={group ? texts.renameText : texts.addText}
      form={form}
      action={create}
      submit={group ? buttons.save : texts.add}
      pendingLabel={group ? buttons.saving : buttons.adding}
      onClose={onClose}
    >
      {!group && (
        <Field label={texts.fields.name} required error={errors.name?.message} hint={texts.fields.nameHint}>
          <Input autoCapitalize="none" {...form.register('name', { validate: faultIn(DOMAIN_GROUP.name) })} />
        </Field>
      )}
      <Field label={texts.fields.displayName} required error={errors.displayName?.message}>
        <Input
          placeholder={texts.fields.displayNameExample}
          {...form.register('displayName', { validate: faultIn(DOMAIN_GROUP.displayName) })}
        />
      </Field>
      <Field label={texts.fields.description} optional error={errors.description?.message}>
        <Input {...form.register('description', { validate: faultIn(DOMAIN_GROUP.description) })} />
      </Field>
      <LanguageField
        hint={texts.fields.languageHint}
        none={texts.fields.companyLanguage}
        {...form.register('language')}
      />
      <Field label={texts.fields.color} error={errors.color?.message}>
        <input
          type="color"
          aria-label={texts.fields.color}
          className="h-11 w-20 cursor-pointer rounded-control border border-control bg-surface p-1"
          {...form.register('color')}
        />
      </Field>
    </FormDialog>
  )
}
