/**
 * Whether nobody has taken the focus since a layer in front of the page had it: what had it is gone, or the dialog that the layer stood in
 * front of has it back as a whole. The library gives focus back in a task of its own; a new page may stand by then, at its heading.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('[role="dialog"], [role="alertdialog"]')
  )
}
