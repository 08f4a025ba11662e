/**
 * Variants of a utility and whether they hold for an element, as a style sheet or a form sees it; used by the readings
 * of the value contract.
 */

const variants: Readonly<Record<string, (element: Element) => boolean>> = {
  'aria-pressed': (element) => element.getAttribute('aria-pressed') === 'true',
  'aria-selected': (element) => element.getAttribute('aria-selected') === 'true',
  'aria-[current]': (element) => element.hasAttribute('aria-current'),
  'group-aria-checked': (element) => element.closest('.eks\\:group')?.getAttribute('aria-checked') === 'true',
}

/** Whether a utility paints the element now: it is in the class, and all its variants hold. */
export function wears(element: Element, utility: string): boolean {
  return [...element.classList].some((token) => {
    const [prefix, ...parts] = token.split(/:(?![^[]*\])/)
    return prefix === 'eks' && parts.at(-1) === utility && parts.slice(0, -1).every((name) => variants[name]?.(element))
  })
}

/** The names of the elements of a selector that a utility paints. */
export function painted(selector: string, utility: string, name: (element: Element) => string | null): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    wears(element, utility) ? [name(element) ?? ''] : [],
  )
}

/** The single item of a list, or null if empty. */
export const only = <T>(list: readonly T[]): T | null => {
  if (list.length > 1) throw new Error(`More than one is marked: ${list.join(', ')}`)
  return list[0] ?? null
}

export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The value of a text field. */
export const fieldText = (selector: string): string =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value ?? ''

/** The values of the checkboxes or radio buttons that the browser considers checked. */
export const ticked = (selector = 'input'): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((box) => box.matches(':checked'))
    .map((box) => box.value)

/** What the form would submit. */
export const sent = (name: string): string[] => {
  const form = document.querySelector('form')
  return form ? new FormData(form).getAll(name).map(String) : []
}
