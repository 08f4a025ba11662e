import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSignature } from './read-signature.ts'

function inFile(folder: string, name: string, bytes: Buffer | string): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** What poppler says of the signatures of a document. */
export const pdfsigSays = (folder: string, pdf: Buffer): string =>
  execFileSync('pdfsig', [inFile(folder, 'signed.pdf', pdf)], { encoding: 'utf8' })

/** What openssl says of the last signature of a document as CAdES, against the certificate of its authority. */
export function opensslSays(folder: string, pdf: Buffer, authority: string) {
  const { covered, cms } = readSignature(pdf)
  const files = ['-in', inFile(folder, 'cms.der', cms), '-content', inFile(folder, 'covered.bin', covered)]
  const trust = ['-CAfile', inFile(folder, 'ca.pem', authority), '-out', join(folder, 'out.bin')]
  return spawnSync('openssl', ['cms', '-verify', '-cades', '-inform', 'DER', '-binary', ...files, ...trust], {
    encoding: 'utf8',
  })
}

/** What qpdf says of the structure of a document. */
export const qpdfSays = (folder: string, pdf: Buffer): string =>
  spawnSync('qpdf', ['--check', inFile(folder, 'checked.pdf', pdf)], { encoding: 'utf8' }).stdout
