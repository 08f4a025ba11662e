/**
 * The native roles once more, spelled out: a browser takes them away when a style sheet turns rows into cards,
 * and a list of bare words would be left for readers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
