import { useState } from 'react'
import { IMAGE_SIZES } from '../../shared/limits'
import { Checkbox, RadioGroup, Tick } from '../ui/choice'
import { Field } from '../ui/field'
import { FilePicker } from '../ui/file-picker'
import { Input, PasswordInput, SearchInput, Select, Textarea } from '../ui/input'
import { Exhibit } from './exhibit'

const choices = [
  { value: 'any', label: 'Anyone' },
  { value: 'other', label: 'Another department', hint: 'Somebody you would not meet otherwise.' },
]

/** What is filled in. */
export function Inputs() {
  const [searched, setSearched] = useState('Ada')
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <Exhibit name="Field">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Empty" hint="What it is for.">
            <Input placeholder="you@company.com" />
          </Field>
          <Field label="Required" required>
            <Input defaultValue="Ada" />
          </Field>
          <Field label="Not necessary" optional>
            <Textarea defaultValue={'Several lines\nof text'} />
          </Field>
          <Field label="Wrong" error="Please enter a valid email address" hint="An address of your company.">
            <Input defaultValue="nobody" />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Nothing to be done" />
          </Field>
          <Field label="Read only">
            <Input readOnly defaultValue="ada@example.com" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="a long enough password" />
          </Field>
          <Field label="Choice">
            <Select defaultValue="design">
              <option value="design">Design</option>
              <option value="a-long-name">
                A department of which the name is longer than the field is wide
              </option>
            </Select>
          </Field>
          <Field label="Small choice">
            <Select small defaultValue="active">
              <option value="active">Active</option>
            </Select>
          </Field>
          <Field label="Day">
            <Input type="date" defaultValue="2026-12-01" />
          </Field>
        </div>
      </Exhibit>
      <Exhibit name="Search">
        <SearchInput label="Search people" value={searched} onChange={setSearched} />
      </Exhibit>
      <Exhibit name="Checkbox">
        <Checkbox label="Not chosen" hint="And what that means." />
        <Checkbox label="Chosen" defaultChecked />
        <Checkbox label="Missing" error="Please agree first" />
        <Checkbox label="Disabled" disabled />
        <div className="flex gap-4 py-3">
          <Tick aria-label="Select a row" />
          <Tick aria-label="Select another row" defaultChecked />
        </div>
      </Exhibit>
      <Exhibit name="Radio group">
        <RadioGroup legend="Whom to meet" name="whom" choices={choices} defaultValue="other" />
        <RadioGroup legend="Nothing chosen" name="none" choices={choices} error="Please choose one" />
      </Exhibit>
      <Exhibit name="File picker">
        <FilePicker
          label="Choose a photo"
          hint={`JPEG or PNG, at most ${IMAGE_SIZES.largest}`}
          file={file}
          onPick={setFile}
        />
        <FilePicker label="Not now" file={null} onPick={setFile} disabled />
      </Exhibit>
    </>
  )
}
