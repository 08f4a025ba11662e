export const columnChooserTexts = {
  edit: { nb: 'Rediger kolonner', nn: 'Rediger kolonnar', en: 'Edit columns' },
  kept: {
    nb: 'Valget lagres i denne nettleseren. {shown} av {total} vises.',
    nn: 'Valet blir lagra i denne nettlesaren. {shown} av {total} blir viste.',
    en: 'The choice is kept in this browser. {shown} of {total} are shown.',
  },
  count: { nb: '{shown} av {total} vises.', nn: '{shown} av {total} blir viste.', en: '{shown} of {total} are shown.' },
  all: { nb: 'Velg alle ({shown}/{total})', nn: 'Vel alle ({shown}/{total})', en: 'Select all ({shown}/{total})' },
  density: { nb: 'Radhøyde', nn: 'Radhøgd', en: 'Row height' },
  densityPage: { nb: 'Standard', nn: 'Standard', en: 'Standard' },
  densityMd: { nb: 'Luftig', nn: 'Luftig', en: 'Roomy' },
  densitySm: { nb: 'Tett', nn: 'Tett', en: 'Compact' },
  move: { nb: 'Flytt {column}', nn: 'Flytt {column}', en: 'Move {column}' },
  moveHint: {
    nb: 'Mellomrom løfter, piltaster flytter, Escape angrer.',
    nn: 'Mellomrom løftar, piltastar flyttar, Escape angrar.',
    en: 'Space lifts, arrow keys move, Escape cancels.',
  },
  moveUp: { nb: 'Flytt {column} opp', nn: 'Flytt {column} opp', en: 'Move {column} up' },
  moveDown: { nb: 'Flytt {column} ned', nn: 'Flytt {column} ned', en: 'Move {column} down' },
  lifted: {
    nb: '{column} er løftet. Plass {place} av {total}.',
    nn: '{column} er løfta. Plass {place} av {total}.',
    en: '{column} is lifted. Place {place} of {total}.',
  },
  moved: {
    nb: '{column}, plass {place} av {total}.',
    nn: '{column}, plass {place} av {total}.',
    en: '{column}, place {place} of {total}.',
  },
  dropped: {
    nb: '{column} står på plass {place} av {total}.',
    nn: '{column} står på plass {place} av {total}.',
    en: '{column} stands at place {place} of {total}.',
  },
  cancelled: {
    nb: 'Flyttingen er angret. {column} står på plass {place} av {total}.',
    nn: 'Flyttinga er angra. {column} står på plass {place} av {total}.',
    en: 'The move is cancelled. {column} stands at place {place} of {total}.',
  },
  narrower: { nb: 'Gjør {column} smalere', nn: 'Gjer {column} smalare', en: 'Make {column} narrower' },
  wider: { nb: 'Gjør {column} bredere', nn: 'Gjer {column} breiare', en: 'Make {column} wider' },
  width: { nb: '{column}, {width} piksler.', nn: '{column}, {width} pikslar.', en: '{column}, {width} pixels.' },
  pin: {
    nb: 'Hold {column} fast til venstre',
    nn: 'Hald {column} fast til venstre',
    en: 'Keep {column} in sight at the left',
  },
  unpin: { nb: 'Slipp {column} løs', nn: 'Slepp {column} laus', en: 'Let {column} scroll with the others' },
  wasReset: {
    nb: 'Kolonnene er som fra starten.',
    nn: 'Kolonnane er som frå starten.',
    en: 'The columns are as at first.',
  },
  noRoom: { nb: 'Har ikke plass nå', nn: 'Har ikkje plass no', en: 'No room for it now' },
  always: { nb: 'Vises alltid', nn: 'Blir alltid vist', en: 'Always shown' },
  columns: { nb: 'Kolonner', nn: 'Kolonnar', en: 'Columns' },
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  reset: { nb: 'Tilbakestill', nn: 'Tilbakestill', en: 'Reset' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'column-chooser': typeof columnChooserTexts
  }
}
