const control = 'input:not([type=hidden],[hidden]), select, textarea, button'

/**
 * Moves focus to a control by id. Of a group it is the chosen or first control; a part that is not drawn
 * (`a-0-from`) leads to what holds it (`a-0`, then `a`).
 */
export function focusField(id: string, doc: Document = document): boolean {
  for (let name = id; name.length > 0; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const element = doc.getElementById(name)
    if (!element) continue
    if (element instanceof HTMLFormElement) return false
    const isGroup = element instanceof HTMLFieldSetElement
    const first = element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(control)
    const target = isGroup && first ? first : element
    target.focus()
    target.scrollIntoView?.({ block: 'center' })
    return true
  }
  return false
}
