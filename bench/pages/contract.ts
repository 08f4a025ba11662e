/** What every measured page answers to, so that one harness drives them all. */
export interface TablePage {
  /** Puts a table of so many rows into the page; more than a hundred ask for a window, where there is one. */
  mount(count: number): void
  /** Asks for the other order by reference, by the table's own means. */
  sort(): void
  /** The reference in the first row in sight: proof that the work was done. */
  first(): string
  unmount(): void
}

declare global {
  interface Window {
    tablePage: TablePage
  }
}

/** Where the table goes. */
export function stage(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#stage')
  if (!element) throw new Error('The page has no stage')
  return element
}

/** The text of the first element that matches, without white space around it. */
export const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
