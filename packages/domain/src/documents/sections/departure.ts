import { type Asking, type Condition, choice, code, date, type ReadBy, type Section, text, time } from '@eksport/forms'
import type { MeansOfTransport } from '../../application/enumerations.ts'
import { type ContainersAsked, containerSaysSomething, containers } from './containers.ts'
import { type Free, form, type Given } from './forms.ts'
import {
  type IdentificationAsked,
  type IdentifiedBy,
  identification,
  type TransportDocument,
  vesselIsKnown,
} from './identification.ts'

/** Names of the means of transport. */
export const meansLabels: Readonly<Record<MeansOfTransport, { nb: string; nn: string; en: string }>> = {
  AIR: { nb: 'Fly', nn: 'Fly', en: 'Air' },
  SHIP: { nb: 'Skip', nn: 'Skip', en: 'Ship' },
  TRUCK: { nb: 'Lastebil', nn: 'Lastebil', en: 'Truck' },
  TRAIN: { nb: 'Tog', nn: 'Tog', en: 'Train' },
  OTHER: { nb: 'Annet', nn: 'Anna', en: 'Other' },
}

interface Text<Required = boolean> {
  readonly required?: Required
  readonly max?: number
}

/** The goods go by ship. */
export const isByShip = form.is('transport.meansOfTransport', 'SHIP')

type ShipOnly = ReadBy<typeof isByShip>

interface MeansOptions {
  readonly means: readonly MeansOfTransport[]
  readonly identification?: IdentificationAsked
  readonly containers?: ContainersAsked<ShipOnly>
}

type MeansSection<O extends MeansOptions> = Section &
  Asking<
    | 'transport.meansOfTransport'
    | `transport.meansOfTransport=${O['means'][number]}`
    | Given<
        O,
        {
          identification: IdentifiedBy[O['means'][number]] | TransportDocument
          containers: Free<'transport.containers'>
        }
      >,
    O['containers'] extends { readonly required: Condition<ShipOnly> } ? ShipOnly : never
  >

/** How the goods travel. What the options leave out is not asked. */
export function meansOfTransportSection<const O extends MeansOptions>(options: O): MeansSection<O> {
  const { means, identification: identified, containers: asked }: MeansOptions = options
  const section = form.section({
    id: 'means',
    // Identifies a means that the template does not offer; answered before each means had a question of its own.
    ...(identified && { known: ['transport.transportId'] }),
    title: { nb: 'Transportmiddel', nn: 'Transportmiddel', en: 'Means of transport' },
    fields: {
      'transport.meansOfTransport': choice({
        label: { nb: 'Transportmiddel', nn: 'Transportmiddel', en: 'Means of transport' },
        options: means.map((value) => ({ value, label: meansLabels[value] })),
        required: true,
        // The number of a bill of lading is not that of an air waybill.
        clears: [form.wipes(['transport.transportDocument'])],
      }),
      ...(identified && identification(means, identified)),
      ...(asked && { 'transport.containers': containers(asked) }),
    },
    checks: [...(identified ? [vesselIsKnown] : []), ...(asked?.seals ? [containerSaysSomething] : [])],
  })
  return section as Section as MeansSection<O> // the fields above exist when their options do
}

const dateOfDeparture = (clearsTime: boolean) =>
  date({
    label: { nb: 'Avgangsdato', nn: 'Avgangsdato', en: 'Departure date' },
    required: true,
    earliest: 0,
    earliestCode: 'departureInPast',
    ...(clearsTime && { clears: [form.wipes(['transport.timeOfDeparture'])] }),
    width: 'sm',
  })

const entry = {
  pointOfEntry: {
    label: { nb: 'Innførselssted', nn: 'Innførselsstad', en: 'Point of entry' },
    hint: {
      nb: 'Ankomststedet. Det må være godkjent av mottakerlandets kompetente myndighet.',
      nn: 'Framkomststaden. Han må vere godkjend av den kompetente styresmakta i mottakarlandet.',
      en: 'The place of arrival. It must be approved by the competent authority of the importing country.',
    },
    codeList: 'points-of-entry',
    width: 'md',
  },
  entryBcp: {
    label: { nb: 'Grensekontrollsted', nn: 'Grensekontrollstad', en: 'Entry border control post' },
    codeList: 'border-control-posts',
    width: 'md',
  },
} as const

type Asked = 'required' | 'optional'

interface DepartureOptions {
  readonly placeOfDispatch?: Text
  readonly placeOfLoading?: Text
  readonly timeOfDeparture?: Asked
  readonly pointOfEntry?: Asked
  readonly entryBcp?: Asked
}

type DepartureSection<O extends DepartureOptions> = Section &
  Asking<
    | Free<'transport.dateOfDeparture'>
    | Given<
        O,
        {
          placeOfDispatch: Free<'transport.placeOfDispatch.value'>
          placeOfLoading: Free<'transport.placeOfLoading'>
          timeOfDeparture: Free<'transport.timeOfDeparture'>
          pointOfEntry: Free<'transport.pointOfEntry'>
          entryBcp: Free<'transport.entryBcp'>
        }
      >,
    'transport.dateOfDeparture'
  >

/** [WIZ-10] The place and time of departure; changing the day clears the time. What the options leave out is not asked. */
export function departureSection<const O extends DepartureOptions>(options: O): DepartureSection<O> {
  const { placeOfDispatch, placeOfLoading, timeOfDeparture, pointOfEntry, entryBcp }: DepartureOptions = options
  const section = form.section({
    id: 'departure',
    title: { nb: 'Avgang og ankomst', nn: 'Avgang og framkomst', en: 'Departure and arrival' },
    fields: {
      ...(placeOfDispatch && {
        'transport.placeOfDispatch.value': text({
          label: { nb: 'Avsendersted', nn: 'Avsendarstad', en: 'Place of dispatch' },
          ...placeOfDispatch,
        }),
      }),
      ...(placeOfLoading && {
        'transport.placeOfLoading': text({
          label: { nb: 'Lastested', nn: 'Lastestad', en: 'Place of loading' },
          ...placeOfLoading,
          ...(placeOfDispatch && { besidePrevious: true }),
        }),
      }),
      'transport.dateOfDeparture': dateOfDeparture(timeOfDeparture !== undefined),
      ...(timeOfDeparture && {
        'transport.timeOfDeparture': time({
          label: { nb: 'Avgangstid', nn: 'Avgangstid', en: 'Departure time' },
          required: timeOfDeparture === 'required',
          dateField: 'transport.dateOfDeparture',
          stepMinutes: 30,
          choiceLeadMinutes: 65,
          width: 'sm',
        }),
      }),
      ...(pointOfEntry && {
        'transport.pointOfEntry': code({ ...entry.pointOfEntry, required: pointOfEntry === 'required' }),
      }),
      ...(entryBcp && { 'transport.entryBcp': code({ ...entry.entryBcp, required: entryBcp === 'required' }) }),
    },
  })
  return section as Section as DepartureSection<O> // the fields above exist when their options do
}
