/** What a scanner makes of a file; `unreached` where it gave no answer, or none that is a verdict. */
export type ScannerAnswer =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly signature: string }
  | { readonly kind: 'unreached' }

const chunkBytes = 65_536

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** INSTREAM of clamd: pieces with their length before them, and one of no length at the end. */
export function* asStream(content: Uint8Array): Iterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < content.length; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

/** Reads `stream: OK` and `stream: <name> FOUND`; every other answer, an ERROR above all, is no verdict. */
export function verdictOf(answer: string | undefined): ScannerAnswer {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const signature = /^stream: (.+) FOUND$/.exec(answer ?? '')?.[1]
  return signature === undefined ? { kind: 'unreached' } : { kind: 'infected', signature }
}
