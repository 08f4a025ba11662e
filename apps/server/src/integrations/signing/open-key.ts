import { execFile } from 'node:child_process'
import { createPrivateKey, type KeyObject, sign as signBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sealFiles } from './seal-files.ts'

const sign = promisify(signBytes)
const run = promisify(execFile)

export interface KeyPlace {
  readonly folder: string
  /** `pkcs11:object=…;token=…?module-path=…` (RFC 7512) if the key is in a hardware module. */
  readonly address?: string | undefined
  /** The PIN of the hardware module, or the password of the PKCS#12 file. */
  readonly pin?: string | undefined
}

/** RSASSA-PKCS1-v1_5 with SHA-256 over bytes. */
export type Sign = (bytes: Buffer) => Promise<Buffer>

const signWith =
  (key: KeyObject): Sign =>
  (bytes) =>
    sign('sha256', bytes, key)

/** The key of a PKCS#12 file, as OpenSSL 3 writes it; older encryption is not supported. */
async function unpacked(packed: Buffer, pin: string): Promise<KeyObject> {
  const { PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo } = await import('pkijs')
  const password = new TextEncoder().encode(pin).buffer
  const pfx = PFX.fromBER(new Uint8Array(packed))
  await pfx.parseInternalValues({ password, checkIntegrity: true })
  const safe = pfx.parsedValue?.authenticatedSafe
  await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
  const contents: { value: { safeBags: { bagValue: unknown }[] } }[] = safe?.parsedValue.safeContents ?? []
  for (const { bagValue } of contents.flatMap(({ value }) => value.safeBags)) {
    // biome-ignore lint/complexity/useLiteralKeys: `protected` in the types, but the library's own examples call it
    if (bagValue instanceof PKCS8ShroudedKeyBag) await bagValue['parseInternalValues']({ password })
    const key = bagValue instanceof PKCS8ShroudedKeyBag ? bagValue.parsedValue : bagValue
    if (key instanceof PrivateKeyInfo)
      return createPrivateKey({ key: Buffer.from(key.toSchema().toBER()), format: 'der', type: 'pkcs8' })
  }
  throw new Error(`${sealFiles.packedKey} holds no key`)
}

const moduleAddress = /^pkcs11:([^?]*)\?(.*)$/

/**
 * Signs in a hardware module with `pkcs11-tool` of OpenSC: the vendor's library runs in its own process, which contains
 * its crashes.
 */
function inModule(address: string, pin: string): Sign {
  const [, path = '', query = ''] = moduleAddress.exec(address) ?? []
  const parts = new URLSearchParams(path.replaceAll(';', '&'))
  const module = new URLSearchParams(query).get('module-path')
  const [label, token] = [parts.get('object'), parts.get('token')]
  if (module === null || label === null) throw new Error('It names no module-path, or no object')
  const which = ['--module', module, '--label', label, ...(token === null ? [] : ['--token-label', token])]
  return async (bytes) => {
    const folder = await mkdtemp(join(tmpdir(), 'eksport-module-'))
    const [input, output] = [join(folder, 'bytes'), join(folder, 'signature')]
    try {
      await writeFile(input, bytes, { mode: 0o600 })
      const what = ['--sign', '--mechanism', 'SHA256-RSA-PKCS', '--input-file', input, '--output-file', output]
      // The PIN is passed in the environment, because other users can read a process's arguments.
      const environment = { ...process.env, EKSPORT_SIGNING_PIN: pin }
      await run('pkcs11-tool', [...which, '--login', '--pin', 'env:EKSPORT_SIGNING_PIN', ...what], {
        ...{ env: environment, timeout: 30_000 },
      })
      return await readFile(output)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Opens the key that certificates are signed with. Rejects with messages that contain nothing of the key. */
export async function openKey({ folder, address, pin = '' }: KeyPlace): Promise<Sign> {
  if (address !== undefined) return inModule(address, pin)
  const [plain, packed] = [join(folder, sealFiles.key), join(folder, sealFiles.packedKey)]
  if (existsSync(plain)) return signWith(createPrivateKey(await readFile(plain)))
  if (existsSync(packed)) return signWith(await unpacked(await readFile(packed), pin))
  throw new Error(
    `There is no ${sealFiles.key}, no ${sealFiles.packedKey}, and EKSPORT_SIGNING_KEY names no hardware module`,
  )
}
