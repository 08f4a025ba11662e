import { signatureOf } from '../../certificate/documents-of.ts'
import type { VisibleSignature } from '../../integrations/signing/index.ts'
import type { Renderer } from '../index.ts'
import { issuedSample } from './issued-sample.ts'

/** A sample's certificate with what is needed to sign it. */
export async function drawSignable(
  documents: Renderer,
  name: string,
  at: Date,
  referenceNumber = 4010,
): Promise<{ readonly pdf: Uint8Array; readonly visible: VisibleSignature }> {
  const { pdf, signature: place } = await documents.keep(issuedSample(referenceNumber), at)
  if (place === undefined) throw new Error('The certificate keeps no place for a signature')
  const { pdf: appearance } = await documents.keep(signatureOf({ name }, at, place), at)
  return { pdf, visible: { place, appearance } }
}
