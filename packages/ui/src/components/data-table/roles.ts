/**
 * The native roles, stated explicitly: a browser drops them when a style sheet turns rows into cards, and screen readers
 * would get a list of bare words.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
