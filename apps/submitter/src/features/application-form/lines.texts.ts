export const linesTexts = {
  line: { nb: 'Varelinje {n}', nn: 'Varelinje {n}', en: 'Product line {n}' },
  count: {
    nb: '{n} varelinjer, {weight} netto',
    nn: '{n} varelinjer, {weight} netto',
    en: '{n} product lines, {weight} net',
  },
  countOne: {
    nb: '1 varelinje, {weight} netto',
    nn: '1 varelinje, {weight} netto',
    en: '1 product line, {weight} net',
  },
  none: { nb: 'Ingen varelinjer ennå', nn: 'Ingen varelinjer enno', en: 'No product lines yet' },
  noneText: {
    nb: 'Legg til minst én linje for å gå videre.',
    nn: 'Legg til minst éi linje for å gå vidare.',
    en: 'Add at least one line to go on.',
  },
  add: { nb: 'Legg til varelinje', nn: 'Legg til varelinje', en: 'Add product line' },
  done: { nb: 'Ferdig med linjen', nn: 'Ferdig med linja', en: 'Done with this line' },
  notLookedUp: {
    nb: 'Vi fikk ikke slått opp lokalitet eller produsent nå. Trykk på «Ferdig med linjen» én gang til for å gå videre. De blir kontrollert når du sender inn.',
    nn: 'Vi fekk ikkje slått opp lokalitet eller produsent no. Trykk på «Ferdig med linja» éin gong til for å gå vidare. Dei blir kontrollerte når du sender inn.',
    en: 'We could not look up the site or the producer now. Press "Done with this line" once more to go on. They are checked when you submit.',
  },
  blocked: {
    nb: 'Rett opp i varelinjene før du går videre.',
    nn: 'Rett opp i varelinjene før du går vidare.',
    en: 'Correct the product lines before you go on.',
  },
} as const
