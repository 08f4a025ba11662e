const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Where a layer must stand to be reached: in the dialog around its button, when that is the browser's own or of another library.
 * Such a dialog makes the rest of the page inert, or takes focus back from it. Undefined means the body; our own layers know
 * each other there.
 */
export function layerPlace(from: Element | null | undefined): HTMLElement | undefined {
  let host = from?.closest<HTMLElement>(dialogs)
  while (host?.hasAttribute('data-eks-layer')) host = host.parentElement?.closest<HTMLElement>(dialogs)
  if (!host) return undefined
  const known = host.querySelector<HTMLElement>(':scope > [data-eks-place]')
  const place = known ?? host.ownerDocument.createElement('div')
  if (!known) {
    place.dataset.eksPlace = ''
    // The browser's top layer: a dialog that scrolls or is moved by a transform neither cuts off nor shifts what stands there.
    place.popover = 'manual'
    place.style.cssText = 'position:fixed;inset:0 auto auto 0;width:0;height:0;padding:0;border:0;overflow:visible'
    host.append(place)
  }
  if (!place.matches(':popover-open')) place.showPopover?.()
  return place
}

/**
 * The landmark that a floating part belongs to, as the place to put it: so it keeps the density and the theme of
 * where it opened, and is found inside a landmark by those who read by them. Undefined means the body.
 */
export function landmarkOf(from: Element | null | undefined): HTMLElement | undefined {
  // A dialog scrolls and would cut off what floats in it: there the body is right.
  const found = from?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header, footer, nav')
  return found && !found.role?.endsWith('dialog') ? found : undefined
}
