import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code.ts'
import type { ListedFile } from './manifest.ts'

/** Files copied at a time. */
const atATime = 8

/**
 * Runs work for each item, a few at a time. After a failure no more items are started, and those running finish before
 * it rejects.
 */
async function forEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  let isFailed = false
  const workThrough = async () => {
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
  for (const outcome of await Promise.allSettled(Array.from({ length: atATime }, workThrough))) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
  return results
}

type Facts = Omit<ListedFile, 'path'>

const largestPiece = 1_000_000

/** Reads a file to its end, passes on each piece, and returns size and hash. */
async function pour(from: FileHandle, take?: (piece: Buffer) => Promise<void>): Promise<Facts> {
  const hash = createHash('sha256')
  // One byte more than the size, so that one read finds the end of most files.
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

/** Copies one file and returns what was copied; undefined if the file is gone. */
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

/** Whether it is a file, or a link to one, as a key may be. Links to folders are not followed. */
async function isFile(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile()
  if ((await stat(path)).isFile()) return true
  throw new Error(`${path} leads to what is no file, and is not followed.`)
}

/**
 * The files and folders below a folder, as slash-separated relative paths. `leavesOut` is asked of each; leaving out a
 * folder leaves out its content.
 */
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

/** Writes a file of our own beside the copied ones. */
export async function writeListed(root: string, path: string, content: string | Buffer): Promise<ListedFile> {
  const bytes = Buffer.from(content)
  await writeFile(join(root, ...path.split('/')), bytes, { mode: 0o600, flush: true })
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Copies files from one root to another, with their folders. Files that have disappeared are left out. The copies are
 * flushed to disk unless the caller does that.
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
