export const columnChooserTexts = {
  edit: { nb: 'Rediger kolonner', nn: 'Rediger kolonnar', en: 'Edit columns' },
  kept: {
    nb: 'Valget lagres i denne nettleseren. {shown} av {total} vises.',
    nn: 'Valet blir lagra i denne nettlesaren. {shown} av {total} blir viste.',
    en: 'The choice is kept in this browser. {shown} of {total} are shown.',
  },
  count: { nb: '{shown} av {total} vises.', nn: '{shown} av {total} blir viste.', en: '{shown} of {total} are shown.' },
  all: { nb: 'Velg alle', nn: 'Vel alle', en: 'Select all' },
  always: { nb: 'Vises alltid', nn: 'Blir alltid vist', en: 'Always shown' },
  columns: { nb: 'Kolonner', nn: 'Kolonnar', en: 'Columns' },
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  reset: { nb: 'Tilbakestill', nn: 'Tilbakestill', en: 'Reset' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    'column-chooser': typeof columnChooserTexts
  }
}
