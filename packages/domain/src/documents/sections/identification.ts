import { type Issue, text } from '@eksport/forms'
import type { MeansOfTransport } from '../../application/enumerations.ts'
import { isImoNumber } from '../../facts/transport/imo-number.ts'
import { type Free, form } from './forms.ts'

/** Whether the identification is required; `max` is the most characters of each answer. */
export interface IdentificationAsked {
  readonly required?: boolean
  readonly max?: number
}

/** What identifies each means of transport. */
export interface IdentifiedBy {
  AIR: Free<'transport.flightNumber'>
  SHIP: Free<'transport.vessel.name' | 'transport.vessel.imoNumber'>
  TRUCK: Free<'transport.registrationNumber'>
  TRAIN: Free<'transport.wagonNumber'>
  OTHER: Free<'transport.transportId'>
}

/** The carrier's document for the goods, whatever the means of transport. */
export type TransportDocument = Free<'transport.transportDocument'>

const imo = 'transport.vessel.imoNumber'

/** [CRT-04] Fields that identify the offered means of transport, each asked for its own means. */
export function identification(means: readonly MeansOfTransport[], asked: IdentificationAsked) {
  const by = (one: MeansOfTransport) => form.is('transport.meansOfTransport', one)
  return {
    ...(means.includes('AIR') && {
      'transport.flightNumber': text({
        label: { nb: 'Flightnummer', nn: 'Flightnummer', en: 'Flight number' },
        when: by('AIR'),
        ...asked,
        width: 'md',
      }),
    }),
    ...(means.includes('SHIP') && {
      'transport.vessel.name': text({
        label: { nb: 'Skipets navn', nn: 'Namnet på skipet', en: 'Name of the ship' },
        when: by('SHIP'),
        ...asked,
        width: 'md',
      }),
      [imo]: text({
        label: { nb: 'IMO-nummer', nn: 'IMO-nummer', en: 'IMO number' },
        hint: {
          nb: 'Sju sifre. Står på skipet og i skipsregisteret.',
          nn: 'Sju siffer. Står på skipet og i skipsregisteret.',
          en: 'Seven digits. Stands on the ship and in the register of ships.',
        },
        when: by('SHIP'),
        width: 'sm',
        besidePrevious: true,
      }),
    }),
    ...(means.includes('TRUCK') && {
      'transport.registrationNumber': text({
        label: { nb: 'Registreringsnummer', nn: 'Registreringsnummer', en: 'Registration number' },
        hint: {
          nb: 'Bilens, og tilhengerens når varene er i den.',
          nn: 'Det til bilen, og til tilhengjaren når varene er i han.',
          en: 'Of the lorry, and of the trailer when the goods are in it.',
        },
        when: by('TRUCK'),
        ...asked,
        width: 'md',
      }),
    }),
    ...(means.includes('TRAIN') && {
      'transport.wagonNumber': text({
        label: { nb: 'Vognnummer', nn: 'Vognnummer', en: 'Wagon number' },
        when: by('TRAIN'),
        ...asked,
        width: 'md',
      }),
    }),
    ...(means.includes('OTHER') && {
      'transport.transportId': text({
        label: { nb: 'Transport-ID', nn: 'Transport-ID', en: 'Transport id' },
        when: by('OTHER'),
        ...asked,
        width: 'md',
      }),
    }),
    'transport.transportDocument': text({
      label: { nb: 'Transportdokument', nn: 'Transportdokument', en: 'Transport document' },
      hint: {
        nb: 'Nummeret på flyfraktbrev (AWB), konnossement (B/L) eller fraktbrev (CMR, CIM).',
        nn: 'Nummeret på flyfraktbrev (AWB), konnossement (B/L) eller fraktbrev (CMR, CIM).',
        en: 'Number of the air waybill (AWB), bill of lading (B/L) or consignment note (CMR, CIM).',
      },
      when: form.is('transport.meansOfTransport', [...means]),
      width: 'md',
    }),
  }
}

/** An IMO number must be one that a ship can have: its last digit is a check digit. */
export const vesselIsKnown = form.check({
  id: 'imo-number',
  reads: [imo],
  run: ({ transport }): Issue[] => {
    const number = transport?.vessel?.imoNumber
    return number && !isImoNumber(number) ? [form.issue(imo, 'imoNumberInvalid')] : []
  },
})
