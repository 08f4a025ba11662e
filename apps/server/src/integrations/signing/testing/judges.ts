import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSignature } from './read-signature.ts'

function inFile(folder: string, name: string, bytes: Buffer | string): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** The report of poppler's pdfsig on a document. */
export const pdfsigSays = (folder: string, pdf: Buffer): string =>
  execFileSync('pdfsig', [inFile(folder, 'signed.pdf', pdf)], { encoding: 'utf8' })

const openssl = (args: readonly string[]) => spawnSync('openssl', args, { encoding: 'utf8' })
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** OpenSSL's report on the last signature of a document as CAdES at a moment, against a file of authorities. */
export function opensslSays(folder: string, pdf: Buffer, authorities: string, at = new Date()) {
  const { covered, cms } = readSignature(pdf)
  const files = ['-in', inFile(folder, 'cms.der', cms), '-content', inFile(folder, 'covered.bin', covered)]
  const trust = ['-CAfile', authorities, '-attime', seconds(at), '-out', join(folder, 'out.bin')]
  return openssl(['cms', '-verify', '-cades', '-inform', 'DER', '-binary', ...files, ...trust])
}

/** OpenSSL's report at a moment on the time stamp of a signature, and the stamp's time. */
export function timeStampSays(folder: string, pdf: Buffer, authorities: string, at: Date) {
  const { token, signature } = readSignature(pdf)
  const file = ['-token_in', '-in', inFile(folder, 'token.der', token)]
  const { stdout } = openssl(['ts', '-reply', ...file, '-text'])
  const trust = ['-CAfile', authorities, '-attime', seconds(at)]
  const verified = openssl(['ts', '-verify', ...file, '-data', inFile(folder, 'signature.bin', signature), ...trust])
  return { ...verified, made: new Date(/^Time stamp: (.*)$/m.exec(stdout)?.[1] ?? '') }
}

/** OpenSSL's report at a moment on an OCSP response about a certificate, against a file of authorities. */
export function statusSays(folder: string, answer: Buffer, certificate: string, authorities: string, at: Date): string {
  const asked = ['-issuer', authorities, '-cert', certificate, '-no_nonce']
  // The response is from the day of the signature; its age is not checked here.
  const checks = ['-CAfile', authorities, '-attime', seconds(at), '-validity_period', '2000000000']
  return openssl(['ocsp', '-respin', inFile(folder, 'answer.der', answer), ...asked, ...checks]).stdout
}

/** The report of qpdf on the structure of a document. */
export const qpdfSays = (folder: string, pdf: Buffer): string =>
  spawnSync('qpdf', ['--check', inFile(folder, 'checked.pdf', pdf)], { encoding: 'utf8' }).stdout
