/** The page's main heading, which gets focus when the focused element disappears. */
export const mainHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')
