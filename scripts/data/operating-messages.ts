/** Our own words: the authority's operating messages of a given day are not reference data. */
export const operatingMessages = [
  {
    id: 'jul-2026',
    level: 'INFO',
    texts: {
      nb: '<p>I romjulen har kontorene kortere åpningstid. Velg hentetid i god tid før du sender inn.</p>',
      nn: '<p>I romjula har kontora kortare opningstid. Vel hentetid i god tid før du sender inn.</p>',
      en: '<p>The offices have shorter opening hours between Christmas and New Year. Choose a pickup time well before you submit.</p>',
    },
    validFrom: '2026-11-01T00:00:00+01:00',
    validTo: '2027-01-01T00:00:00+01:00',
    constructed: true,
  },
]
