export const formDifferencesTexts = {
  one: {
    nb: 'Filen skiller seg fra søknaden i én rute',
    nn: 'Fila skil seg frå søknaden i éi rute',
    en: 'The file differs from the application in one box',
  },
  many: {
    nb: 'Filen skiller seg fra søknaden i {count} ruter',
    nn: 'Fila skil seg frå søknaden i {count} ruter',
    en: 'The file differs from the application in {count} boxes',
  },
  correct: {
    nb: 'Sertifikatet sier det som står i filen. Rett filen eller søknaden, eller send inn som det er; saksbehandleren ser det samme.',
    nn: 'Sertifikatet seier det som står i fila. Rett fila eller søknaden, eller send inn som det er; saksbehandlaren ser det same.',
    en: 'The certificate says what stands in the file. Correct the file or the application, or submit it as it is; the caseworker sees the same.',
  },
  stands: {
    nb: 'Sertifikatet sier det som står i filen.',
    nn: 'Sertifikatet seier det som står i fila.',
    en: 'The certificate says what stands in the file.',
  },
  inFile: { nb: 'I filen', nn: 'I fila', en: 'In the file' },
  expected: { nb: 'I søknaden', nn: 'I søknaden', en: 'In the application' },
  sum: { nb: 'Sum av varelinjene', nn: 'Sum av varelinjene', en: 'Sum of the lines' },
  nothing: { nb: '(tomt)', nn: '(tomt)', en: '(empty)' },
} as const
