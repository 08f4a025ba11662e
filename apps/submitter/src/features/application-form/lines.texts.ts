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
  blocked: {
    nb: 'Rett opp i varelinjene før du går videre.',
    nn: 'Rett opp i varelinjene før du går vidare.',
    en: 'Correct the product lines before you go on.',
  },
} as const
