import type { DraftSaver } from '@eksport/api'

/** Who has saved a draft meanwhile: the person themselves in another tab or browser, one other by name, or it is not known which. */
export type Saver = 'self' | 'unknown' | { readonly name: string }

/**
 * [WIZ-22] Who has saved since a version. Where several have, what differs may be of any of them, and nothing is said of one.
 */
export function saverSince(savers: readonly DraftSaver[] | undefined = [], version: number): Saver {
  const since = savers.filter((saver) => saver.version > version)
  if (since.length > 0 && since.every(({ isReader }) => isReader)) return 'self'
  const names = new Set(since.map(({ isReader, name }) => (isReader ? undefined : name)))
  const [name] = names
  return names.size === 1 && name !== undefined ? { name } : 'unknown'
}
