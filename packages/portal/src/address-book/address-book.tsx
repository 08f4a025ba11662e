import type { BookEntry } from '@eksport/api'
import { addressKinds, formatDate, today } from '@eksport/domain'
import { ConfirmDialog, IconButton, PageHeading, Section, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'
import { isApiError } from '../server/is-api-error.ts'
import { useText } from '../text/use-text.ts'
import { Fetched } from '../waiting/fetched.tsx'
import { addressBookTexts as texts } from './address-book.texts.ts'
import { addressBookQuery } from './address-book-query.ts'
import { addressLines } from './address-lines.ts'
import { useRemoveAddress } from './change-address-book.ts'
import { ChangeAddressDialog } from './change-address-dialog.tsx'

const lists = ['countries'] as const

/** The button that removes an entry. */
const removeButtonId = (entryId: string | undefined) => `slett-${entryId}`

/** The next entry, or the previous one after the last: it gets focus when the entry is removed. */
function besides(entries: readonly BookEntry[], { id, kind }: BookEntry): BookEntry | undefined {
  const alike = entries.filter((entry) => entry.kind === kind)
  const at = alike.findIndex((entry) => entry.id === id)
  return alike[at + 1] ?? alike[at - 1]
}

interface AddressBookProps {
  readonly organisation: { readonly organisationNumber: string; readonly name: string }
}

/** [EXP-05] The organisation's addresses by kind, which can be viewed, corrected and removed. */
export function AddressBook({ organisation: { organisationNumber, name: organisation } }: AddressBookProps) {
  const say = useText()
  const book = useQuery(addressBookQuery(organisationNumber))
  const remove = useRemoveAddress(organisationNumber)
  const [changing, setChanging] = useState<BookEntry>()
  const [removing, setRemoving] = useState<BookEntry>()
  const goOnAt = useRef<string>(undefined)
  const { name: entryName, address: street } = removing?.address ?? {}
  return (
    <>
      <PageHeading lead={say(texts.lead, { organisation })}>{say(texts.title)}</PageHeading>
      <Fetched query={book} failed={say(texts.failed)}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="mt-8 max-w-text">{say(texts.empty)}</p>
          ) : (
            addressKinds.map((kind) => (
              <EntriesOfKind
                key={kind}
                heading={say(texts[kind])}
                entries={entries.filter((entry) => entry.kind === kind)}
                onChange={setChanging}
                onRemove={setRemoving}
              />
            ))
          )
        }
      </Fetched>
      {changing && (
        <ChangeAddressDialog
          organisationNumber={organisationNumber}
          entry={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={say(texts.removeQuestion, { name: entryName ?? street ?? '' })}
        confirmLabel={say(texts.removeLabel)}
        errorText={(error) => (isApiError(error, 403) ? error.title : say(texts.removeFailed))}
        successor={() => document.getElementById(removeButtonId(goOnAt.current))}
        onConfirm={async () => {
          if (removing === undefined) return
          goOnAt.current = besides(book.data ?? [], removing)?.id
          await remove.mutateAsync(removing.id)
          toast.success(say(texts.removed))
        }}
      >
        {say(texts.removeText)}
      </ConfirmDialog>
    </>
  )
}

interface EntriesOfKindProps {
  readonly heading: string
  readonly entries: readonly BookEntry[]
  readonly onChange: (entry: BookEntry) => void
  readonly onRemove: (entry: BookEntry) => void
}

function EntriesOfKind({ heading, entries, onChange, onRemove }: EntriesOfKindProps) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  if (entries.length === 0) return null
  return (
    <Section heading={heading} className="mt-8 max-w-form">
      <ul className="border-t border-line">
        {entries.map((entry) => {
          const { title, rest } = addressLines(entry.address, (code) => label('countries', code))
          return (
            <li key={entry.id} className="flex items-start gap-2 border-b border-line py-2.5">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-semibold">{title}</span>
                <p className="text-small text-subtle">{rest}</p>
                <p className="text-small text-subtle tabular-nums">
                  {say(texts.used, { date: formatDate(today(entry.usedTime)) })}
                </p>
              </div>
              <IconButton kind="quiet" label={say(texts.change, { name: title })} onClick={() => onChange(entry)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton
                id={removeButtonId(entry.id)}
                kind="quiet"
                label={say(texts.remove, { name: title })}
                onClick={() => onRemove(entry)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
