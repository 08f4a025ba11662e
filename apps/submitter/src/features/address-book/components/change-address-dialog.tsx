import type { BookEntry } from '@eksport/api'
import type { BookedAddress } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Field, type FieldProps, Input, toast } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { addressBookTexts as texts } from '../address-book.texts.ts'
import { useChangeAddress } from '../api/change-address-book.ts'

interface ChangeAddressDialogProps {
  readonly entry: BookEntry
  readonly onClose: () => void
}

type Part = 'name' | 'address' | 'postalCode' | 'city' | 'phone'
const widths: Readonly<Record<Part, NonNullable<FieldProps['width']>>> = {
  name: 'full',
  address: 'full',
  postalCode: 'xs',
  city: 'md',
  phone: 'md',
}

const partsOf = (kind: BookEntry['kind']): readonly Part[] => {
  if (kind === 'CONTROL_PLACE') return ['address', 'postalCode', 'city']
  return kind === 'CONSIGNEE'
    ? ['name', 'address', 'postalCode', 'city', 'phone']
    : ['name', 'address', 'postalCode', 'city']
}

const partOf = (address: BookedAddress, part: Part): string =>
  (part === 'phone' ? address.phoneNumber?.number : address[part]) ?? ''

/** The address with other words in a part of it; a part that is emptied is left out. */
function withPart({ phoneNumber, ...address }: BookedAddress, part: Part, written: string): BookedAddress {
  const kept = { ...address, ...(phoneNumber && { phoneNumber }) }
  if (part === 'phone') return { ...address, phoneNumber: { ...phoneNumber, number: written } }
  const { [part]: _, ...rest } = kept
  return written === '' ? rest : { ...rest, [part]: written }
}

/** [EXP-05] Mends one address of the book; what it is called by stays filled in. */
export function ChangeAddressDialog({ entry, onClose }: ChangeAddressDialogProps) {
  const say = useText()
  const id = useId()
  const [address, setAddress] = useState(entry.address)
  const [checked, setChecked] = useState(false)
  const save = useChangeAddress(entry.id)
  const known = entry.kind === 'CONTROL_PLACE' ? 'address' : 'name'
  const isMissing = checked && !partOf(address, known).trim()
  const taken = isApiError(save.error) ? save.error.fieldErrors.name?.join(' ') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!partOf(address, known).trim()) return document.getElementById(`${id}-${known}`)?.focus()
    if (save.isPending) return
    save.mutate(address, {
      onSuccess: () => {
        toast.success(say(texts.saved))
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={say(texts.change, { name: partOf(entry.address, known) })}
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
        {partsOf(entry.kind).map((part) => (
          <Field
            key={part}
            id={`${id}-${part}`}
            label={say(texts[part])}
            optional={part !== known}
            width={widths[part]}
            error={part === known ? (isMissing ? say(texts.needed) : taken) : undefined}
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
        {save.isError && taken === undefined && (
          <Alert tone="danger" role="alert">
            {isApiError(save.error, 403) ? save.error.title : say(texts.saveFailed)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
