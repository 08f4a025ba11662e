/**
 * What holds the head rows of a table is a group of rows. PDF.js and react-pdf call it a column head, which may hold no
 * row: a reader would meet a table whose heads are nowhere. Called when the page's structure stands in the document.
 */
export function nameRowGroups(page: Element): void {
  for (const group of page.querySelectorAll('[role="columnheader"]:has(> [role="row"])'))
    group.setAttribute('role', 'rowgroup')
}
