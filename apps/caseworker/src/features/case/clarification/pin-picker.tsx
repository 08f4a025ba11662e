import { useText } from '@eksport/portal/text/use-text.ts'
import { Checkbox, Field, Fieldset, Input } from '@eksport/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { groupTexts, clarificationTexts as texts } from './clarification.texts.ts'
import { narrowed, type PinGroup } from './pin-choices.ts'

interface PinPickerProps {
  readonly groups: readonly PinGroup[]
  /** Keys of the chosen places. */
  readonly chosen: readonly string[]
  readonly onChoose: (key: string, isChosen: boolean) => void
  readonly error: string | undefined
  /** What the choices unlock, in words. */
  readonly opened: string
  /** Id of the control that takes focus on an error. */
  readonly id: string
}

/** Chooses among the fields of an application, grouped by part and line, with a text filter. */
export function PinPicker({ groups, chosen, onChoose, error, opened, id }: PinPickerProps) {
  const say = useText()
  const [typed, setTyped] = useState('')
  const shown = narrowed(groups, typed)
  return (
    <Fieldset legend={say(texts.fields)} error={error}>
      <Field id={id} label={say(texts.find)} hint={say(texts.findHint)} width="full">
        <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div className="mt-3 max-h-72 overflow-y-auto rounded border border-line">
        {shown.map((group) => (
          <Group key={group.key} {...{ group, chosen, onChoose }} isFound={typed.trim() !== ''} />
        ))}
        {shown.length === 0 && <p className="p-3 text-subtle">{say(texts.none)}</p>}
      </div>
      <p aria-live="polite" className="mt-2 text-small text-subtle">
        {opened}
      </p>
    </Fieldset>
  )
}

interface GroupProps extends Pick<PinPickerProps, 'chosen' | 'onChoose'> {
  readonly group: PinGroup
  /** Whether the filter matches something in the group, so that it opens. */
  readonly isFound: boolean
}

/** One part or line. Its choices render only when it is opened, because there may be a hundred lines. */
function Group({ group, chosen, onChoose, isFound }: GroupProps) {
  const say = useText()
  const [isOpen, setOpen] = useState(false)
  const { of, choices } = group
  const count = choices.filter(({ key }) => chosen.includes(key)).length
  const heading = typeof of === 'object' ? choices[0]?.label : say(groupTexts[of])
  const shows = isOpen || isFound
  return (
    <div className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={shows}
        disabled={isFound}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 w-full items-center gap-2 px-3 py-1.5 text-left font-semibold enabled:hover:bg-surface-hover max-md:min-h-11"
      >
        <ChevronRight aria-hidden="true" className={`size-4 flex-none ${shows ? 'rotate-90' : ''}`} />
        <span className="flex-1">{heading}</span>
        {count > 0 && <span className="text-small font-normal text-subtle">{say(texts.chosenIn, { n: count })}</span>}
      </button>
      {shows && (
        <ul className="px-3 pb-2 pl-9">
          {choices.map(({ key, pin, label, value }) => (
            <li key={key}>
              <Checkbox
                label={pin.fact === undefined ? say(texts.wholeLine) : label}
                hint={value === '' ? undefined : <span className="line-clamp-2 wrap-anywhere">{value}</span>}
                checked={chosen.includes(key)}
                onChange={(event) => onChoose(key, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
