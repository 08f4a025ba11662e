import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasProgram } from '../../documents/testing/poppler.ts'
import { askOverHttp } from './ask.ts'
import { notRevoked } from './revocation.ts'

let folder: string
/** The current answer of the list's address; undefined if it is away. */
let answer: Buffer | undefined
const server = createServer((_, reply) => {
  reply.statusCode = answer === undefined ? 503 : 200
  reply.end(answer)
})

const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' })
const certificate = (name: string) => new X509Certificate(readFileSync(join(folder, `${name}.pem`)))

/** An authority that keeps a list at our address, with a certificate of each of these names. */
function makeAuthority(authority: string, address: string, names: readonly string[]): void {
  const settings = `[ca]\ndefault_ca=own\n[own]\ndatabase=${authority}.index\nserial=${authority}.serial\nnew_certs_dir=.\npolicy=any
default_md=sha256\ncertificate=${authority}.pem\nprivate_key=${authority}.key\n[any]\ncommonName=supplied\n[listed]\ncrlDistributionPoints=URI:${address}\n`
  writeFileSync(join(folder, `${authority}.cnf`), settings)
  writeFileSync(join(folder, `${authority}.index`), '')
  writeFileSync(join(folder, `${authority}.serial`), '01')
  const subject = ['-subj', `/CN=${authority}`, '-days', '9']
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...['-keyout', `${authority}.key`, '-out', `${authority}.pem`],
    ...subject,
  )
  for (const name of names) {
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...['-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`],
    )
    const signed = ['-in', `${name}.csr`, '-out', `${name}.pem`, '-extensions', 'listed', '-days', '9', '-notext']
    openssl('ca', '-batch', '-config', `${authority}.cnf`, ...signed)
  }
}

/** The list of an authority as it is now, good until tomorrow. */
function listOf(authority: string): Buffer {
  openssl('ca', '-gencrl', '-config', `${authority}.cnf`, '-crldays', '1', '-out', 'list.pem')
  openssl('crl', '-in', 'list.pem', '-outform', 'DER', '-out', 'list.der')
  return readFileSync(join(folder, 'list.der'))
}

const asked = (name: string, now = new Date()) => notRevoked([[certificate(name), certificate('CA')]], askOverHttp, now)

describe.skipIf(!hasProgram('openssl'))('a list of revoked certificates (skipped without openssl)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eksport-lists-'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // It answers with `port` what a socket of TCP has.
    const { port } = server.address() as AddressInfo
    makeAuthority('CA', `http://127.0.0.1:${port}/list.crl`, ['good', 'revoked'])
    makeAuthority('other', 'http://127.0.0.1:9/', [])
    openssl('ca', '-config', 'CA.cnf', '-revoke', 'revoked.pem')
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is fetched where the certificate names it, and kept with what it rests on', async () => {
    answer = listOf('CA')
    expect(await asked('good')).toEqual({
      certificates: [certificate('good').raw, certificate('CA').raw],
      answers: [],
      lists: [answer],
    })
  })

  it('names the certificate that stands in it', async () => {
    answer = listOf('CA')
    await expect(asked('revoked')).rejects.toThrow('Revoked: CN=revoked')
  })

  it('is no proof of another authority, of another day, in pieces, or where nobody answers', async () => {
    answer = listOf('other')
    await expect(asked('good')).rejects.toThrow('not signed by its authority')
    answer = listOf('CA')
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await expect(asked('good', days(2))).rejects.toThrow('not of today')
    await expect(asked('good', days(-1))).rejects.toThrow('not of today')
    answer = answer.subarray(0, 100)
    await expect(asked('good')).rejects.toThrow()
    answer = undefined
    await expect(asked('good')).rejects.toThrow('HTTP 503')
  })
})
