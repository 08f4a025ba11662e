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
