/**
 * The landmark that a floating part belongs to, as the place to put it: so it keeps the density and the theme of
 * where it opened, and is found inside a landmark by those who read by them. Undefined means the body.
 */
export function landmarkOf(from: Element | null | undefined): HTMLElement | undefined {
  // A dialog scrolls and would cut off what floats in it: there the body is right.
  const found = from?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header, footer, nav')
  return found && !found.role?.endsWith('dialog') ? found : undefined
}
