export const factSectionsTexts = {
  sections: { nb: 'Seksjoner', nn: 'Seksjonar', en: 'Sections' },
  loading: { nb: 'Henter opplysningene', nn: 'Hentar opplysningane', en: 'Loading the facts' },
  changes: { nb: 'Endringer', nn: 'Endringar', en: 'Changes' },
  nChanges: { nb: '{n} endringer', nn: '{n} endringar', en: '{n} changes' },
  oneChange: { nb: '1 endring', nn: '1 endring', en: '1 change' },
  noChanges: { nb: 'Ingen endringer', nn: 'Ingen endringar', en: 'No changes' },
  previousChange: { nb: 'Forrige', nn: 'Førre', en: 'Previous' },
  nextChange: { nb: 'Neste', nn: 'Neste', en: 'Next' },
  place: { nb: '{n} av {total}', nn: '{n} av {total}', en: '{n} of {total}' },
  onlyChanges: { nb: 'Vis bare endringer', nn: 'Vis berre endringar', en: 'Show changes only' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'fact-sections': typeof factSectionsTexts
  }
}
