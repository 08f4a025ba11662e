import { sha256 } from '../db/repositories/hash-chain.ts'

async function markOf(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value
  return { filename: value.name, mimeType: value.type, sha256: sha256(Buffer.from(await value.arrayBuffer())) }
}

/** A value that identifies a body: files by name and hash, everything else unchanged. */
export async function fingerprintOf(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const marks: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    marks[name] = Array.isArray(value) ? await Promise.all(value.map(markOf)) : await markOf(value)
  }
  return marks
}
