export const lineTableTexts = {
  caption: {
    nb: '{Many}. Pil opp og ned bytter linje, Enter går til feltene.',
    nn: '{Many}. Pil opp og ned byter linje, Enter går til felta.',
    en: '{Many}. The up and down arrows change line, Enter goes to the fields.',
  },
  number: { nb: 'Nr.', nn: 'Nr.', en: 'No.' },
  sum: { nb: 'Sum', nn: 'Sum', en: 'Total' },
  show: { nb: 'Vis linjer', nn: 'Vis linjer', en: 'Show lines' },
  all: { nb: 'Alle', nn: 'Alle', en: 'All' },
  danger: { nb: 'Må rettes', nn: 'Må rettast', en: 'To correct' },
  warning: { nb: 'Varsler', nn: 'Varsel', en: 'Warnings' },
  shown: { nb: 'Linjer som vises: {n}', nn: 'Linjer som blir viste: {n}', en: 'Lines shown: {n}' },
  noneShown: { nb: 'Ingen linjer å vise', nn: 'Ingen linjer å vise', en: 'No lines to show' },
  forLine: { nb: 'Linje {n}:', nn: 'Linje {n}:', en: 'Line {n}:' },
  forChosen: { nb: '{n} valgte:', nn: '{n} valde:', en: '{n} chosen:' },
  select: { nb: 'Velg linje {n}, {name}', nn: 'Vel linje {n}, {name}', en: 'Choose line {n}, {name}' },
  selectAll: { nb: 'Velg alle linjer', nn: 'Vel alle linjer', en: 'Choose all lines' },
  chosen: { nb: 'Valgt: {n}', nn: 'Vald: {n}', en: 'Chosen: {n}' },
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  copy: { nb: 'Kopier', nn: 'Kopier', en: 'Copy' },
  delete: { nb: 'Slett', nn: 'Slett', en: 'Delete' },
  ofLine: { nb: '{one} {n}, {name}', nn: '{one} {n}, {name}', en: '{one} {n}, {name}' },
  ofChosen: { nb: '{n} valgte', nn: '{n} valde', en: '{n} chosen' },
  heading: { nb: '{One} {n}', nn: '{One} {n}', en: '{One} {n}' },
  back: { nb: 'Alle {many}', nn: 'Alle {many}', en: 'All {many}' },
  previous: { nb: 'Forrige linje (Alt + pil opp)', nn: 'Førre linje (Alt + pil opp)', en: 'Previous line (Alt + up)' },
  next: { nb: 'Neste linje (Alt + pil ned)', nn: 'Neste linje (Alt + pil ned)', en: 'Next line (Alt + down)' },
  nowAt: { nb: '{One} {n}, {name}', nn: '{One} {n}, {name}', en: '{One} {n}, {name}' },
  copied: { nb: '{One} {n} er kopiert', nn: '{One} {n} er kopiert', en: '{One} {n} is copied' },
  copiedMany: { nb: '{n} {many} er kopiert', nn: '{n} {many} er kopierte', en: '{n} {many} are copied' },
  deleted: { nb: '{One} {n} er slettet', nn: '{One} {n} er sletta', en: '{One} {n} is deleted' },
  deletedMany: { nb: '{n} {many} er slettet', nn: '{n} {many} er sletta', en: '{n} {many} are deleted' },
  undo: { nb: 'Angre', nn: 'Angre', en: 'Undo' },
  restored: { nb: '{One} {n} er tilbake', nn: '{One} {n} er tilbake', en: '{One} {n} is back' },
  restoredMany: { nb: '{n} {many} er tilbake', nn: '{n} {many} er tilbake', en: '{n} {many} are back' },
  keyMove: { nb: 'bytter linje', nn: 'byter linje', en: 'change line' },
  keyFields: { nb: 'til feltene', nn: 'til felta', en: 'to the fields' },
  keyBack: { nb: 'tilbake til linjen', nn: 'tilbake til linja', en: 'back to the line' },
  keyCopy: { nb: 'kopierer', nn: 'kopierer', en: 'copies' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    lineTable: typeof lineTableTexts
  }
}
