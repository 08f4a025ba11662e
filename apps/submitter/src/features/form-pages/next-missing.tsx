import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, focusField, Kbd } from '@eksport/ui'
import { ArrowDown } from 'lucide-react'
import { useAltKey } from '#src/lib/use-alt-key.ts'
import { missingTexts as texts } from '../../form/missing.texts.ts'

interface NextMissingProps {
  /** Ids of the fields without an answer. */
  readonly fields: readonly string[]
}

/** The control of an answer, or the group around it. */
function controlOf(id: string): HTMLElement | undefined {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const element = document.getElementById(name)
    if (element !== null) return element instanceof HTMLFormElement ? undefined : element
  }
  return undefined
}

const follows = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !one.contains(other)

/** The next missing field after the focus; after the last comes the first. */
function nextOf(fields: readonly string[]): string | undefined {
  const { activeElement: from } = document
  const shown = fields
    .flatMap((id) => {
      const control = controlOf(id)
      // A time is disabled until its date is chosen.
      return control && !control.matches(':disabled') ? { id, control } : []
    })
    .toSorted((one, other) => (follows(one.control, other.control) ? 1 : -1))
  return (shown.find(({ control }) => from !== null && follows(control, from)) ?? shown[0])?.id
}

/** [EXP-05] Moves to the next missing answer, also by Alt+G while typing; after the last comes the first. */
export function NextMissing({ fields }: NextMissingProps) {
  const say = useText()
  const go = () => {
    const next = nextOf(fields)
    if (next !== undefined) focusField(next)
  }
  useAltKey('KeyG', go)
  if (fields.length === 0) return null
  return (
    <Button small icon={<ArrowDown aria-hidden="true" />} aria-keyshortcuts="Alt+G" onClick={go}>
      {say(texts.next)}{' '}
      <Kbd aria-hidden="true" className="max-md:hidden">
        Alt+G
      </Kbd>
    </Button>
  )
}
