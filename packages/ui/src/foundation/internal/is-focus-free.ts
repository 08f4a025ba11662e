/**
 * Whether focus is free to be restored after a layer closed: the focused element is gone, or the dialog below the layer
 * itself has focus. The library restores focus in a later task; by then a new page may have focused its heading.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('[role="dialog"], [role="alertdialog"]')
  )
}
