/** The heading of the page: where the keyboard goes on when what had it is gone. */
export const mainHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')
