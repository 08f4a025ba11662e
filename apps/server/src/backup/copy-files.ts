import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code.ts'
import type { ListedFile } from './manifest.ts'

/** How many files are copied at a time: each waits for the disk once. */
const atATime = 8

/** Does some work for each item, a few at a time; after a failure nothing more is begun, and nothing goes on. */
async function forEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  let isFailed = false
  const takeOn = async () => {
    for (const [place, item] of entries) {
      if (isFailed) return
      try {
        results[place] = await work(item)
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  for (const outcome of await Promise.allSettled(Array.from({ length: atATime }, takeOn))) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
  return results
}

type Facts = Omit<ListedFile, 'path'>

const largestPiece = 1_000_000

/** Reads a file to its end, hands on each piece, and answers what was read. */
async function pour(from: FileHandle, take?: (piece: Buffer) => Promise<void>): Promise<Facts> {
  const hash = createHash('sha256')
  // One byte more than it has, so that most files are read, and found to be at their end, at once.
  const buffer = Buffer.allocUnsafe(Math.min((await from.stat()).size + 1, largestPiece))
  for (let size = 0; ; ) {
    const { bytesRead } = await from.read(buffer)
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    if (bytesRead > 0) await take?.(piece)
    size += bytesRead
    if (bytesRead < buffer.length) return { size, sha256: hash.digest('hex') }
  }
}

export async function hashOf(path: string): Promise<Facts> {
  const file = await open(path, 'r')
  try {
    return await pour(file)
  } finally {
    await file.close()
  }
}

/** Copies one file and answers what was copied; undefined where it is no longer there. */
async function copyFile(from: string, to: string, flushes: boolean): Promise<Facts | undefined> {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
  if (source === undefined) return undefined
  try {
    const written = await open(to, 'wx', 0o600)
    try {
      const facts = await pour(source, (piece) => written.writeFile(piece))
      if (flushes) await written.sync()
      return facts
    } finally {
      await written.close()
    }
  } finally {
    await source.close()
  }
}

interface Tree {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })

/** Whether it is a file, or a link to one, as a key may be; a link to a folder elsewhere is not ours to follow. */
async function isFile(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile()
  if ((await stat(path)).isFile()) return true
  throw new Error(`${path} leads to what is no file, and is not followed.`)
}

/** What lies below a folder, by its path in there, with slashes; `leavesOut` is asked of each, and of a folder it leaves out all in it. */
export async function listTree(root: string, leavesOut: (path: string) => boolean = () => false): Promise<Tree> {
  const folders: string[] = []
  const files: string[] = []
  const look = async (folder: string) => {
    for (const entry of await entriesOf(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (leavesOut(path)) continue
      if (entry.isDirectory()) {
        folders.push(path)
        await look(path)
      } else if (await isFile(entry, join(root, path))) files.push(path)
    }
  }
  await look('')
  return { folders: folders.sort(), files: files.sort() }
}

export async function makeFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) await mkdir(join(root, ...folder.split('/')), { recursive: true, mode: 0o700 })
}

/** Writes a file of our own among those that are copied. */
export async function writeListed(root: string, path: string, content: string | Buffer): Promise<ListedFile> {
  const bytes = Buffer.from(content)
  await writeFile(join(root, ...path.split('/')), bytes, { mode: 0o600, flush: true })
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Copies files from one root to another, each with the folder that it lies in; what has gone meanwhile is left out. On disk when this is
 * answered, unless somebody else sees to that.
 */
export async function copyFiles(
  from: string,
  to: string,
  files: readonly string[],
  { flushes = true }: { readonly flushes?: boolean } = {},
): Promise<ListedFile[]> {
  await makeFolders(to, [...new Set(files.map((file) => dirname(file)))])
  const copied = await forEach(files, async (path) => {
    const facts = await copyFile(join(from, ...path.split('/')), join(to, ...path.split('/')), flushes)
    return facts && { path, ...facts }
  })
  return copied.filter((file) => file !== undefined)
}
