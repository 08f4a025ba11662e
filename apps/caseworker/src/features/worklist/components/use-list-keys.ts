import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import type { RefObject } from 'react'

/** The row after or before the focused one; without focus the first, or when moving up the last. */
const nextIndex = (at: number, step: number, count: number) => {
  if (at === -1) return step > 0 ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, at + step))
}

function moveFocus(list: HTMLElement | null, step: number): boolean {
  const links: (Element | null)[] = [...(list?.querySelectorAll('[data-row-link]') ?? [])]
  const next = links[nextIndex(links.indexOf(document.activeElement), step, links.length)]
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}

/** [CW-05] J and K move between the rows' links, F opens and closes the filters; Enter is handled by the link itself. */
export function useListKeys(list: RefObject<HTMLElement | null>, onFilter: () => void): void {
  useSingleKeys((key) => {
    if (key === 'j' || key === 'k') return moveFocus(list.current, key === 'j' ? 1 : -1)
    if (key !== 'f') return false
    onFilter()
    return true
  })
}
