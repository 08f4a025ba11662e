import { join } from 'node:path'
import type { SigningKey } from './cms.ts'
import { type KeyPlace, openKey } from './open-key.ts'
import { readCertificates } from './read-certificates.ts'
import { sealFiles } from './seal-files.ts'
import type { Sealing } from './signer.ts'

/** What lies in the folder of a seal, and its key wherever that is. */
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

/** The first day on which the seal does not hold any more: its own end, or that of one of its authorities. */
export async function sealEnds(folder: string): Promise<Date> {
  const files = [sealFiles.certificate, sealFiles.authorities]
  const certificates = await Promise.all(files.map((file) => readCertificates(join(folder, file))))
  return new Date(Math.min(...certificates.flat().map(({ validToDate }) => validToDate.getTime())))
}
