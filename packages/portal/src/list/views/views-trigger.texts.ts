export const viewsTriggerTexts = {
  views: { nb: 'Visninger', nn: 'Visingar', en: 'Views' },
  active: { nb: 'Visning: {name}', nn: 'Vising: {name}', en: 'View: {name}' },
  changed: { nb: 'endret', nn: 'endra', en: 'changed' },
} as const
