import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The report of pdfsig, an independent verifier, on a document's signatures. */
export const pdfsigSays = (file: string): string => execFileSync('pdfsig', [file], { encoding: 'utf8' })

const signatureOf = (document: Buffer) => {
  const ranges = [...document.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
  const [start = 0, length = 0, second = 0, rest = 0] = (ranges.at(-1) ?? []).slice(1, 5).map(Number)
  const hex = document.subarray(start + length + 1, second - 1).toString('latin1')
  const padded = Buffer.from(hex, 'hex')
  const covered = Buffer.concat([document.subarray(start, start + length), document.subarray(second, second + rest)])
  // DER: 30 82, then a length of two bytes; the reserved space is padded with zeros.
  return { covered, cms: padded.subarray(0, padded.readUInt16BE(2) + 4), end: second + rest }
}

/**
 * Verifies the signature as CAdES against the authority's certificate; throws OpenSSL's message if it is invalid.
 * Returns what follows the signed bytes.
 */
export const verifyWithOpenssl = (file: string, authority: string, folder: string): { readonly added: string } => {
  const document = readFileSync(file)
  const { covered, cms, end } = signatureOf(document)
  const [content, signature] = [join(folder, 'covered.bin'), join(folder, 'signature.der')]
  writeFileSync(content, covered)
  writeFileSync(signature, cms)
  const files = ['-in', signature, '-content', content, '-CAfile', authority, '-out', '/dev/null']
  const words = ['cms', '-verify', '-cades', '-inform', 'DER', '-binary', '-purpose', 'any', ...files]
  execFileSync('openssl', words, { stdio: 'pipe' })
  return { added: document.subarray(end).toString('latin1') }
}
