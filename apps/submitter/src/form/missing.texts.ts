export const missingTexts = {
  title: { nb: 'Dette gjenstår', nn: 'Dette står att', en: 'What remains' },
  intro: {
    nb: 'Bare det som mangler står her. Alt annet ser du i oppsummeringen.',
    nn: 'Berre det som manglar står her. Alt anna ser du i oppsummeringa.',
    en: 'Only what is missing stands here. You see everything else in the summary.',
  },
  copied: {
    nb: 'Kopiert fra {from}. Det som hører til én forsendelse fyller du ut på nytt, og erklæringene gir du på nytt.',
    nn: 'Kopiert frå {from}. Det som høyrer til éi forsending fyller du ut på nytt, og erklæringane gir du på nytt.',
    en: 'Copied from {from}. What belongs to one consignment is filled in anew, and the declarations are given anew.',
  },
  line: { nb: 'Varelinje {n}', nn: 'Varelinje {n}', en: 'Product line {n}' },
  sameDates: {
    nb: 'Bruk datoene på de andre linjene',
    nn: 'Bruk datoane på dei andre linjene',
    en: 'Use the dates for the other lines',
  },
  datesHereFirst: { nb: 'Skriv datoene her først.', nn: 'Skriv datoane her først.', en: 'Write the dates here first.' },
  noDates: {
    nb: 'Ingen andre linjer mangler datoene som står her.',
    nn: 'Ingen andre linjer manglar datoane som står her.',
    en: 'No other line lacks the dates that stand here.',
  },
  dates: {
    nb: 'Datoene er satt inn på {n} linjer.',
    nn: 'Datoane er sette inn på {n} linjer.',
    en: 'The dates have been put into {n} lines.',
  },
  datesOne: {
    nb: 'Datoene er satt inn på 1 linje.',
    nn: 'Datoane er sette inn på 1 linje.',
    en: 'The dates have been put into 1 line.',
  },
  next: { nb: 'Gå til neste', nn: 'Gå til neste', en: 'Go to the next' },
  toSummary: { nb: 'Til oppsummering', nn: 'Til oppsummering', en: 'To the summary' },
  nothing: {
    nb: 'Alt er fylt ut. Kontroller opplysningene i oppsummeringen før du sender inn.',
    nn: 'Alt er fylt ut. Kontroller opplysningane i oppsummeringa før du sender inn.',
    en: 'Everything is filled in. Check the information in the summary before you submit.',
  },
  elsewhere: {
    nb: 'Dette fyller du ut på sin egen side:',
    nn: 'Dette fyller du ut på si eiga side:',
    en: 'This is filled in on a page of its own:',
  },
} as const
