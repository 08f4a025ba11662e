export const operatingMessagesTexts = {
  title: { nb: 'Driftsmeldinger', nn: 'Driftsmeldingar', en: 'Operating messages' },
  empty: {
    nb: 'Alle løsningene våre fungerer som normalt.',
    nn: 'Alle løysingane våre fungerer som normalt.',
    en: 'All our services are working normally.',
  },
  loadError: {
    nb: 'Det oppsto en feil ved henting av driftsmeldinger',
    nn: 'Det oppstod ein feil ved henting av driftsmeldingar',
    en: 'An error occurred while fetching operating messages',
  },
  lastUpdated: { nb: 'Sist oppdatert {time}', nn: 'Sist oppdatert {time}', en: 'Last updated {time}' },
  from: { nb: 'Gjelder fra {time}', nn: 'Gjeld frå {time}', en: 'Valid from {time}' },
  fromTo: { nb: 'Gjelder fra {time} til {end}', nn: 'Gjeld frå {time} til {end}', en: 'Valid from {time} to {end}' },
} as const
