import type { BookEntry } from '@eksport/api'
import { commonIssueTexts, issueText } from '@eksport/forms'
import { Alert, Button, Dialog, Field, type FieldProps, Input, toast, useEksport } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../server/is-api-error.ts'
import { useText } from '../text/use-text.ts'
import { addressBookTexts as texts } from './address-book.texts.ts'
import {
  type AddressPart,
  addressIssues,
  fieldErrorOf,
  knownBy,
  mergedParts,
  partOf,
  partsOf,
  withPart,
} from './address-parts.ts'
import { useChangeAddress } from './change-address-book.ts'

interface ChangeAddressDialogProps {
  readonly organisationNumber: string
  readonly entry: BookEntry
  readonly onClose: () => void
}

const widths: Readonly<Record<AddressPart, NonNullable<FieldProps['width']>>> = {
  name: 'full',
  address: 'full',
  postalCode: 'xs',
  city: 'md',
  phone: 'md',
}

/** On a phone, a notice below the fields would be hidden under the buttons. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' })

/** The address with the changes made here, based on the current one in the book. */
function useWritten(opened: BookEntry) {
  const [entry, setEntry] = useState(opened)
  const [address, setAddress] = useState(opened.address)
  const takeOver = (theirs: BookEntry) => {
    setAddress(mergedParts(entry.address, address, theirs.address))
    setEntry(theirs)
  }
  return { version: entry.version, address, setAddress, takeOver, hasChanged: entry !== opened }
}

/** [EXP-05] A dialog that corrects one address of the book; its name cannot be emptied. */
export function ChangeAddressDialog({ organisationNumber, entry: opened, onClose }: ChangeAddressDialogProps) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const { kind } = opened
  const known = knownBy(kind)
  const { version, address, setAddress, takeOver, hasChanged } = useWritten(opened)
  const save = useChangeAddress(organisationNumber, opened.id)
  const [checked, setChecked] = useState(false)
  const issues = addressIssues(kind, address)
  const errors = isApiError(save.error) ? save.error.fieldErrors : {}
  const errorAt = (part: AddressPart) => {
    const issue = checked ? issues.get(part) : undefined
    if (issue?.code === 'required') return say(texts.needed)
    return issue ? issueText(issue, locale, commonIssueTexts) : fieldErrorOf(kind, part, errors)
  }
  const parts = partsOf(kind)
  const isAtItsField = parts.some((part) => fieldErrorOf(kind, part, errors) !== undefined)
  const focusPart = (part: AddressPart | undefined) => document.getElementById(`${id}-${part}`)?.focus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (issues.size > 0) return focusPart(parts.find((part) => issues.has(part)))
    if (save.isPending) return
    save.mutate(
      { address, version },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'changed') return takeOver(outcome.theirs)
          if (outcome.kind === 'gone') return
          toast.success(say(texts.saved))
          onClose()
        },
        onError: () => focusPart(known),
      },
    )
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={say(texts.change, { name: partOf(opened.address, known) })}
      footer={
        <>
          <Button kind="primary" type="submit" form={id} busy={save.isPending}>
            {say(texts.save)}
          </Button>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {parts.map((part) => (
          <Field
            key={part}
            id={`${id}-${part}`}
            label={say(texts[part])}
            optional={part !== known}
            width={widths[part]}
            error={errorAt(part)}
          >
            <Input
              value={partOf(address, part)}
              onChange={({ target: { value } }) => {
                setAddress(withPart(address, part, value))
                if (save.isError) save.reset()
              }}
            />
          </Field>
        ))}
        {hasChanged && (
          <Alert tone="warning" role="alert" ref={reveal}>
            {say(texts.changedMeanwhile)}
          </Alert>
        )}
        {save.data?.kind === 'gone' && (
          <Alert tone="danger" role="alert" ref={reveal}>
            {say(texts.removedMeanwhile)}
          </Alert>
        )}
        {save.isError && !isAtItsField && (
          <Alert tone="danger" role="alert" ref={reveal}>
            {isApiError(save.error, 403) ? save.error.title : say(texts.saveFailed)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
