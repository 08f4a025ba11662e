import type { DraftSaver } from '@eksport/api'

/** Who has saved a draft meanwhile: the same person in another tab or browser, one other person by name, or unknown. */
export type Saver = 'self' | 'unknown' | { readonly name: string }

/** [WIZ-22] Who has saved since a version. If there are several, a difference may come from any of them, so none is named. */
export function saverSince(savers: readonly DraftSaver[] | undefined = [], version: number): Saver {
  const since = savers.filter((saver) => saver.version > version)
  if (since.length > 0 && since.every(({ isReader }) => isReader)) return 'self'
  const names = new Set(since.map(({ isReader, name }) => (isReader ? undefined : name)))
  const [name] = names
  return names.size === 1 && name !== undefined ? { name } : 'unknown'
}
