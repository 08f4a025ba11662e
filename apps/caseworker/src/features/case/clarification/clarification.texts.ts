import type { FactGroup } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const clarificationTexts = {
  scope: { nb: 'Hva kan eksportøren endre?', nn: 'Kva kan eksportøren endre?', en: 'What may the exporter change?' },
  chosen: { nb: 'Bare feltene jeg velger', nn: 'Berre felta eg vel', en: 'Only the fields that I choose' },
  all: { nb: 'Hele søknaden', nn: 'Heile søknaden', en: 'The whole application' },
  nothing: {
    nb: 'Ingenting, jeg vil bare ha et svar',
    nn: 'Ingenting, eg vil berre ha eit svar',
    en: 'Nothing, I only want an answer',
  },
  fields: { nb: 'Felt som åpnes', nn: 'Felt som blir opna', en: 'Fields that are opened' },
  find: { nb: 'Finn felt', nn: 'Finn felt', en: 'Find a field' },
  findHint: {
    nb: 'Skriv navnet på feltet, det som står der, eller «varelinje 3».',
    nn: 'Skriv namnet på feltet, det som står der, eller «varelinje 3».',
    en: 'Type the name of the field, what it says, or “product line 3”.',
  },
  none: { nb: 'Ingen felt passer.', nn: 'Ingen felt passar.', en: 'No field matches.' },
  count: {
    nb: '{n} felt åpnes, resten er låst',
    nn: '{n} felt blir opna, resten er låst',
    en: '{n} fields are opened, the rest is locked',
  },
  countOne: {
    nb: '1 felt åpnes, resten er låst',
    nn: '1 felt blir opna, resten er låst',
    en: '1 field is opened, the rest is locked',
  },
  countTogether: {
    nb: 'Spørsmålene åpner {n} felt til sammen, resten er låst',
    nn: 'Spørsmåla opnar {n} felt til saman, resten er låst',
    en: 'Fields opened by the questions together: {n}. The rest is locked',
  },
  allTogether: {
    nb: 'Et annet spørsmål åpner hele søknaden',
    nn: 'Eit anna spørsmål opnar heile søknaden',
    en: 'Another question opens the whole application',
  },
  chosenIn: { nb: '{n} valgt', nn: '{n} valde', en: '{n} chosen' },
  wholeLine: { nb: 'Hele linjen', nn: 'Heile linja', en: 'The whole line' },
  chooseOne: {
    nb: 'Velg minst ett felt, eller velg noe annet over.',
    nn: 'Vel minst eitt felt, eller vel noko anna over.',
    en: 'Choose at least one field, or choose otherwise above.',
  },
  tooMany: {
    nb: 'Velg høyst {n} felt, eller åpne hele søknaden.',
    nn: 'Vel høgst {n} felt, eller opne heile søknaden.',
    en: 'Choose at most {n} fields, or open the whole application.',
  },
  files: { nb: 'Filer til eksportøren', nn: 'Filer til eksportøren', en: 'Files for the exporter' },
  questionNumber: { nb: 'Spørsmål {n}', nn: 'Spørsmål {n}', en: 'Question {n}' },
  addQuestion: { nb: 'Legg til et spørsmål', nn: 'Legg til eit spørsmål', en: 'Add a question' },
  removeQuestion: { nb: 'Fjern spørsmål {n}', nn: 'Fjern spørsmål {n}', en: 'Remove question {n}' },
  tooManyFiles: {
    nb: 'Du kan legge ved høyst {n} filer til sammen.',
    nn: 'Du kan leggje ved høgst {n} filer til saman.',
    en: 'You can attach at most {n} files in all.',
  },
  sendSeveral: { nb: 'Send {n} spørsmål', nn: 'Send {n} spørsmål', en: 'Send {n} questions' },
  send: { nb: 'Send spørsmålet', nn: 'Send spørsmålet', en: 'Send the question' },
} as const satisfies Record<string, LocalizedText>

/** Messages on the case about the last question and its answer. */
export const answeredTexts = {
  open: { nb: 'Venter på svar fra eksportøren', nn: 'Ventar på svar frå eksportøren', en: 'Waiting for the exporter' },
  editing: {
    nb: 'Eksportøren retter søknaden',
    nn: 'Eksportøren rettar søknaden',
    en: 'The exporter is correcting the application',
  },
  answered: { nb: 'Endret siden sist', nn: 'Endra sidan sist', en: 'Changed since last time' },
  questionNumber: { nb: 'Spørsmål {n}', nn: 'Spørsmål {n}', en: 'Question {n}' },
  question: { nb: 'Spørsmålet', nn: 'Spørsmålet', en: 'The question' },
  answer: { nb: 'Svaret', nn: 'Svaret', en: 'The answer' },
  noAnswer: { nb: 'Ikke besvart i ord.', nn: 'Ikkje svara på i ord.', en: 'Not answered in words.' },
  otherChanges: { nb: 'Andre endringer', nn: 'Andre endringar', en: 'Other changes' },
  inWords: { nb: 'Uten ord, se endringene.', nn: 'Utan ord, sjå endringane.', en: 'Without words, see the changes.' },
  about: { nb: 'Åpnet for retting', nn: 'Opna for retting', en: 'Opened for correction' },
  everything: { nb: 'Hele søknaden', nn: 'Heile søknaden', en: 'The whole application' },
  nothing: { nb: 'Ingenting', nn: 'Ingenting', en: 'Nothing' },
  changes: { nb: 'Endringer', nn: 'Endringar', en: 'Changes' },
  unchanged: {
    nb: 'Ingenting i søknaden er endret.',
    nn: 'Ingenting i søknaden er endra.',
    en: 'Nothing in the application has changed.',
  },
  newLine: { nb: 'Ny varelinje', nn: 'Ny varelinje', en: 'New product line' },
  goneLine: { nb: 'Fjernet varelinje', nn: 'Fjerna varelinje', en: 'Removed product line' },
} as const satisfies Record<string, LocalizedText>

/** Headings over the fields of a question. */
export const groupTexts = {
  application: { nb: 'Søknad', nn: 'Søknad', en: 'Application' },
  format: { nb: 'Format', nn: 'Format', en: 'Format' },
  sender: { nb: 'Avsender', nn: 'Avsendar', en: 'Sender' },
  recipient: { nb: 'Mottaker', nn: 'Mottakar', en: 'Recipient' },
  control: { nb: 'Siste kontrollmulighet', nn: 'Siste kontrollhøve', en: 'Last opportunity for control' },
  transport: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
  temperature: { nb: 'Temperatur', nn: 'Temperatur', en: 'Temperature' },
  retrieval: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  goods: { nb: 'Varelinjer', nn: 'Varelinjer', en: 'Product lines' },
} as const satisfies Record<FactGroup, LocalizedText>
