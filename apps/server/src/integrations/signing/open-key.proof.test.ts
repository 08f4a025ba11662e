import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demonstrationSeal } from '../../demonstration/authority/index.ts'
import { hasProgram } from '../../documents/testing/poppler.ts'
import { sealProblems } from '../../production/seal-problems.ts'
import { createSigner, openSeal, sealFiles } from './index.ts'
import { opensslSays } from './testing/judges.ts'
import { signSample } from './testing/sign-sample.ts'

const pin = '2468 æøå'
let folder: string
let sealFolder: string
const fileOf = (name: string) => join(sealFolder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eksport-keys-'))
  sealFolder = join(folder, 'seal')
  await demonstrationSeal(sealFolder, () => new Date())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Signs with the key where it lies now, beside the certificates of the demonstration. */
async function signedWith(place: Parameters<typeof openSeal>[0]) {
  const { time, now, ask, authorities } = await demonstrationSeal(sealFolder, () => new Date())
  const { key } = await openSeal(place, time.url)
  return signSample(createSigner({ key, authorities, time, now, ...(ask && { ask }) }))
}

/** What prevents the key from being used, apart from the seal being the demonstration's. */
const problemsOf = async (place: Parameters<typeof openSeal>[0]) =>
  (await sealProblems(place, new Date())).filter((problem) => !problem.includes('demonstration'))

const isValid = (signed: Buffer) => opensslSays(folder, signed, fileOf(sealFiles.authorities)).status === 0

/** The folder with its certificates, without the key's own file. */
function withoutKey(name: string): string {
  const other = join(folder, name)
  mkdirSync(other)
  for (const file of [sealFiles.certificate, sealFiles.authorities, sealFiles.timeAuthorities])
    execFileSync('cp', [fileOf(file), other])
  return other
}

describe.skipIf(!hasProgram('openssl'))('a packed key (skipped without openssl)', () => {
  it('signs, and is told where its password is another', async () => {
    const packed = withoutKey('packed')
    execFileSync('openssl', [
      ...['pkcs12', '-export', '-inkey', fileOf(sealFiles.key), '-in', fileOf(sealFiles.certificate)],
      ...['-out', join(packed, sealFiles.packedKey), '-passout', `pass:${pin}`],
    ])
    expect(isValid(await signedWith({ folder: packed, pin }))).toBe(true)
    expect(await problemsOf({ folder: packed, pin })).toEqual([])
    expect(await problemsOf({ folder: packed, pin: 'another' })).toEqual([
      expect.stringContaining('the key cannot be opened'),
    ])
  })
})

const module = '/usr/lib/softhsm/libsofthsm2.so'
const canTry = existsSync(module) && ['softhsm2-util', 'pkcs11-tool', 'openssl'].every(hasProgram)

describe.skipIf(!canTry)('a key in a hardware module (skipped without softhsm2 and opensc)', () => {
  it('signs without a file of the key, and is told where the PIN is another', async () => {
    const tokens = join(folder, 'tokens')
    mkdirSync(tokens)
    const settings = join(folder, 'softhsm2.conf')
    writeFileSync(settings, `directories.tokendir = ${tokens}\nobjectstore.backend = file\n`)
    process.env.SOFTHSM2_CONF = settings
    onTestFinished(() => {
      delete process.env.SOFTHSM2_CONF
    })
    const hsm = (...args: string[]) => execFileSync('softhsm2-util', args)
    hsm('--init-token', '--free', '--label', 'Eksport seal', '--pin', '2468', '--so-pin', '1357')
    const named = ['--token', 'Eksport seal', '--label', 'seal', '--id', '01', '--pin', '2468']
    hsm('--import', fileOf(sealFiles.key), ...named)
    const address = `pkcs11:token=Eksport%20seal;object=seal?module-path=${module}`
    const place = { folder: withoutKey('module'), address, pin: '2468' }
    expect(isValid(await signedWith(place))).toBe(true)
    expect(await problemsOf(place)).toEqual([])
    expect(await problemsOf({ ...place, pin: '8642' })).toEqual([expect.stringContaining('the key cannot be opened')])
  })
})
