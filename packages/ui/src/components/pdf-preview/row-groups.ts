/**
 * Makes the element around a table's head rows a rowgroup. PDF.js and react-pdf make it a columnheader, which cannot
 * contain rows, so a screen reader would find no heads. Call it when the page's structure is in the document.
 */
export function nameRowGroups(page: Element): void {
  for (const group of page.querySelectorAll('[role="columnheader"]:has(> [role="row"])'))
    group.setAttribute('role', 'rowgroup')
}
