const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Where a layer must be rendered to be usable: in the dialog around its button, if that is native or of another library.
 * Such a dialog makes the rest of the page inert, or takes focus back from it. Undefined means the body, where our own
 * layers know each other.
 */
export function layerPlace(from: Element | null | undefined): HTMLElement | undefined {
  let host = from?.closest<HTMLElement>(dialogs)
  while (host?.hasAttribute('data-eks-layer')) host = host.parentElement?.closest<HTMLElement>(dialogs)
  if (!host) return undefined
  const known = host.querySelector<HTMLElement>(':scope > [data-eks-place]')
  const place = known ?? host.ownerDocument.createElement('div')
  if (!known) {
    place.dataset.eksPlace = ''
    // In the browser's top layer it is neither clipped nor shifted by a dialog that scrolls or has a transform.
    place.popover = 'manual'
    place.style.cssText = 'position:fixed;inset:0 auto auto 0;width:0;height:0;padding:0;border:0;overflow:visible'
    host.append(place)
  }
  if (!place.matches(':popover-open')) place.showPopover?.()
  return place
}

/**
 * The landmark in which to render a floating part, so that it keeps the density and theme of its origin, and screen
 * readers find it inside a landmark. Undefined means the body.
 */
export function landmarkOf(from: Element | null | undefined): HTMLElement | undefined {
  // A dialog scrolls and would clip what floats in it; there the body is right.
  const found = from?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header, footer, nav')
  return found && !found.role?.endsWith('dialog') ? found : undefined
}
