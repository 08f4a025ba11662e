import { auditKinds } from '@eksport/api'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, DatePicker, Field, Input, SegmentedControl } from '@eksport/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { auditTexts as texts } from './audit.texts.ts'
import { type AuditSearch, otherActors } from './audit-search.ts'

interface AuditFormProps {
  readonly search: AuditSearch
  readonly onSearch: (search: AuditSearch) => void
  /** Other actions on the result, beside the button. */
  readonly children: ReactNode
}

/** The search fields. Nothing is fetched before 'Søk', because every search is logged. */
export function AuditForm({ search, onSearch, children }: AuditFormProps) {
  const say = useText()
  const [name, setName] = useState(search.hvem ?? '')
  const [reference, setReference] = useState(search.sak === undefined ? '' : String(search.sak))
  const [from, setFrom] = useState(search.fra ?? null)
  const [to, setTo] = useState(search.til ?? null)
  const [kind, setKind] = useState<string>(search.slag ?? 'all')
  const [actor, setActor] = useState<string>(search.av ?? 'people')
  const number = readReference(reference)
  const isNoReference = reference.trim() !== '' && number === undefined
  const isOutOfOrder = from !== null && to !== null && to < from
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNoReference || isOutOfOrder) return
    const av = otherActors.find((one) => one === actor)
    const slag = auditKinds.find((one) => one === kind)
    onSearch({
      ...(name.trim() !== '' && { hvem: name.trim() }),
      ...(number !== undefined && { sak: number }),
      ...(slag && { slag }),
      ...(av && { av }),
      ...(from !== null && { fra: from }),
      ...(to !== null && { til: to }),
    })
  }
  return (
    <search aria-label={say(texts.search)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Field label={say(texts.person)} width="md">
            <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label={say(texts.reference)} width="sm" error={isNoReference ? say(texts.badReference) : undefined}>
            <Input inputMode="numeric" value={reference} onChange={({ target }) => setReference(target.value)} />
          </Field>
          <Field label={say(texts.from)}>
            <DatePicker className="max-w-44" value={from} onValueChange={setFrom} />
          </Field>
          <Field label={say(texts.to)} error={isOutOfOrder ? say(texts.outOfOrder) : undefined}>
            <DatePicker className="max-w-44" value={to} onValueChange={setTo} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SegmentedControl
            label={say(texts.kind)}
            value={kind}
            onValueChange={setKind}
            segments={[
              { value: 'all', label: say(texts.all) },
              ...auditKinds.map((value) => ({ value, label: say(texts[value]) })),
            ]}
          />
          <SegmentedControl
            label={say(texts.by)}
            value={actor}
            onValueChange={setActor}
            segments={(['people', ...otherActors] as const).map((value) => ({
              value,
              label: say(texts[value === 'all' ? 'everybody' : value]),
            }))}
          />
          <Button type="submit" kind="primary">
            {say(texts.submit)}
          </Button>
          {children}
        </div>
      </form>
    </search>
  )
}
