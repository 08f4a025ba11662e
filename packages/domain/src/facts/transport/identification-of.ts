import type { ApplicationDraft } from '../../application/draft.ts'
import type { MeansOfTransport } from '../../application/enumerations.ts'

type Transport = NonNullable<ApplicationDraft['transport']>

/** What identifies the means of transport: a number, and for a ship its name and IMO number. */
interface TransportIdentification {
  readonly id: string | undefined
  readonly name?: string | undefined
}

/** The identification of the chosen means of transport only. */
export function identificationOf(transport: Transport): TransportIdentification {
  const known: Readonly<Record<MeansOfTransport, TransportIdentification>> = {
    AIR: { id: transport.flightNumber },
    SHIP: { id: transport.vessel?.imoNumber, name: transport.vessel?.name },
    TRUCK: { id: transport.registrationNumber },
    TRAIN: { id: transport.wagonNumber },
    OTHER: { id: transport.transportId },
  }
  return known[transport.meansOfTransport ?? 'OTHER']
}
