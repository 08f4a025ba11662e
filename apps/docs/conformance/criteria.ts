/** A test, by its file and part of its title as `npm test` or `npm run proof` prints it. */
export type Evidence = readonly [file: string, title: string]

/** A success criterion of WCAG 2.2 at level A or AA, with the evidence that the library meets it. */
export interface Criterion {
  readonly id: string
  readonly level: 'A' | 'AA'
  readonly en: string
  readonly nb: string
  readonly tests?: readonly Evidence[]
  /** Why no part of the library can meet or break it. */
  readonly notFor?: { readonly en: string; readonly nb: string }
}

const ui = 'packages/ui/src'
const part = (file: string, title: string): Evidence => [`${ui}/components/${file}`, title]
const trade = (file: string, title: string): Evidence => [`${ui}/certificate/${file}`, title]
const looks = (file: string, title: string): Evidence => [`.storybook/tests/${file}`, title]

const contrast: Evidence = [`${ui}/tokens.test.ts`, '[THM-09] contrast in the %s theme']
const layers = looks('layers.spec.ts', '[LIB-01] everything that opens does so inside')
const inSight = looks('focus.spec.ts', 'what has focus is in sight in the smallest windows')
const tied = part('field/field.test.tsx', 'ties label, hint and error to the control')
const summary = part('form/step-form.test.tsx', '[WIZ-24] takes focus to the summary, and from each line to its field')
const contract: Evidence = [
  `${ui}/contract/conformance.test.tsx`,
  'says each name once, is no landmark while it is empty',
]
const words: Evidence = [
  `${ui}/contract/conformance.test.tsx`,
  'speaks three languages and leaves no key or mark in the text',
]
/** Covers every story: with text spacing, at 400 % zoom, at 320 px and in print. */
const cutOff = looks('stories.spec.ts', 'text that is cut off')

const noMedia = { en: 'The library plays neither sound nor video.', nb: 'Biblioteket spiller verken lyd eller video.' }
const ofThePage = {
  en: 'A matter of the page that the parts stand in.',
  nb: 'Avgjøres av siden som delene står i.',
}

/** All 55 criteria of levels A and AA. One without tests, axe rules or a reason is reported as not evaluated. */
export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    level: 'A',
    en: 'Non-text content',
    nb: 'Ikke-tekstlig innhold',
    tests: [
      contract,
      trade('application-detail/application-detail.test.tsx', '[DET-04] names one icon for each format'),
    ],
  },
  { id: '1.2.1', level: 'A', en: 'Audio-only and video-only', nb: 'Bare lyd og bare video', notFor: noMedia },
  { id: '1.2.2', level: 'A', en: 'Captions (prerecorded)', nb: 'Teksting (forhåndsinnspilt)', notFor: noMedia },
  {
    id: '1.2.3',
    level: 'A',
    en: 'Audio description or media alternative',
    nb: 'Synstolking eller mediealternativ',
    notFor: noMedia,
  },
  { id: '1.2.4', level: 'AA', en: 'Captions (live)', nb: 'Teksting (direkte)', notFor: noMedia },
  {
    id: '1.2.5',
    level: 'AA',
    en: 'Audio description (prerecorded)',
    nb: 'Synstolking (forhåndsinnspilt)',
    notFor: noMedia,
  },
  {
    id: '1.3.1',
    level: 'A',
    en: 'Info and relationships',
    nb: 'Informasjon og relasjoner',
    tests: [
      tied,
      part('form/step-form.test.tsx', '[WIZ-08] groups the fields of a section under its name for ears'),
      trade(
        'application-table/application-table.test.tsx',
        '[TBL-08] keeps the roles of a table when styles turn rows into cards',
      ),
    ],
  },
  { id: '1.3.2', level: 'A', en: 'Meaningful sequence', nb: 'Meningsfylt rekkefølge' },
  { id: '1.3.3', level: 'A', en: 'Sensory characteristics', nb: 'Sensoriske egenskaper' },
  { id: '1.3.4', level: 'AA', en: 'Orientation', nb: 'Visningsretning' },
  { id: '1.3.5', level: 'AA', en: 'Identify input purpose', nb: 'Identifiser formål med inndata' },
  {
    id: '1.4.1',
    level: 'A',
    en: 'Use of colour',
    nb: 'Bruk av farge',
    tests: [looks('stories.spec.ts', 'alike in forced colours')],
  },
  { id: '1.4.2', level: 'A', en: 'Audio control', nb: 'Styring av lyd', notFor: noMedia },
  {
    id: '1.4.3',
    level: 'AA',
    en: 'Contrast (minimum)',
    nb: 'Kontrast (minimum)',
    tests: [contrast, looks('accessible.spec.ts', '[THM-09] in forced colours axe measures what the system paints')],
  },
  { id: '1.4.4', level: 'AA', en: 'Resize text', nb: 'Endring av tekststørrelse', tests: [cutOff] },
  {
    id: '1.4.5',
    level: 'AA',
    en: 'Images of text',
    nb: 'Bilder av tekst',
    notFor: { en: 'No part draws text as a picture.', nb: 'Ingen del tegner tekst som bilde.' },
  },
  { id: '1.4.10', level: 'AA', en: 'Reflow', nb: 'Dynamisk tilpasning', tests: [cutOff] },
  { id: '1.4.11', level: 'AA', en: 'Non-text contrast', nb: 'Kontrast for ikke-tekstlig innhold', tests: [contrast] },
  { id: '1.4.12', level: 'AA', en: 'Text spacing', nb: 'Tekstavstand', tests: [cutOff] },
  {
    id: '1.4.13',
    level: 'AA',
    en: 'Content on hover or focus',
    nb: 'Pekerfølsomt innhold eller innhold ved fokus',
    tests: [layers, looks('layers.spec.ts', '[LIB-10] a tip stays while the pointer is on it')],
  },
  {
    id: '2.1.1',
    level: 'A',
    en: 'Keyboard',
    nb: 'Tastatur',
    tests: [
      layers,
      part('combobox/combobox.test.tsx', 'is worked with the keyboard alone, and says how many it found'),
    ],
  },
  { id: '2.1.2', level: 'A', en: 'No keyboard trap', nb: 'Ingen tastaturfelle', tests: [layers] },
  {
    id: '2.1.4',
    level: 'A',
    en: 'Character key shortcuts',
    nb: 'Hurtigtaster som består av ett tegn',
    tests: [
      trade('application-detail/changes.test.tsx', '[CHG-04] n and p walk through the changes while focus is in it'),
    ],
  },
  {
    id: '2.2.1',
    level: 'A',
    en: 'Timing adjustable',
    nb: 'Justerbar hastighet',
    tests: [part('toast/toast.test.tsx', 'keeps an error until it is closed')],
  },
  { id: '2.2.2', level: 'A', en: 'Pause, stop, hide', nb: 'Pause, stopp, skjul' },
  {
    id: '2.3.1',
    level: 'A',
    en: 'Three flashes or below threshold',
    nb: 'Terskelverdi på maksimalt tre glimt',
    notFor: { en: 'Nothing flashes.', nb: 'Ingenting blinker.' },
  },
  { id: '2.4.1', level: 'A', en: 'Bypass blocks', nb: 'Hoppe over blokker' },
  { id: '2.4.2', level: 'A', en: 'Page titled', nb: 'Sidetitler', notFor: ofThePage },
  {
    id: '2.4.3',
    level: 'A',
    en: 'Focus order',
    nb: 'Fokusrekkefølge',
    tests: [
      layers,
      part(
        'upload-widget/upload-widget.test.tsx',
        '[UPL-07] moves focus to the next file, the one before, and the button',
      ),
    ],
  },
  {
    id: '2.4.4',
    level: 'A',
    en: 'Link purpose (in context)',
    nb: 'Formål med lenke (i kontekst)',
    tests: [part('summary/summary.test.tsx', '[WIZ-16] each step and each item has its own way to be changed')],
  },
  { id: '2.4.5', level: 'AA', en: 'Multiple ways', nb: 'Flere måter', notFor: ofThePage },
  {
    id: '2.4.6',
    level: 'AA',
    en: 'Headings and labels',
    nb: 'Overskrifter og ledetekster',
    tests: [
      words,
      trade('message-thread/message-thread.test.tsx', '[THM-06] names each message after who wrote it and when'),
    ],
  },
  { id: '2.4.7', level: 'AA', en: 'Focus visible', nb: 'Synlig fokus', tests: [inSight, contrast] },
  {
    id: '2.4.11',
    level: 'AA',
    en: 'Focus not obscured (minimum)',
    nb: 'Fokus ikke tildekket (minimum)',
    tests: [inSight, looks('focus.spec.ts', 'receipts leave the title and the cross of a sheet in reach on a phone')],
  },
  {
    id: '2.5.1',
    level: 'A',
    en: 'Pointer gestures',
    nb: 'Pekerbevegelser',
    notFor: { en: 'No part asks for a path or for two fingers.', nb: 'Ingen del krever en bane eller to fingre.' },
  },
  {
    id: '2.5.2',
    level: 'A',
    en: 'Pointer cancellation',
    nb: 'Pekeravbrytelse',
    tests: [
      [`${ui}/foundation/internal/presses.test.tsx`, '[EXP-02] lets nothing change between press and click'],
      [`${ui}/foundation/internal/presses.test.tsx`, 'presses nothing when the press became a drag'],
    ],
  },
  {
    id: '2.5.3',
    level: 'A',
    en: 'Label in name',
    nb: 'Ledetekst i navn',
    tests: [[`${ui}/contract/conformance.test.tsx`, '[LIB-10] has what is seen on a control in its name']],
  },
  {
    id: '2.5.4',
    level: 'A',
    en: 'Motion actuation',
    nb: 'Bevegelsesaktivering',
    notFor: { en: 'Nothing is worked by moving the device.', nb: 'Ingenting styres ved å bevege enheten.' },
  },
  {
    id: '2.5.7',
    level: 'AA',
    en: 'Dragging movements',
    nb: 'Dra-bevegelser',
    tests: [part('upload-widget/upload-widget.test.tsx', 'moves a file with buttons when asked to')],
  },
  {
    id: '2.5.8',
    level: 'AA',
    en: 'Target size (minimum)',
    nb: 'Størrelse på trykkflate (minimum)',
    tests: [looks('accessible.spec.ts', 'axe finds targets that are too small and too near each other')],
  },
  { id: '3.1.1', level: 'A', en: 'Language of page', nb: 'Språk på siden', notFor: ofThePage },
  {
    id: '3.1.2',
    level: 'AA',
    en: 'Language of parts',
    nb: 'Språk på deler av innhold',
    tests: [
      part('combobox/combobox.test.tsx', 'says what is in another language'),
      trade(
        'certificate-pane/certificate-pane.test.tsx',
        'says a caption in English where the rest is in another language',
      ),
    ],
  },
  {
    id: '3.2.1',
    level: 'A',
    en: 'On focus',
    nb: 'Fokus',
    tests: [part('form/step-form.test.tsx', '[VAL-01] shows no error for an empty field that was only passed through')],
  },
  { id: '3.2.2', level: 'A', en: 'On input', nb: 'Inndata' },
  { id: '3.2.3', level: 'AA', en: 'Consistent navigation', nb: 'Konsekvent navigering', notFor: ofThePage },
  { id: '3.2.4', level: 'AA', en: 'Consistent identification', nb: 'Konsekvent identifikasjon' },
  { id: '3.2.6', level: 'A', en: 'Consistent help', nb: 'Konsekvent hjelp', notFor: ofThePage },
  { id: '3.3.1', level: 'A', en: 'Error identification', nb: 'Identifikasjon av feil', tests: [summary, tied] },
  {
    id: '3.3.2',
    level: 'A',
    en: 'Labels or instructions',
    nb: 'Ledetekster eller instruksjoner',
    tests: [tied, part('field/field.test.tsx', "[THM-05] shows 'Valgfritt' beside the label of what may be left out")],
  },
  {
    id: '3.3.3',
    level: 'AA',
    en: 'Error suggestion',
    nb: 'Forslag ved feil',
    tests: [part('date-picker/date-picker.test.tsx', 'keeps what is no date, and says what is wrong with it')],
  },
  {
    id: '3.3.4',
    level: 'AA',
    en: 'Error prevention (legal, financial, data)',
    nb: 'Forhindring av feil (juridiske, økonomiske, data)',
    tests: [part('confirm-dialog/confirm-dialog.test.tsx', '[STA-06] asks, works, and closes')],
  },
  { id: '3.3.7', level: 'A', en: 'Redundant entry', nb: 'Overflødig inntasting' },
  {
    id: '3.3.8',
    level: 'AA',
    en: 'Accessible authentication (minimum)',
    nb: 'Tilgjengelig autentisering (minimum)',
    notFor: { en: 'No part logs anybody in.', nb: 'Ingen del logger noen inn.' },
  },
  {
    id: '4.1.2',
    level: 'A',
    en: 'Name, role, value',
    nb: 'Navn, rolle, verdi',
    tests: [contract, [`${ui}/contract/conformance.test.tsx`, 'passes on ref, class and rest, and shows its state']],
  },
  {
    id: '4.1.3',
    level: 'AA',
    en: 'Status messages',
    nb: 'Statusbeskjeder',
    tests: [
      [`${ui}/contract/accessible-text.test.tsx`, 'the spoken contract'],
      [
        `${ui}/foundation/internal/announcer.test.ts`,
        '[LIB-02] whatever the pace of the keys, only what the list shows is said',
      ],
    ],
  },
]
