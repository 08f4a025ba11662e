import { join } from 'node:path'
import type { SigningKey } from './cms.ts'
import { type KeyPlace, openKey } from './open-key.ts'
import { readCertificates } from './read-certificates.ts'
import { sealFiles } from './seal-files.ts'
import type { Sealing } from './signer.ts'

/** Opens the certificates in a seal's folder and its key. */
export async function openSeal(
  place: KeyPlace,
  timeUrl: string,
): Promise<Pick<Sealing, 'key' | 'authorities' | 'time'>> {
  const inFolder = (file: string) => readCertificates(join(place.folder, file))
  const [own] = await inFolder(sealFiles.certificate)
  const authorities = await inFolder(sealFiles.authorities)
  const trusted = await inFolder(sealFiles.timeAuthorities)
  const key: SigningKey = {
    certificates: [own.raw, ...authorities.map(({ raw }) => raw)],
    kind: 'rsa',
    sign: await openKey(place),
  }
  return { key, authorities, time: { url: timeUrl, trusted } }
}

/** The day from which the seal is no longer valid: the end of its own certificate or of one of its authorities'. */
export async function sealEnds(folder: string): Promise<Date> {
  const files = [sealFiles.certificate, sealFiles.authorities]
  const certificates = await Promise.all(files.map((file) => readCertificates(join(folder, file))))
  return new Date(Math.min(...certificates.flat().map(({ validToDate }) => validToDate.getTime())))
}
