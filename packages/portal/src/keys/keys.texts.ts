import type { LocalizedText } from '@eksport/forms'

export const keysTexts = {
  title: { nb: 'Hurtigtaster', nn: 'Hurtigtastar', en: 'Keyboard shortcuts' },
  single: { nb: 'Taster som trykkes alene', nn: 'Tastar som blir trykte åleine', en: 'Keys that are pressed alone' },
  singleHint: {
    nb: 'De gjør ingenting mens du skriver i et felt. Slå dem av hvis du dikterer.',
    nn: 'Dei gjer ingenting medan du skriv i eit felt. Slå dei av om du dikterer.',
    en: 'They do nothing while you type in a field. Turn them off if you dictate.',
  },
  key: { nb: 'Tast', nn: 'Tast', en: 'Key' },
  does: { nb: 'Hva den gjør', nn: 'Kva han gjer', en: 'What it does' },
  thisList: { nb: 'Viser denne listen', nn: 'Viser denne lista', en: 'Shows this list' },
  find: {
    nb: 'Finn side, søknad eller handling',
    nn: 'Finn side, søknad eller handling',
    en: 'Find a page, application or act',
  },
  findHint: {
    nb: 'Skriv hva du vil, eller et referansenummer. Velg med piltastene og Enter.',
    nn: 'Skriv kva du vil, eller eit referansenummer. Vel med piltastane og Enter.',
    en: 'Write what you want, or a reference number. Choose with the arrow keys and Enter.',
  },
} as const satisfies Record<string, LocalizedText>
