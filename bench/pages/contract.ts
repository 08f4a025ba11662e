/** The interface of every measured page, so that one harness can drive them all. */
export interface TablePage {
  /** Renders a table of this many rows; with more than a hundred, windowed if the table supports it. */
  mount(count: number): void
  /** Reverses the order by reference, by the table's own means. */
  sort(): void
  /** The reference in the first visible row, as proof of the work. */
  first(): string
  unmount(): void
}

declare global {
  interface Window {
    tablePage: TablePage
  }
}

/** The element for the table. */
export function stage(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#stage')
  if (!element) throw new Error('The page has no stage')
  return element
}

/** The trimmed text of the first match. */
export const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
