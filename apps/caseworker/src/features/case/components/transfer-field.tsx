import type { TransferTo } from '@eksport/api'
import { formatDate, hasOfficers } from '@eksport/domain'
import { officersQuery } from '@eksport/portal/code-lists/officers-query.ts'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { ownerTexts as texts } from '../case.texts.ts'
import type { ChosenReceiver } from '../use-transfer.ts'

interface TransferFieldProps {
  /** The current owner, who is not offered. */
  readonly owner: string | undefined
  readonly transfer: ChosenReceiver
  /** Whether the officer has tried, so that a missing choice is reported. */
  readonly tried: boolean
}

const offices = ['certificate-offices'] as const
const optionOf = (to: TransferTo | undefined): string =>
  to === undefined ? '' : 'office' in to ? `office ${to.office}` : `person ${to.personId}`

function fromOption(value: string): TransferTo | undefined {
  const [kind, code] = value.split(' ')
  if (code === undefined) return undefined
  return kind === 'office' ? { office: code } : { personId: code }
}

/** [ACT-05] The new owner of a case: a person, or an office where it waits for one. */
export function TransferField({ owner, transfer, tried }: TransferFieldProps) {
  const say = useText()
  const { locale } = useEksport()
  const labels = useCodeLabels(offices)
  const { data: officers = [], isSuccess, isError } = useQuery(officersQuery)
  const others = officers.filter(({ id: personId }) => personId !== owner)
  // [ADM-04] Absent officers are listed separately, after those at work.
  const groups = [
    { label: say(texts.persons), people: others.filter(({ absentUntil }) => absentUntil === undefined) },
    { label: say(texts.away), people: others.filter(({ absentUntil }) => absentUntil !== undefined) },
  ].filter(({ people }) => people.length > 0)
  const { data: places = [] } = useQuery(codeListQuery('certificate-offices', {}))
  // If the officers failed to load, all offices are offered; the server refuses one without officers.
  const staffed = places.filter(({ code }) => isError || hasOfficers(code, officers))
  const hint = isSuccess && staffed.length < places.length ? say(texts.onlyStaffed) : undefined
  const error = transfer.refusal ?? (tried && transfer.isMissing ? say(dialogTexts.required) : undefined)
  return (
    <Field id={transfer.id} label={say(texts.transferTo)} hint={hint} error={error} required width="full">
      <Select value={optionOf(transfer.to)} onChange={(event) => transfer.onChange(fromOption(event.target.value))}>
        <option value="">{say(texts.choose)}</option>
        {groups.map(({ label, people }) => (
          <optgroup key={label} label={label}>
            {people.map(({ id: personId, name, office, cases, absentUntil }) => (
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
        ))}
        <optgroup label={say(texts.offices)}>
          {staffed.map(({ code, names }) => (
            <option key={code} value={`office ${code}`}>
              {names[locale]}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}
