export const paginationTexts = {
  range: {
    nb: '{from}-{to} av {total} {noun}',
    nn: '{from}-{to} av {total} {noun}',
    en: '{from}-{to} of {total} {noun}',
  },
  rangeOfMore: {
    nb: '{from}-{to} av over {total} {noun}',
    nn: '{from}-{to} av over {total} {noun}',
    en: '{from}-{to} of more than {total} {noun}',
  },
  none: { nb: 'Ingen {many}', nn: 'Ingen {many}', en: 'No {many}' },
  pageSize: { nb: 'Rader per side', nn: 'Rader per side', en: 'Rows per page' },
  fill: { nb: 'Fyll skjermen ({size})', nn: 'Fyll skjermen ({size})', en: 'Fill the screen ({size})' },
  nav: { nb: 'Sider', nn: 'Sider', en: 'Pages' },
  previous: { nb: 'Forrige side', nn: 'Førre side', en: 'Previous page' },
  next: { nb: 'Neste side', nn: 'Neste side', en: 'Next page' },
  page: { nb: 'Side {page}', nn: 'Side {page}', en: 'Page {page}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    pagination: typeof paginationTexts
  }
}
