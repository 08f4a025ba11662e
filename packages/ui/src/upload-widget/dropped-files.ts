import type { DropEvent } from 'react-dropzone'

/** What came in by picking, dropping or pasting; folders by their names only. */
export interface Incoming {
  readonly reason: 'pick' | 'drop' | 'paste'
  readonly files: readonly File[]
  readonly folders: readonly string[]
}

const transferOf = (event: object): { reason: Incoming['reason']; transfer: DataTransfer } | undefined => {
  if ('dataTransfer' in event && event.dataTransfer)
    return { reason: 'drop', transfer: event.dataTransfer as DataTransfer }
  if ('clipboardData' in event && event.clipboardData)
    return { reason: 'paste', transfer: event.clipboardData as DataTransfer }
  return undefined
}

/** The files of an event, told apart from folders, which a browser offers as files that cannot be read. */
export function incomingOf(event: DropEvent): Incoming {
  const from = transferOf(event)
  if (!from) {
    const target = event.target
    const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
    return { reason: 'pick', files, folders: [] }
  }
  const files: File[] = []
  const folders: string[] = []
  for (const item of from.transfer.items ?? []) {
    if (item.kind !== 'file') continue
    const entry = item.webkitGetAsEntry?.()
    if (entry?.isDirectory) folders.push(entry.name)
    else {
      const file = item.getAsFile()
      if (file) files.push(file)
    }
  }
  const listed = from.transfer.items?.length ? files : [...from.transfer.files]
  return { reason: from.reason, files: listed, folders }
}
