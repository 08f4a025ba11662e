import type { Section } from '@eksport/forms'
import type { CodeEntry } from './form-types.js'

const text = (nb: string) => ({ nb, nn: nb, en: nb })

/** Sections with most kinds of field, for tests and stories: a transport page. */
export const exampleSections: readonly Section[] = [
  {
    id: 'departure',
    title: text('Avgang og ankomst'),
    fields: {
      'transport.meansOfTransport': {
        kind: 'choice',
        label: text('Transportmiddel'),
        required: true,
        options: [
          { value: 'AIR', label: text('Fly') },
          { value: 'SHIP', label: text('Skip') },
        ],
      },
      'transport.containerNumber': {
        kind: 'text',
        label: text('Containernummer'),
        required: true,
        width: 'md',
        when: { path: 'transport.meansOfTransport', is: 'SHIP' },
      },
      'transport.placeOfLoading': { kind: 'text', label: text('Lastested'), required: true },
      'transport.dateOfDeparture': {
        kind: 'date',
        label: text('Avgangsdato'),
        required: true,
        earliest: 0,
        clears: [{ paths: ['transport.timeOfDeparture'] }],
      },
      'transport.timeOfDeparture': {
        kind: 'time',
        label: text('Avgangstid'),
        dateField: 'transport.dateOfDeparture',
        leadMinutes: 60,
        choiceLeadMinutes: 65,
      },
      'transport.pointOfEntry': {
        kind: 'code',
        label: text('Innførselssted'),
        hint: text('Ankomststedet. Det må være godkjent av mottakerlandets kompetente myndighet.'),
        codeList: 'points-of-entry',
        required: true,
      },
    },
  },
  {
    id: 'temperature',
    title: text('Transporttemperatur'),
    checks: [
      {
        id: 'min-max',
        run: (answers) => {
          const { transport } = answers
          if (typeof transport !== 'object' || transport === null) return []
          const { minTemperature: min, maxTemperature: max } = {
            minTemperature: undefined,
            maxTemperature: undefined,
            ...transport,
          }
          if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return []
          return [
            { path: 'transport.minTemperature', code: 'minAboveMax' },
            { path: 'transport.maxTemperature', code: 'maxBelowMin' },
          ]
        },
      },
    ],
    fields: {
      'transport.isAmbient': { kind: 'toggle', label: text('Varene transporteres i romtemperatur') },
      'transport.minTemperature': {
        kind: 'number',
        label: text('Minimum temperatur'),
        unit: text('°C'),
        decimals: 1,
        min: -60,
        max: 60,
        required: true,
        when: { not: { path: 'transport.isAmbient', is: true } },
      },
      'transport.maxTemperature': {
        kind: 'number',
        label: text('Maksimum temperatur'),
        unit: text('°C'),
        decimals: 1,
        min: -60,
        max: 60,
        required: true,
        when: { not: { path: 'transport.isAmbient', is: true } },
      },
    },
  },
  {
    id: 'declaration',
    title: text('Erklæring'),
    fields: {
      'transport.consent': {
        kind: 'consent',
        label: text('Jeg bekrefter at varene oppfyller kravene i erklæringen'),
        statement: text(
          'Jeg er kjent med at Brasil har særkrav utover norsk regelverk, og at jeg som eksportør har ansvaret for at varene oppfyller kravene i sertifikatet.',
        ),
        required: true,
      },
    },
  },
]

/** The kinds that the transport page lacks. */
export const otherSections: readonly Section[] = [
  {
    id: 'rest',
    title: text('Andre felttyper'),
    fields: {
      'sender.name': { kind: 'fixed', label: text('Innsender') },
      'sender.firstName': { kind: 'text', label: text('Fornavn'), required: true, charset: 'name' },
      'sender.lastName': { kind: 'text', label: text('Etternavn'), required: true, charset: 'name' },
      'sender.email': { kind: 'email', label: text('E-post'), required: true },
      'sender.phone': { kind: 'phone', label: text('Telefon'), required: true, min: 6, max: 20 },
      'recipient.phone': {
        kind: 'international-phone',
        label: text('Mottakers telefon'),
        required: true,
        defaultCallingCode: '+86',
      },
      'line.isAlive': { kind: 'yes-no', label: text('Er varen levende?'), required: true },
      'line.period': { kind: 'date-range', label: text('Produksjonsperiode'), required: true, latest: 0 },
      'line.nature': {
        kind: 'code',
        label: text('Produksjonsmåte'),
        codeList: 'nature-of-commodities',
        required: true,
      },
      'line.areas': {
        kind: 'multi-code',
        label: text('Fangstområder'),
        codeList: 'catch-areas',
        min: 1,
        max: 10,
        required: true,
      },
      'line.producer': { kind: 'lookup', label: text('Produksjonsanlegg'), source: 'producers', required: true },
      'line.formats': {
        kind: 'multi-choice',
        label: text('Sertifikatformat'),
        required: true,
        options: [
          { value: 'PAPER', label: text('Papir') },
          { value: 'E_CERT', label: text('Elektronisk') },
        ],
      },
      'line.netWeight': {
        kind: 'number',
        label: text('Nettovekt'),
        unit: text('kg'),
        decimals: 2,
        min: 0.01,
        max: 999999,
        required: true,
      },
      'line.codes': {
        kind: 'text-list',
        label: text('Saksnumre'),
        hint: text('Skill flere med komma'),
        pattern: '\\d{4}/\\d+',
        sample: '2024/123456',
      },
      'line.description': { kind: 'text', label: text('Beskrivelse'), multiline: true, max: 500 },
      'line.slaughter': {
        kind: 'list',
        label: text('Slakteinformasjon'),
        addLabel: text('Legg til slakteperiode'),
        itemLabel: text('Slakteperiode {n}'),
        min: 1,
        required: true,
        fields: {
          siteNumber: { kind: 'number', label: text('Lokalitet'), min: 10000, max: 99999, required: true, width: 'sm' },
          fromDate: { kind: 'date', label: text('Slaktet fra'), required: true },
          toDate: { kind: 'date', label: text('Slaktet til'), required: true },
        },
      },
    },
  },
]

/** Containers, each with its seals: a list within a list item. */
export const nestedSections: readonly Section[] = [
  {
    id: 'containers',
    title: text('Containere'),
    fields: {
      containers: {
        kind: 'list',
        label: text('Containere'),
        addLabel: text('Legg til container'),
        itemLabel: text('Container {n}'),
        fields: {
          number: { kind: 'text', label: text('Containernummer'), required: true, width: 'md' },
          seals: {
            kind: 'list',
            label: text('Plomber'),
            addLabel: text('Legg til plombe'),
            itemLabel: text('Plombe {n}'),
            fields: { number: { kind: 'text', label: text('Plombenummer'), required: true, width: 'md' } },
          },
        },
      },
    },
  },
]

const entry = (code: string, nb: string): CodeEntry => ({ code, names: { nb, nn: nb, en: nb }, active: true })

const ports = [
  'São Paulo Guarulhos',
  'Rio de Janeiro',
  'Santos',
  'Paranaguá',
  'Manaus',
  'Recife',
  'Fortaleza',
  'Itajaí',
  'Belém',
  'Vitória',
  'Salvador',
  'Porto Alegre',
  'Ålesund',
  'Suape',
]

export const exampleCodeLists = {
  'points-of-entry': ports.map((name, index) => entry(`BR${String(index).padStart(2, '0')}`, name)),
  'nature-of-commodities': [entry('FARMED', 'Oppdrettet'), entry('WILD_CAUGHT', 'Villfanget')],
  'catch-areas': Array.from({ length: 16 }, (_, index) => entry(`27.${index + 1}`, `Område 27.${index + 1}`)),
}

export const exampleIssueTexts = {
  minAboveMax: text('Minimum temperatur kan ikke være høyere enn maksimum temperatur'),
  maxBelowMin: text('Maksimum temperatur kan ikke være lavere enn minimum temperatur'),
}

/** Friday, 12:04 in Oslo. */
export const exampleNow = '2026-11-20T11:04:00Z'
