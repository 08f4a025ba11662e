import type { TransferTo } from '@eksport/api'
import { formatDate } from '@eksport/domain'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { officersQuery } from '../api/officers.ts'
import { ownerTexts as texts } from '../case.texts.ts'

interface TransferFieldProps {
  readonly id: string
  /** Whose it is now: nobody transfers a case to its owner. */
  readonly owner: string | undefined
  readonly value: TransferTo | undefined
  readonly error: string | undefined
  readonly onChange: (value: TransferTo | undefined) => void
}

const offices = ['certificate-offices'] as const
const optionOf = (to: TransferTo | undefined): string =>
  to === undefined ? '' : 'office' in to ? `office ${to.office}` : `person ${to.personId}`

function fromOption(value: string): TransferTo | undefined {
  const [kind, code] = value.split(' ')
  if (code === undefined) return undefined
  return kind === 'office' ? { office: code } : { personId: code }
}

/** [ACT-05] Whose a case becomes: a person, or an office where it waits for one. */
export function TransferField({ id, owner, value, error, onChange }: TransferFieldProps) {
  const say = useText()
  const { locale } = useEksport()
  const labels = useCodeLabels(offices)
  const { data: officers = [] } = useQuery(officersQuery)
  const others = officers.filter(({ id: personId }) => personId !== owner)
  const { data: places = [] } = useQuery(codeListQuery('certificate-offices', {}))
  return (
    <Field id={id} label={say(texts.transferTo)} error={error} required width="full">
      <Select value={optionOf(value)} onChange={(event) => onChange(fromOption(event.target.value))}>
        <option value="">{say(texts.choose)}</option>
        <optgroup label={say(texts.persons)}>
          {others.map(({ id: personId, name, office, cases, absentUntil }) => (
            <option key={personId} value={`person ${personId}`}>
              {[
                name,
                ...(office === undefined ? [] : [labels.label('certificate-offices', office)]),
                cases === 1 ? say(texts.oneCase) : say(texts.cases, { n: cases }),
                ...(absentUntil === undefined ? [] : [say(texts.absentUntil, { day: formatDate(absentUntil) })]),
              ].join(', ')}
            </option>
          ))}
        </optgroup>
        <optgroup label={say(texts.offices)}>
          {places.map(({ code, names }) => (
            <option key={code} value={`office ${code}`}>
              {names[locale]}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}
