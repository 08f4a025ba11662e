import { partAhead } from '@eksport/portal/browser/part-ahead.ts'

/** The header's right end for someone who is logged in: pages of an organisation are drawn with it, the front page is not. */
export const personMenus = partAhead(
  () => import('./person-menus.tsx'),
  ({ PersonMenus }) => PersonMenus,
)
