/** An entry of a dropped folder: a file or a folder, in the browser's own type. */
type Entry = FileSystemEntry

/** What was picked, dropped or pasted; folders with a function to read them. */
export interface Incoming {
  readonly reason: 'pick' | 'drop' | 'paste'
  readonly files: readonly File[]
  readonly folders: readonly Folder[]
}

/** A dropped folder. */
interface Folder {
  readonly name: string
  /** Reads all its files, including those of subfolders. */
  readonly read: () => Promise<readonly File[]>
}

const transferOf = (event: object): { reason: Incoming['reason']; transfer: DataTransfer } | undefined => {
  if ('dataTransfer' in event && event.dataTransfer)
    return { reason: 'drop', transfer: event.dataTransfer as DataTransfer }
  if ('clipboardData' in event && event.clipboardData)
    return { reason: 'paste', transfer: event.clipboardData as DataTransfer }
  return undefined
}

const isFolder = (entry: Entry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: Entry): entry is FileSystemFileEntry => entry.isFile

/** Reads all entries of a folder; a browser returns a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly Entry[]> {
  const reader = folder.createReader()
  const entries: Entry[] = []
  for (;;) {
    const some = await new Promise<readonly Entry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return entries
    entries.push(...some)
  }
}

async function filesIn(entry: Entry): Promise<readonly File[]> {
  if (isFolder(entry)) return (await Promise.all((await entriesOf(entry)).map(filesIn))).flat()
  return isFile(entry) ? [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))] : []
}

/** The files of an event, separated from folders, which a browser offers as unreadable files. */
export function incomingOf(event: { readonly target: EventTarget | null }): Incoming {
  const from = transferOf(event)
  if (!from) {
    const target = event.target
    const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : []
    return { reason: 'pick', files, folders: [] }
  }
  const files: File[] = []
  const folders: Folder[] = []
  for (const item of from.transfer.items ?? []) {
    if (item.kind !== 'file') continue
    const entry = item.webkitGetAsEntry?.()
    if (entry?.isDirectory) folders.push({ name: entry.name, read: () => filesIn(entry) })
    else {
      const file = item.getAsFile()
      if (file) files.push(file)
    }
  }
  const listed = from.transfer.items?.length ? files : [...from.transfer.files]
  return { reason: from.reason, files: listed, folders }
}

/** Replaces folders by their files; a folder that cannot be read stays and is refused. */
export async function flattened(incoming: Incoming): Promise<Incoming> {
  const read = await Promise.all(
    incoming.folders.map((folder) =>
      folder.read().then(
        (files) => ({ files, folders: [] }),
        () => ({ files: [], folders: [folder] }),
      ),
    ),
  )
  return {
    ...incoming,
    files: [...incoming.files, ...read.flatMap(({ files }) => files)],
    folders: read.flatMap(({ folders }) => folders),
  }
}
