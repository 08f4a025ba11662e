import { describeForm } from '../define/describe-form.ts'
import {
  choice,
  code,
  consent,
  date,
  dateRange,
  email,
  fixed,
  internationalPhone,
  lookup,
  multiChoice,
  multiCode,
  number,
  phone,
  text,
  textList,
  time,
  toggle,
  yesNo,
} from '../define/fields.ts'
import type { FormTemplate } from '../define/template.ts'
import type { ExampleSetup } from './examples.ts'

/** A visit to a zoo: a form with every kind of field, for the engine's own tests. */
export interface Visit {
  guest?: {
    name?: string
    note?: string
    email?: string
    phone?: string
    abroad?: { callingCode?: string; number?: string }
  }
  day?: string
  hour?: string
  stay?: { from?: string; to?: string }
  size?: 'SMALL' | 'LARGE'
  extras?: ('FOOD' | 'GUIDE')[]
  country?: string
  languages?: string[]
  guide?: string
  rules?: boolean
  hasDog?: boolean
  isMember?: boolean
  memberNumber?: string
  group?: string
  people?: { name?: string; age?: number }[]
  animals?: { species?: string; hours?: number }[]
  home?: string
  cars?: string[]
  ticket?: 'DAY'
  files?: { id: string; type: string }[]
}

const label = { nb: 'Felt', nn: 'Felt', en: 'Field' }
const option = <Value extends string>(value: Value) => ({ value, label })
const form = describeForm<Visit>()
const animalForm = describeForm<{ species?: string; hours?: number }>()
const personForm = describeForm<{ name?: string; age?: number }>()

export const visit: FormTemplate<'guest' | 'animals' | 'lions' | 'member'> = {
  id: 'visit',
  version: 1,
  title: label,
  steps: [
    {
      id: 'guest',
      title: label,
      sections: [
        form.section({
          id: 'guest',
          title: label,
          fields: {
            'guest.name': text({ label, required: true, charset: 'name' }),
            'guest.note': text({ label, multiline: true, min: 9, max: 500 }),
            'guest.email': email({ label }),
            'guest.phone': phone({ label, min: 6 }),
            'guest.abroad': internationalPhone({ label, required: true, defaultCallingCode: '+47' }),
            day: date({ label, required: true, earliest: 0, clears: [form.wipes(['hour'])] }),
            hour: time({ label, dateField: 'day', leadMinutes: 60 }),
            stay: dateRange({ label, required: true }),
            size: choice({ label, required: true, options: [option('SMALL'), option('LARGE')] }),
            extras: multiChoice({ label, options: [option('FOOD'), option('GUIDE')] }),
            country: code({ label, codeList: 'countries', initial: 'NO' }),
            languages: multiCode({ label, codeList: 'languages', required: true, min: 1, max: 2 }),
            guide: lookup({ label, source: 'guides', when: form.includes('extras', 'GUIDE') }),
            rules: consent({ label, required: true }),
            hasDog: yesNo({ label, required: true }),
            isMember: toggle({ label, clears: [form.wipes(['memberNumber'], form.is('isMember', true))] }),
            home: code({ label, codeList: 'countries', initialFrom: 'country' }),
            cars: textList({
              label,
              required: true,
              pattern: '[A-Z]{2}\\d+',
              patternCode: 'invalid',
              sample: 'EL1234',
            }),
            ticket: choice({ label, required: true, options: [option('DAY')], initial: 'DAY' }),
            group: fixed({ label }),
            people: personForm.list({
              label,
              required: true,
              addLabel: label,
              itemLabel: label,
              fields: { name: text({ label, required: true }), age: number({ label, min: 0, max: 120 }) },
            }),
          },
          checks: [
            form.check({
              id: 'dogs-are-small',
              reads: ['size', 'hasDog'],
              run: ({ size, hasDog }) => (hasDog && size === 'LARGE' ? [form.issue('size', 'choice')] : []),
            }),
            // A hidden answer is not reported.
            form.check({ id: 'hidden', reads: [], run: () => [form.issue('memberNumber', 'invalid')] }),
          ],
        }),
      ],
    },
    {
      id: 'animals',
      title: label,
      sections: [],
      items: {
        path: 'animals',
        sections: [
          animalForm.section({
            id: 'animal',
            fields: {
              species: text({ label, required: true }),
              hours: number({ label, decimals: 1, min: 0.5, required: animalForm.is('species', 'Eksempel') }),
            },
          }),
        ],
        min: 1,
        max: 3,
        itemLabel: { nb: 'Dyr {n}', nn: 'Dyr {n}', en: 'Animal {n}' },
      },
    },
    {
      id: 'lions',
      title: label,
      when: form.hasItem('animals', animalForm.is('species', 'Løve')),
      sections: [],
      uploads: [
        { path: 'files', type: 'INSURANCE', label, accept: ['application/pdf'], min: 1, max: 2, minCode: 'required' },
      ],
    },
    {
      id: 'member',
      title: label,
      when: form.is('isMember', true),
      sections: [form.section({ id: 'member', fields: { memberNumber: text({ label, required: true, max: 10 }) } })],
    },
  ],
}

export const visitSetup: ExampleSetup = {
  context: {
    given: {},
    now: '2026-11-20T12:00:00+01:00',
    timeZone: 'Europe/Oslo',
    codes: { countries: new Set(['NO']), languages: new Set(['nb', 'nn', 'en']), guides: new Set(['kari']) },
  },
  values: { isMember: true, size: 'LARGE' },
  items: [{ species: 'Rev' }, { species: 'Løve' }],
  broken: [
    {
      title: 'an hour that is too near',
      set: { day: '2026-11-20', hour: '12:30' },
      path: 'hour',
      code: 'tooSoon',
    },
    { title: 'a dog', set: { hasDog: true }, path: 'size', code: 'choice', base: 'fullest' },
    { title: 'too many', set: { animals: [{}, {}, {}, {}] }, path: 'animals', code: 'tooMany' },
  ],
}
