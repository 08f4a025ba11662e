/** Whether an element is right to left, by its page or by a part of it. */
export const isFromTheRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The key as in a left-to-right page: right to left, the left arrow means forward. */
export function logicalKey({ key, currentTarget }: { readonly key: string; readonly currentTarget: Element }): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !isFromTheRight(currentTarget)) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}
