/** Whether an element is written from the right, by its page or by a part of it. */
export const isFromTheRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The key as a page from the left has it: where one reads from the right, the left arrow leads on. */
export function logicalKey({ key, currentTarget }: { readonly key: string; readonly currentTarget: Element }): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !isFromTheRight(currentTarget)) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}
