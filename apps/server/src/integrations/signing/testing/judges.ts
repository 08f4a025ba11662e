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

const openssl = (args: readonly string[]) => spawnSync('openssl', args, { encoding: 'utf8' })
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** What openssl says of the last signature of a document as CAdES at a moment, against the file of its authorities. */
export function opensslSays(folder: string, pdf: Buffer, authorities: string, at = new Date()) {
  const { covered, cms } = readSignature(pdf)
  const files = ['-in', inFile(folder, 'cms.der', cms), '-content', inFile(folder, 'covered.bin', covered)]
  const trust = ['-CAfile', authorities, '-attime', seconds(at), '-out', join(folder, 'out.bin')]
  return openssl(['cms', '-verify', '-cades', '-inform', 'DER', '-binary', ...files, ...trust])
}

/** What openssl says at a moment of the time stamp of a signature, and when the stamp says that it was made. */
export function timeStampSays(folder: string, pdf: Buffer, authorities: string, at: Date) {
  const { token, signature } = readSignature(pdf)
  const file = ['-token_in', '-in', inFile(folder, 'token.der', token)]
  const { stdout } = openssl(['ts', '-reply', ...file, '-text'])
  const trust = ['-CAfile', authorities, '-attime', seconds(at)]
  const verified = openssl(['ts', '-verify', ...file, '-data', inFile(folder, 'signature.bin', signature), ...trust])
  return { ...verified, made: new Date(/^Time stamp: (.*)$/m.exec(stdout)?.[1] ?? '') }
}

/** What openssl says at a moment of an answer (OCSP) about a certificate, against the file of its authorities. */
export function statusSays(folder: string, answer: Buffer, certificate: string, authorities: string, at: Date): string {
  const asked = ['-issuer', authorities, '-cert', certificate, '-no_nonce']
  // The answer is of the day of the signature: its age is not asked here.
  const checks = ['-CAfile', authorities, '-attime', seconds(at), '-validity_period', '2000000000']
  return openssl(['ocsp', '-respin', inFile(folder, 'answer.der', answer), ...asked, ...checks]).stdout
}

/** What qpdf says of the structure of a document. */
export const qpdfSays = (folder: string, pdf: Buffer): string =>
  spawnSync('qpdf', ['--check', inFile(folder, 'checked.pdf', pdf)], { encoding: 'utf8' }).stdout
