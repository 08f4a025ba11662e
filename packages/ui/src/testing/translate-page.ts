/**
 * Changes a page as a browser's translation does, now and whenever the page changes: replaces every text node with an
 * element. The words stay the same, so that a test finds them. Runs in the page: `page.addInitScript(translatePage)`.
 * Returns a function that stops it.
 */
export function translatePage(): () => void {
  const untouched = 'font, script, style, textarea, option, svg, title, [translate=no], .notranslate'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text)
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.data
      text.replaceWith(outer)
    }
  }
  const changes = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node)
  })
  changes.observe(document, { childList: true, characterData: true, subtree: true })
  translate(document)
  return () => changes.disconnect()
}
