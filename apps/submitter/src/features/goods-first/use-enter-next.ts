import { type KeyboardEvent, useRef } from 'react'

/** All fields; of a radio group only the chosen radio, or the first, is a tab stop. */
const stops = 'input:not([type=hidden], [disabled]), select:not([disabled])'

function isStop(field: Element, all: readonly Element[]): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return true
  const group = all.filter((other) => other instanceof HTMLInputElement && other.name === field.name)
  const chosen = group.find((other) => other instanceof HTMLInputElement && other.checked)
  return field === (chosen ?? group[0])
}

/** Like the Tab key, selects the content of a text field so that typing replaces it. */
function focusOn(field: HTMLElement | null) {
  field?.focus()
  if (field instanceof HTMLInputElement && field.type !== 'radio') field.select()
}

/** [EXP-09] Enter moves to the next answer, and from the last one to the create button; Ctrl+Enter creates. */
export function useEnterNext(onCreate: () => void, buttonId: string) {
  const questions = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof Element)) return
    if (!event.target.matches(stops)) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) return onCreate()
    const from = event.target
    // The choice may show or hide fields, so wait until they have rendered.
    setTimeout(() => {
      // The fields of collapsed goods are hidden.
      const all = [...(questions.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((field) =>
        field.checkVisibility(),
      )
      const isAfter = (field: Element) =>
        (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !(
          from instanceof HTMLInputElement &&
          field instanceof HTMLInputElement &&
          from.type === 'radio' &&
          field.name === from.name
        )
      const next = all.find((field) => isStop(field, all) && isAfter(field))
      focusOn(next ?? document.getElementById(buttonId))
    })
  }
  return { questions, onKeyDown }
}
