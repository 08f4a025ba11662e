export const shellTexts = {
  overview: { nb: 'Oversikt', nn: 'Oversikt', en: 'Overview' },
  operatingMessages: { nb: 'Driftsmeldinger', nn: 'Driftsmeldingar', en: 'Operating messages' },
  guidance: { nb: 'Veiledning', nn: 'Rettleiing', en: 'Guidance' },
  guidanceLong: { nb: 'Veiledning for eksport', nn: 'Rettleiing for eksport', en: 'Guidance on export' },
  times: { nb: 'Så lang tid tar det', nn: 'Så lang tid tek det', en: 'How long it takes' },
  product: {
    nb: 'Eksport – helsesertifikater for sjømat',
    nn: 'Eksport – helsesertifikat for sjømat',
    en: 'Eksport – health certificates for seafood',
  },
  switchboard: { nb: 'Sentralbord {phone}', nn: 'Sentralbord {phone}', en: 'Switchboard {phone}' },
} as const
