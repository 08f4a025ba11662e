import { partAhead } from '@eksport/portal/browser/part-ahead.ts'

/** The header's right end for a logged-in person. Pages of an organisation wait for it before they render, the front page does not. */
export const personMenus = partAhead(
  () => import('./person-menus.tsx'),
  ({ PersonMenus }) => PersonMenus,
)
