import { choice, code, type DateField, date, type Section, type TextField, text, time } from '@eksport/forms'
import type { MeansOfTransport } from '../application/enumerations.ts'
import { form } from './forms.ts'

const meansLabels: Readonly<Record<MeansOfTransport, { nb: string; nn: string; en: string }>> = {
  AIR: { nb: 'Fly', nn: 'Fly', en: 'Air' },
  SHIP: { nb: 'Skip', nn: 'Skip', en: 'Ship' },
  TRUCK: { nb: 'Lastebil', nn: 'Lastebil', en: 'Truck' },
  TRAIN: { nb: 'Tog', nn: 'Tog', en: 'Train' },
  OTHER: { nb: 'Annet', nn: 'Anna', en: 'Other' },
}

interface Text {
  readonly required?: TextField['required']
  readonly max?: number
}

/** The goods go by ship: their container has a number. */
export const isByShip = form.is('transport.meansOfTransport', 'SHIP')

/** How the goods travel. What is left out is not asked. */
export function meansOfTransportSection(options: {
  readonly means: readonly MeansOfTransport[]
  readonly transportId?: Text
  readonly containerNumber?: Text
  readonly sealNumber?: Text
}): Section {
  const { means, transportId, containerNumber, sealNumber } = options
  return form.section({
    id: 'means',
    title: { nb: 'Transportmiddel', nn: 'Transportmiddel', en: 'Means of transport' },
    fields: {
      'transport.meansOfTransport': choice({
        label: { nb: 'Transportmiddel', nn: 'Transportmiddel', en: 'Means of transport' },
        options: means.map((value) => ({ value, label: meansLabels[value] })),
        required: true,
      }),
      ...(transportId && {
        'transport.transportId': text({
          label: { nb: 'Transport-ID', nn: 'Transport-ID', en: 'Transport id' },
          hint: {
            nb: 'For eksempel flightnummer, skipets navn eller registreringsnummer.',
            nn: 'Til dømes flightnummer, namnet på skipet eller registreringsnummer.',
            en: 'For example flight number, name of the ship or registration number.',
          },
          ...transportId,
          width: 'md',
        }),
      }),
      ...(containerNumber && {
        'transport.containerNumber': text({
          label: { nb: 'Containernummer', nn: 'Containernummer', en: 'Container number' },
          ...containerNumber,
          width: 'md',
        }),
      }),
      ...(sealNumber && {
        'transport.sealNumber': text({
          label: { nb: 'Plombenummer', nn: 'Plombenummer', en: 'Seal number' },
          ...sealNumber,
          width: 'md',
        }),
      }),
    },
  })
}

const dateOfDeparture = (clearsTime: boolean): DateField =>
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

/** [WIZ-10] From where and when; a new day makes the time meaningless. What is left out is not asked. */
export function departureSection(options: {
  readonly placeOfDispatch?: Text
  readonly placeOfLoading?: Text
  readonly timeOfDeparture?: Asked
  readonly pointOfEntry?: Asked
  readonly entryBcp?: Asked
}): Section {
  const { placeOfDispatch, placeOfLoading, timeOfDeparture, pointOfEntry, entryBcp } = options
  return form.section({
    id: 'departure',
    title: { nb: 'Avgang og ankomst', nn: 'Avgang og framkomst', en: 'Departure and arrival' },
    fields: {
      ...(placeOfDispatch && {
        'transport.placeOfDispatch.value': text({
          label: { nb: 'Avsendersted', nn: 'Avsendarstad', en: 'Place of dispatch' },
          ...placeOfDispatch,
          width: 'md',
        }),
      }),
      ...(placeOfLoading && {
        'transport.placeOfLoading': text({
          label: { nb: 'Lastested', nn: 'Lastestad', en: 'Place of loading' },
          ...placeOfLoading,
          width: 'md',
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
}
